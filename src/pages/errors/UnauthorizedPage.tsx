import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useT } from '../../i18n/index.ts'
import { to } from '../../paths.ts'
import { openModal } from '../../stores/overlays/modals.ts'
import { useSession } from '../../stores/session/session.ts'
import { Button } from '../../ui/button/Button.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { LinkButton } from '../../ui/link/LinkButton.tsx'
import { Seo } from '../../features/seo/Seo.tsx'

/**
 * Shown when the server no longer accepts the session: a login button, which leads back to the page where that happened (document 1 §6).
 */
export function UnauthorizedPage() {
  const t = useT()
  const navigate = useNavigate()
  const { state } = useLocation() as { state: unknown }
  const left = typeof state === 'string' ? state : to.home()
  const isGuest = useSession(({ user }) => user?.isGuest !== false)
  const wasGuest = useRef(isGuest)
  useEffect(() => {
    if (wasGuest.current && !isGuest) void navigate(left, { replace: true })
    wasGuest.current = isGuest
  }, [isGuest, navigate, left])
  return (
    <>
      <Seo
        seo={{ title: t('errors.unauthorized_seo'), description: t('errors.unauthorized_text') }}
        robots="noindex"
      />
      <EmptyState
        level={1}
        illustration="locked"
        title={t('errors.unauthorized_title')}
        text={t('errors.unauthorized_text')}
        action={
          <>
            {isGuest ? (
              <Button onClick={() => openModal({ kind: 'login', deferredAction: null })}>
                {t('errors.unauthorized_log_in')}
              </Button>
            ) : null}
            <LinkButton variant={isGuest ? 'outline' : 'primary'} to={to.home()}>
              {t('errors.home')}
            </LinkButton>
          </>
        }
      />
    </>
  )
}
