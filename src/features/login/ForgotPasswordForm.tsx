import { useEffect, useState } from 'react'
import { isFailure } from '../../api/failure.ts'
import { MOBILE_BREAKPOINT_PX, RESET_LINK_VALID_MS } from '../../contract/limits.ts'
import { failureMessage } from '../../i18n/failureMessages.ts'
import { useT } from '../../i18n/index.ts'
import { sendResetLink } from '../../stores/login/password.ts'
import { Button } from '../../ui/button/Button.tsx'
import { EmailField } from '../../ui/form/EmailField.tsx'
import { FormError } from '../../ui/form/FormError.tsx'
import { useFormEngine } from '../../ui/form/useFormEngine.ts'
import styles from './Login.module.css'

const MINUTE_MS = 60_000

interface ForgotPasswordFormProps {
  /** What was typed into the login. */
  email: string
  onLogIn: (email: string) => void
}

/**
 * Has a link sent to choose a new password with (document 2 §7, forget-password). What it says is the same for an e-mail that has no
 * account: nobody learns here who shops with us.
 */
export function ForgotPasswordForm({ email, onLogIn }: ForgotPasswordFormProps) {
  const t = useT()
  const [sentTo, setSentTo] = useState<string | null>(null)
  const { control, handleSubmit, setFocus, getValues, formState, problem, setProblem } = useFormEngine({
    defaultValues: { email },
    onMended: () => setSentTo(null),
  })

  useEffect(() => {
    // On a phone the keyboard would cover what the dialog says first.
    if (matchMedia(`(min-width: ${MOBILE_BREAKPOINT_PX}px)`).matches) setFocus('email')
  }, [setFocus])

  const send = async (typed: { email: string }) => {
    setProblem(null)
    const to = typed.email.trim()
    try {
      await sendResetLink(to)
      setSentTo(to)
    } catch (error) {
      if (!isFailure(error)) throw error
      setProblem(failureMessage(error))
    }
  }

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void handleSubmit(send)(event)}>
      <p>{t('forgot_password.text')}</p>
      <FormError message={problem && t(problem)} />
      <EmailField
        control={control}
        name="email"
        label={t('login.email')}
        requiredMessage={t('required.email')}
        isUsername
      />
      <p className={styles.sent} role="status">
        {sentTo === null
          ? null
          : t('forgot_password.sent', { email: sentTo, minutes: RESET_LINK_VALID_MS / MINUTE_MS })}
      </p>
      <Button type="submit" size="large" wide pending={formState.isSubmitting}>
        {t(sentTo === null ? 'forgot_password.submit' : 'forgot_password.again')}
      </Button>
      <Button variant="quiet" wide onClick={() => onLogIn(getValues('email').trim())}>
        {t('forgot_password.back')}
      </Button>
    </form>
  )
}
