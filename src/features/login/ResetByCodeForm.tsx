import { useEffect, useState } from 'react'
import { isFailure } from '../../api/failure.ts'
import type { CartDifference } from '../../contract/entities/cart.ts'
import { ErrorCode } from '../../contract/errorCodes.ts'
import { failureMessage } from '../../i18n/failureMessages.ts'
import { useT } from '../../i18n/index.ts'
import { logIn } from '../../stores/login/logIn.ts'
import { resetPassword, resetTokenFor } from '../../stores/login/password.ts'
import { Button } from '../../ui/button/Button.tsx'
import { CodeField } from '../../ui/form/CodeField.tsx'
import { FormError } from '../../ui/form/FormError.tsx'
import { useFormEngine } from '../../ui/form/useFormEngine.ts'
import { codeRefusal } from './codeRefusal.ts'
import styles from './Login.module.css'
import { NewPassword } from './NewPassword.tsx'
import { ResendCode } from './ResendCode.tsx'
import { useLoggedIn } from './useLoggedIn.ts'

interface ResetByCodeFormProps {
  email: string
  /** The masked destination of the code. */
  sentTo: string
  sentAt: number
  onAgain: () => void
  onOther: () => void
  onDone: (differences: readonly CartDifference[]) => void
}

/** Chooses a new password with the code that was sent, and logs in with it (document 2 §7, forget-password with `otp`). */
export function ResetByCodeForm({ email, sentTo, sentAt, onAgain, onOther, onDone }: ResetByCodeFormProps) {
  const t = useT()
  const loggedIn = useLoggedIn(onDone)
  const { control, handleSubmit, setError, setFocus, setValue, formState, problem, setProblem } =
    useFormEngine({ defaultValues: { code: '', password: '' } })
  // A code is used up by its first use: the token is what a second attempt after a lost connection needs.
  const [reset, setReset] = useState<{ token: string; code: string } | null>(null)
  const [firstSentAt] = useState(sentAt)
  useEffect(() => {
    // A new code replaces the old one. The first may already be filled in, by the browser for example.
    if (sentAt !== firstSentAt) setValue('code', '')
    setFocus('code')
  }, [setFocus, setValue, sentAt, firstSentAt])

  const refuse = (name: 'code' | 'password', message: string) =>
    setError(name, { type: 'server', message }, { shouldFocus: true })
  const save = handleSubmit(async ({ code, password }) => {
    setProblem(null)
    try {
      const token = reset?.code === code ? reset.token : await resetTokenFor(email, code)
      if (token === null) return refuse('code', t('checkout.code_dead'))
      setReset({ token, code })
      await resetPassword(token, password)
      await loggedIn({ differences: await logIn({ email, password }), link: null })
    } catch (error) {
      if (!isFailure(error)) throw error
      if (error.code !== ErrorCode.OTP_ERROR) return setProblem(failureMessage(error))
      const { key, values } = codeRefusal(error)
      refuse('code', t(key, values))
    }
    return undefined
  })

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void save(event)}>
      <FormError message={problem && t(problem)} />
      <CodeField
        control={control}
        name="code"
        label={t('open_account.code')}
        sentTo={sentTo}
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
