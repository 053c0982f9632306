import { useCallback, useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { useT } from '../../i18n/index.ts'
import { to } from '../../paths.ts'
import { openModal, useModals } from '../../stores/overlays/modals.ts'
import { usePageData } from '../../stores/session/pageData.ts'
import { useSession } from '../../stores/session/session.ts'
import { Button } from '../../ui/button/Button.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { LinkButton } from '../../ui/link/LinkButton.tsx'
import { Seo } from '../../features/seo/Seo.tsx'

/** Whose password was just chosen, where that is how the shopper came. */
const emailIn = (state: unknown): string | undefined => {
  const email: unknown = Reflect.get(Object(state), 'email')
  return typeof email === 'string' ? email : undefined
}

/**
 * `/login`, and on the way to the checkout `/checkout-login`, where a guest may also go on as they are: the login over its own address. The
 * server leads on whoever is logged in.
 */
export function LogInPage() {
  const t = useT()
  const { page } = usePageData()
  const email = emailIn(useLocation().state)
  const askForLogin = useCallback(
    () => openModal({ kind: 'login', deferredAction: null, ...(email ? { email } : {}) }),
    [email],
  )
  const isGuest = useSession(({ user }) => user?.isGuest !== false)
  useEffect(() => {
    // A dialog that is open already is not taken away.
    if (isGuest && useModals.getState().open === null) askForLogin()
  }, [isGuest, askForLogin])
  return (
    <>
      <Seo seo={page.seo} robots="noindex" />
      <EmptyState
        level={1}
        illustration="welcome"
        title={t('login.title')}
        text={page.seo.description}
        action={
          <>
            <Button onClick={askForLogin}>{t('login.submit')}</Button>
            {page.kind === 'checkoutLogin' ? (
              <LinkButton variant="outline" to={to.checkout()}>
                {t('login.as_guest')}
              </LinkButton>
            ) : (
              <LinkButton variant="outline" to={to.home()}>
                {t('errors.home')}
              </LinkButton>
            )}
          </>
        }
      />
    </>
  )
}
