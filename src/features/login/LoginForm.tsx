import { useEffect, useRef } from 'react'
import { isFailure } from '../../api/failure.ts'
import type { CartDifference } from '../../contract/entities/cart.ts'
import { ErrorCode } from '../../contract/errorCodes.ts'
import { failureMessage } from '../../i18n/failureMessages.ts'
import { useT } from '../../i18n/index.ts'
import type { MessageKey } from '../../i18n/keys.ts'
import { saveFormDraft } from '../../stores/base/formDraft.ts'
import type { SocialAccount } from '../../stores/login/social.ts'
import { Button } from '../../ui/button/Button.tsx'
import { EmailField } from '../../ui/form/EmailField.tsx'
import { FormError } from '../../ui/form/FormError.tsx'
import { PasswordField } from '../../ui/form/PasswordField.tsx'
import { useFormEngine } from '../../ui/form/useFormEngine.ts'
import { LazyDemoLogins } from './demo/LazyDemoLogins.tsx'
import styles from './Login.module.css'
import { logInAndLink } from './logInAndLink.ts'
import { hasStandIn } from './providers/standIn.ts'
import { useLoggedIn } from './useLoggedIn.ts'
import { isWideScreen } from '../../ui/layout/isWideScreen.ts'

const refusals: ReadonlyMap<unknown, MessageKey> = new Map<unknown, MessageKey>([
  [ErrorCode.LOGIN_ERROR, 'login.wrong'],
  [ErrorCode.LOGIN_ERROR_VN, 'login.sister_shop'],
])

interface LoginFormProps {
  /** The reason for the login. */
  reason: string
  email: string
  /** The social account that the login links. */
  linking: SocialAccount | null
  /** Whether the texts of the other ways to log in are loaded. */
  hasTexts: boolean
  onForgotten: (email: string) => void
  /** The shopper prefers a code to the password. */
  onCode: (email: string) => void
  /** Called after the login, with the differences of the merged cart; not if the shopper has left the form meanwhile. */
  onDone: (differences: readonly CartDifference[]) => void
}

/** Email and password, with the form engine of document 1 §5; a refusal shows its message (document 2 §8, codes 5 and 55). */
export function LoginForm({ reason, email, linking, hasTexts, onForgotten, onCode, onDone }: LoginFormProps) {
  const t = useT()
  const loggedIn = useLoggedIn(onDone)
  const submit = useRef<HTMLButtonElement>(null)
  const form = useFormEngine({
    defaultValues: { email, password: '' },
    // The password is never stored.
    onTyped: (typed) => saveFormDraft('login', { email: typed.email }),
  })
  const {
    control,
    handleSubmit,
    setFocus,
    setValue,
    clearErrors,
    getValues,
    formState,
    problem,
    setProblem,
  } = form

  useEffect(() => {
    // On a phone, the keyboard would cover the text of the dialog.
    if (isWideScreen()) setFocus(email ? 'password' : 'email')
  }, [setFocus, email])

  const send = async (typed: { email: string; password: string }) => {
    setProblem(null)
    try {
      const loginData = { email: typed.email.trim(), password: typed.password }
      await loggedIn(await logInAndLink(loginData, undefined, linking))
    } catch (error) {
      if (!isFailure(error)) throw error
      setProblem(refusals.get(error.code) ?? failureMessage(error))
    }
  }

  const fillIn = (login: { email: string; password: string }) => {
    clearErrors()
    setProblem(null)
    setValue('email', login.email)
    setValue('password', login.password)
    submit.current?.focus()
  }

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void handleSubmit(send)(event)}>
      <p>{reason}</p>
      <FormError message={problem && t(problem)} />
      <EmailField
        control={control}
        name="email"
        label={t('login.email')}
        requiredMessage={t('required.email')}
        isUsername
      />
      <PasswordField
        control={control}
        name="password"
        autoComplete="current-password"
        label={t('login.password')}
        requiredMessage={t('required.password')}
      />
      <Button ref={submit} type="submit" size="large" wide pending={formState.isSubmitting}>
        {t('login.submit')}
      </Button>
      <div className={styles.others}>
        <Button variant="quiet" onClick={() => onCode(getValues('email').trim())}>
          {t('login.with_code')}
        </Button>
        <Button variant="quiet" onClick={() => onForgotten(getValues('email').trim())}>
          {t('forgot_password.offer')}
        </Button>
      </div>
      {hasStandIn && linking === null ? (
        <div className={styles.demo}>{hasTexts ? <LazyDemoLogins onChosen={fillIn} /> : null}</div>
      ) : null}
    </form>
  )
}
