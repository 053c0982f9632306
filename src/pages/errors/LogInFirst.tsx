import { useEffect, useRef } from 'react'
import { useLocation, useNavigate, useRouteError } from 'react-router-dom'
import { foreseenRefusal } from '../../api/foreseenRefusal.ts'
import { useT } from '../../i18n/index.ts'
import { to } from '../../paths.ts'
import { useLogins } from '../../stores/session/logins.ts'
import { openModal, useModals } from '../../stores/overlays/modals.ts'
import { afterPaint } from '../../scheduling/afterPaint.ts'
import { Button } from '../../ui/button/Button.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { LinkButton } from '../../ui/link/LinkButton.tsx'
import { useWasTrue } from '../../ui/deferred/useWasTrue.ts'
import { Seo } from '../../features/seo/Seo.tsx'

const askForLogin = (): void => openModal({ kind: 'login', deferredAction: null })

const focusPage = () => afterPaint(() => document.getElementById('main')?.focus({ preventScroll: true }))

/** The page has replaced the pressed control, so the page receives the focus after the dialog closes. */
function focusPageAfterDialog(): void {
  if (useModals.getState().open === null) return void focusPage()
  const stop = useModals.subscribe(({ open }) => {
    if (open !== null) return
    stop()
    focusPage()
  })
}

/**
 * In place of an account page: the login dialog over the requested address. After the login the page itself is shown; a shopper who closes
 * the dialog can open it again, without repeated loads (document 1 §6).
 */
export function LogInFirst() {
  const t = useT()
  const navigate = useNavigate()
  const { pathname, search, hash } = useLocation()
  const logins = useLogins(({ count }) => count)
  const loginsBefore = useRef(logins)
  useEffect(() => {
    // The router keeps showing the error when the same address is only revalidated.
    if (logins > loginsBefore.current) void navigate({ pathname, search, hash }, { replace: true })
  }, [logins, navigate, pathname, search, hash])
  useEffect(
    () => () => {
      if (useLogins.getState().count > loginsBefore.current) focusPageAfterDialog()
    },
    [],
  )
  const isForeseen = useRouteError() === foreseenRefusal
  const wasAsked = useWasTrue(useModals(({ open }) => open?.kind === 'login'))
  useEffect(() => {
    // A prerendered page waits for the server's refusal: by then the shopper may have opened and closed the login.
    if (isForeseen || wasAsked) return
    // An open dialog is not replaced.
    if (useModals.getState().open === null) askForLogin()
  }, [isForeseen, wasAsked])
  return (
    <>
      <Seo seo={{ title: t('account.log_in_seo'), description: t('account.log_in_text') }} robots="noindex" />
      <EmptyState
        level={1}
        illustration="locked"
        title={t('account.log_in_title')}
        text={t('account.log_in_text')}
        action={
          <>
            <Button onClick={askForLogin}>{t('errors.unauthorized_log_in')}</Button>
            <LinkButton variant="outline" to={to.home()}>
              {t('errors.home')}
            </LinkButton>
          </>
        }
      />
    </>
  )
}
