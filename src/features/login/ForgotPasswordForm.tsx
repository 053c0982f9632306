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
  /** The email that was typed into the login. */
  email: string
  onLogIn: (email: string) => void
}

/**
 * Sends a link for choosing a new password (document 2 §7, forget-password). The message is the same for an email without an account, so
 * that it does not reveal who has one.
 */
export function ForgotPasswordForm({ email, onLogIn }: ForgotPasswordFormProps) {
  const t = useT()
  const [sentTo, setSentTo] = useState<string | null>(null)
  const { control, handleSubmit, setFocus, getValues, formState, problem, setProblem } = useFormEngine({
    defaultValues: { email },
    onMended: () => setSentTo(null),
  })

  useEffect(() => {
    // On a phone, the keyboard would cover the text of the dialog.
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
        requiredMessage={t('form.required_message_default')}
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
