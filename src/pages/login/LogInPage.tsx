import { lazy, Suspense, useCallback, useEffect } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import type { PageData } from '../../contract/entities/page.ts'
import { loadTexts, useT } from '../../i18n/index.ts'
import { to } from '../../paths.ts'
import { type LoginStage, openModal, useModals } from '../../stores/overlays/modals.ts'
import { usePageData } from '../../stores/session/pageData.ts'
import { useSession } from '../../stores/session/session.ts'
import { Button } from '../../ui/button/Button.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { LinkButton } from '../../ui/link/LinkButton.tsx'
import { OpenSessionLink } from './OpenSessionLink.tsx'
import { PlainTextSkeleton } from '../plain/PlainTextSkeleton.tsx'
import { Seo } from '../../features/seo/Seo.tsx'

/** The email of the account whose password was just changed, if any. */
const emailIn = (state: unknown): string | undefined => {
  const email: unknown = Reflect.get(Object(state), 'email')
  return typeof email === 'string' ? email : undefined
}

const stages: readonly LoginStage[] = ['code', 'join', 'forgotten']

/** `/login?form=join`: the form that the dialog opens with. */
const stageIn = (query: URLSearchParams): LoginStage =>
  stages.find((stage) => stage === query.get('form')) ?? 'login'

/** The page loads with the dialog's texts, which are not those of the start. */
const CheckoutLoginPage = lazy(async () => {
  const [page] = await Promise.all([import('./CheckoutLoginPage.tsx'), loadTexts('account')])
  return { default: page.CheckoutLoginPage }
})

/** `/login`, and `/checkout-login` on the way to the checkout. The server redirects logged-in shoppers. */
export function LogInPage() {
  const { page } = usePageData()
  const [query] = useSearchParams()
  const token = query.get('token')
  if (page.kind !== 'checkoutLogin')
    return token === null ? <LogIn page={page} /> : <OpenSessionLink token={token} />
  return (
    <Suspense fallback={<PlainTextSkeleton />}>
      <CheckoutLoginPage />
    </Suspense>
  )
}

/** The login dialog over its own address. */
function LogIn({ page }: Pick<PageData, 'page'>) {
  const t = useT()
  const email = emailIn(useLocation().state)
  const [query] = useSearchParams()
  const stage = stageIn(query)
  const askForLogin = useCallback(
    () =>
      openModal({
        kind: 'login',
        deferredAction: null,
        stage,
        ...(email ? { email, note: 'reset' as const } : {}),
      }),
    [email, stage],
  )
  const isGuest = useSession(({ user }) => user?.isGuest !== false)
  useEffect(() => {
    // An open dialog is not replaced.
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
            <LinkButton variant="outline" to={to.home()}>
              {t('errors.home')}
            </LinkButton>
          </>
        }
      />
    </>
  )
}
