import { useEffect, useState } from 'react'
import { isFailure } from '../../api/failure.ts'
import type { CartDifference } from '../../contract/entities/cart.ts'
import { Refusal } from '../../contract/errorCodes.ts'
import { useT } from '../../i18n/index.ts'
import { isUnanswered } from '../../stores/base/isUnanswered.ts'
import { logIn } from '../../stores/login/logIn.ts'
import { resetPassword, resetTokenFor } from '../../stores/login/password.ts'
import { Button } from '../../ui/button/Button.tsx'
import { CodeField } from '../../ui/form/CodeField.tsx'
import { FormError } from '../../ui/form/FormError.tsx'
import { useFormEngine } from '../../ui/form/useFormEngine.ts'
import styles from './Login.module.css'
import { NewPassword } from './NewPassword.tsx'
import { ResendCode } from './ResendCode.tsx'
import { useLoggedIn } from './useLoggedIn.ts'
import { useCodeAttempt } from './useSentCode.ts'

interface ResetByCodeFormProps {
  email: string
  /** The masked destination of the code. */
  sentTo: string
  sentAt: number
  onAgain: () => Promise<unknown>
  onOther: () => void
  onDone: (differences: readonly CartDifference[]) => void
}

/** Chooses a new password with the code that was sent, and logs in with it (document 2 §7, forget-password with `otp`). */
export function ResetByCodeForm({ email, sentTo, sentAt, onAgain, onOther, onDone }: ResetByCodeFormProps) {
  const t = useT()
  const loggedIn = useLoggedIn(onDone)
  const { control, handleSubmit, resetField, setError, setFocus, setValue, formState, problem, setProblem } =
    useFormEngine({ defaultValues: { code: '', password: '' } })
  // A code is used up by its first use: the token is what a second attempt after a lost connection needs.
  const [reset, setReset] = useState<{ token: string; code: string; isDone: boolean } | null>(null)
  const [wasUnanswered, setUnanswered] = useState(false)
  const [firstSentAt] = useState(sentAt)
  useEffect(() => {
    // A new code replaces the old one. The first may already be filled in, by the browser for example.
    if (sentAt !== firstSentAt) resetField('code')
    setFocus('code')
  }, [resetField, setFocus, sentAt, firstSentAt])

  const refuseCode = (message: string) => setError('code', { type: 'server', message }, { shouldFocus: true })
  const attempt = useCodeAttempt({ refuseCode, setProblem })
  /** Sets the password. A token that is used up after a lost answer has set it; the login that follows shows it. */
  const setPassword = async (token: string, password: string) => {
    try {
      await resetPassword(token, password)
    } catch (error) {
      if (isUnanswered(error)) setUnanswered(true)
      const isUsedUp = isFailure(error) && error.code === Refusal.RESET_LINK_INVALID
      if (!isUsedUp || !wasUnanswered) throw error
    }
  }
  const save = handleSubmit(({ code, password }) =>
    attempt(async () => {
      const known = reset?.code === code ? reset : null
      // After a reset, only the login can have failed.
      if (!known?.isDone) {
        const token = known?.token ?? (await resetTokenFor(email, code))
        if (token === null) return refuseCode(t('checkout.code_dead'))
        setReset({ token, code, isDone: false })
        await setPassword(token, password)
        setReset({ token, code, isDone: true })
      }
      return loggedIn({ differences: await logIn({ email, password }), link: null })
    }),
  )

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void save(event)}>
      <FormError message={problem && t(problem)} />
      <CodeField
        control={control}
        name="code"
        label={t('open_account.code')}
        sentTo={sentTo}
        sentAt={sentAt}
        onRead={(code) => setValue('code', code)}
      />
      <NewPassword control={control} name="password" email={email} />
      <Button type="submit" size="large" wide pending={formState.isSubmitting}>
        {t('reset_password.submit')}
      </Button>
      <ResendCode sentAt={sentAt} onAgain={onAgain} />
      <Button variant="quiet" wide onClick={onOther}>
        {t('code_login.other_email')}
      </Button>
    </form>
  )
}
