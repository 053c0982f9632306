import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router-dom'
import { isFailure } from '../../api/failure.ts'
import type { CartDifference } from '../../contract/entities/cart.ts'
import { ErrorCode } from '../../contract/errorCodes.ts'
import { MOBILE_BREAKPOINT_PX } from '../../contract/limits.ts'
import { failureMessage } from '../../i18n/failureMessages.ts'
import { useT } from '../../i18n/index.ts'
import type { MessageKey } from '../../i18n/keys.ts'
import { currentAccount } from '../../stores/session/account.ts'
import { logIn } from '../../stores/login/logIn.ts'
import { notify } from '../../stores/notices/notices.ts'
import { Button } from '../../ui/button/Button.tsx'
import { EmailField } from '../../ui/form/EmailField.tsx'
import { FormError } from '../../ui/form/FormError.tsx'
import { PasswordField } from '../../ui/form/PasswordField.tsx'
import { useFormEngine } from '../../ui/form/useFormEngine.ts'
import styles from './Login.module.css'

const refusals: ReadonlyMap<unknown, MessageKey> = new Map<unknown, MessageKey>([
  [ErrorCode.LOGIN_ERROR, 'login.wrong'],
  [ErrorCode.LOGIN_ERROR_VN, 'login.sister_shop'],
])

interface LoginFormProps {
  /** The reason for the login. */
  reason: string
  email: string
  onForgotten: (email: string) => void
  /** Called after the login, with the differences of the merged cart; not if the shopper has left the form meanwhile. */
  onDone: (differences: readonly CartDifference[]) => void
}

/** Email and password, with the form engine of document 1 §5; a refusal shows its message (document 2 §8, codes 5 and 55). */
export function LoginForm({ reason, email, onForgotten, onDone }: LoginFormProps) {
  const t = useT()
  const { revalidate } = useRevalidator()
  const isHere = useRef(true)
  const { control, handleSubmit, setFocus, getValues, formState, problem, setProblem } = useFormEngine({
    defaultValues: { email, password: '' },
  })

  useEffect(() => {
    isHere.current = true
    // On a phone, the keyboard would cover the text of the dialog.
    if (matchMedia(`(min-width: ${MOBILE_BREAKPOINT_PX}px)`).matches) setFocus(email ? 'password' : 'email')
    return () => {
      isHere.current = false
    }
  }, [setFocus, email])

  const send = async (typed: { email: string; password: string }) => {
    setProblem(null)
    try {
      const differences = await logIn({ email: typed.email.trim(), password: typed.password })
      // Prices, lists and greetings are those of this shopper now.
      await revalidate()
      const name = currentAccount()?.name.first ?? ''
      notify({ key: 'login.welcome', values: { name }, tone: 'success', slot: 'login' })
      if (isHere.current) onDone(differences)
    } catch (error) {
      if (!isFailure(error)) throw error
      setProblem(refusals.get(error.code) ?? failureMessage(error))
    }
  }

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void handleSubmit(send)(event)}>
      <p>{reason}</p>
      <FormError message={problem && t(problem)} />
      <EmailField
        control={control}
        name="email"
        label={t('login.email')}
        requiredMessage={t('form.required_message_default')}
        isUsername
      />
      <PasswordField
        control={control}
        name="password"
        autoComplete="current-password"
        label={t('login.password')}
        requiredMessage={t('form.required_message_default')}
      />
      <Button type="submit" size="large" wide pending={formState.isSubmitting}>
        {t('login.submit')}
      </Button>
      <Button variant="quiet" wide onClick={() => onForgotten(getValues('email').trim())}>
        {t('forgot_password.offer')}
      </Button>
    </form>
  )
}
