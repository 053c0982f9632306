import { useEffect } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router-dom'
import { isFailure } from '../../api/failure.ts'
import { reloadDocument } from '../../api/documentLoad.ts'
import { logError } from '../../api/report.ts'
import { useT } from '../../i18n/index.ts'
import { to } from '../../paths.ts'
import { useConfig } from '../../stores/session/session.ts'
import { Button } from '../../ui/button/Button.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { focusMainIfLost } from '../../ui/layout/focusMain.ts'
import { LinkButton } from '../../ui/link/LinkButton.tsx'
import { Seo } from '../../features/seo/Seo.tsx'
import styles from './FailedPage.module.css'

const SERVICE_UNAVAILABLE = 503

type Kind = 'offline' | 'unavailable' | 'page'

function kindOf(error: unknown): Kind {
  if (!isFailure(error)) return 'page'
  if (error.kind === 'network') return 'offline'
  return error.status === SERVICE_UNAVAILABLE ? 'unavailable' : 'page'
}

/** Technical details, for the person to whom the shopper reports the error. */
const detailOf = (error: unknown): string =>
  isFailure(error) && error.status > 0
    ? `${error.status} · ${error.message}`
    : error instanceof Error
      ? error.message
      : String(error)

const illustrations = { offline: 'satellite-antenna', unavailable: 'wrench', page: 'basket' } as const

/** A page that failed to load: what happened, a retry button, and a link to the home page (document 1 §1, maintenance; document 2 §8). */
export function FailedPage({ error }: { error: unknown }) {
  const t = useT()
  const kind = kindOf(error)
  const supportEmail = useConfig()?.supportEmail
  const navigate = useNavigate()
  const { pathname, search, hash } = useLocation()
  const isLoading = useNavigation().state === 'loading'
  useEffect(() => {
    // Failed answers are logged already, and a network failure is no defect.
    if (!isFailure(error)) logError('A page could not be shown:', error)
    // The page that loads takes the place of the pressed button.
    return focusMainIfLost
  }, [error])
  // The router keeps showing the error of an address that is only revalidated, if the answer comes before React has rendered its request.
  const loadAgain = () =>
    void navigate({ pathname, search, hash }, { replace: true, preventScrollReset: true })
  // A page that fails while rendering would fail again: only a full page load helps.
  const tryAgain = () => (isFailure(error) ? loadAgain() : reloadDocument())
  return (
    <div className={styles.page}>
      <Seo seo={{ title: t('errors.page_seo'), description: t(`errors.${kind}_text`) }} robots="noindex" />
      <EmptyState
        level={1}
        illustration={illustrations[kind]}
        title={t(`errors.${kind}_title`)}
        text={t(`errors.${kind}_text`)}
        action={
          <>
            <Button pending={isLoading} onClick={tryAgain}>
              {t('errors.try_again')}
            </Button>
            <LinkButton variant="outline" to={to.home()}>
              {t('errors.home')}
            </LinkButton>
          </>
        }
      />
      {kind === 'unavailable' && supportEmail ? (
        <a className={styles.contact} href={`mailto:${supportEmail}`}>
          {t('errors.contact')}
        </a>
      ) : null}
      {kind === 'offline' ? null : (
        <details className={styles.details}>
          <summary>{t('errors.details')}</summary>
          <p>{detailOf(error)}</p>
        </details>
      )}
    </div>
  )
}
