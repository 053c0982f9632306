import type { CartDifference } from '../../contract/entities/cart.ts'
import { pathTo } from '../../contract/pathTo.ts'
import { useT } from '../../i18n/index.ts'
import type { LoginStage } from '../../stores/overlays/modals.ts'
import { closeModal } from '../../stores/overlays/modals.ts'
import type { SocialAccount } from '../../stores/login/social.ts'
import { Button } from '../../ui/button/Button.tsx'
import { LinkButton } from '../../ui/link/LinkButton.tsx'
import { CodeLoginForm } from './CodeLoginForm.tsx'
import { CreateAccountForm } from './CreateAccountForm.tsx'
import { ForgotPasswordForm } from './ForgotPasswordForm.tsx'
import { LoginForm } from './LoginForm.tsx'
import { enterWithSocial } from './logInAndLink.ts'
import { signInProviders } from './providers/signInProviders.ts'
import { LazyPasskeyLogin } from './passkeys/LazyPasskeyLogin.tsx'
import { SocialLogins } from './SocialLogins.tsx'
import { useLoggedIn } from './useLoggedIn.ts'

export type Stage = LoginStage

interface LoginStagesProps {
  stage: Stage
  /** Whether the texts of the other ways to log in are loaded. */
  hasTexts: boolean
  reason: string
  email: string
  /** The account at a provider: of a new account, or to be linked after the login. */
  social: SocialAccount | null
  mayJoin: boolean
  onTurn: (next: Stage, email: string, social: SocialAccount | null) => void
  onLoggedIn: (differences: readonly CartDifference[]) => void
}

/** The forms of the login dialog, one at a time. */
export function LoginStages({
  stage,
  hasTexts,
  reason,
  email,
  social,
  mayJoin,
  onTurn,
  onLoggedIn,
}: LoginStagesProps) {
  const t = useT()
  const loggedIn = useLoggedIn(onLoggedIn)
  const enter = async (account: SocialAccount) => {
    const entry = await enterWithSocial(account)
    if (entry.kind === 'loggedIn') await loggedIn({ differences: entry.differences, link: null })
    else if (entry.kind === 'hasAccount') onTurn('login', entry.email, account)
    else onTurn('join', account.email ?? '', account)
  }
  if (stage !== 'login' && !hasTexts) return null
  switch (stage) {
    case 'code':
      return (
        <CodeLoginForm
          email={email}
          linking={social}
          onPassword={(typed) => onTurn('login', typed, social)}
          onDone={onLoggedIn}
        />
      )
    case 'join':
      return (
        <>
          <CreateAccountForm
            // Another account fills in other fields.
            key={social?.userId ?? ''}
            social={social}
            onDone={onLoggedIn}
            onLogIn={(typed) => onTurn('login', typed, social)}
          />
          {social ? null : <SocialLogins onApproved={enter} />}
        </>
      )
    case 'forgotten':
      return (
        <ForgotPasswordForm
          email={email}
          onLogIn={(typed) => onTurn('login', typed, social)}
          onDone={onLoggedIn}
        />
      )
    case 'login':
      return (
        <>
          <LoginForm
            // Another account fills in another email.
            key={social?.userId ?? ''}
            reason={
              social ? t('social.link_text', { email, name: signInProviders[social.kind].name }) : reason
            }
            email={email}
            linking={social}
            hasTexts={hasTexts}
            onForgotten={(typed) => onTurn('forgotten', typed, social)}
            onCode={(typed) => onTurn('code', typed, social)}
            onDone={onLoggedIn}
          />
          {social ? null : <SocialLogins onApproved={enter} />}
          {social ? null : (
            <LazyPasskeyLogin
              hasTexts={hasTexts}
              onEntered={(differences) => loggedIn({ differences, link: null })}
            />
          )}
          {mayJoin && !social ? (
            <Button variant="quiet" wide onClick={() => onTurn('join', email, null)}>
              {t('open_account.offer')}
            </Button>
          ) : null}
          {social ? null : (
            <LinkButton variant="quiet" wide to={pathTo('/find-order')} onClick={closeModal}>
              {t('order.track')}
            </LinkButton>
          )}
        </>
      )
  }
}
