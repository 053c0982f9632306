import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { type Failure, isFailure } from '../../../api/failure.ts'
import { ErrorCode, Refusal } from '../../../contract/errorCodes.ts'
import { codeRefusal } from '../../../features/login/codeRefusal.ts'
import { ResendCode } from '../../../features/login/ResendCode.tsx'
import { failureMessage } from '../../../i18n/failureMessages.ts'
import { useT } from '../../../i18n/index.ts'
import { to } from '../../../paths.ts'
import { now } from '../../../stores/base/clock.ts'
import { sendLoginCode } from '../../../stores/login/codes.ts'
import { deleteAccount } from '../../../stores/login/deleteAccount.ts'
import { notify } from '../../../stores/notices/notices.ts'
import type { Account } from '../../../stores/session/account.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { CodeField } from '../../../ui/form/CodeField.tsx'
import { FormError } from '../../../ui/form/FormError.tsx'
import { PasswordField } from '../../../ui/form/PasswordField.tsx'
import { useFormEngine } from '../../../ui/form/useFormEngine.ts'
import formStyles from '../AccountForm.module.css'
import styles from './DeleteAccountForm.module.css'

export interface DeleteAccountFormProps {
  user: Pick<Account, 'email' | 'hasPassword'>
  onKeep: () => void
}

/** What happens to each part of the account. */
const consequences = ['orders', 'points', 'lists', 'login'] as const

/**
 * Deletes the account after the shopper has read what is lost, and has confirmed with the password; an account without one, with a code that is
 * sent to its email.
 */
export function DeleteAccountForm({ user: { email, hasPassword }, onKeep }: DeleteAccountFormProps) {
  const t = useT()
  const navigate = useNavigate()
  const [sent, setSent] = useState<{ sentTo: string; at: number } | null>(null)
  const { control, handleSubmit, setError, setValue, formState, problem, setProblem } = useFormEngine({
    defaultValues: { password: '', code: '' },
  })
  const isProofAsked = hasPassword || sent !== null

  const refuse = (failure: Failure) => {
    if (failure.code === Refusal.WRONG_PASSWORD)
      setError('password', { type: 'server', message: t('details.password_wrong') }, { shouldFocus: true })
    else if (failure.code === ErrorCode.OTP_ERROR) {
      const { key, values } = codeRefusal(failure)
      setError('code', { type: 'server', message: t(key, values) }, { shouldFocus: true })
    } else setProblem(failure.code === Refusal.LAST_OWNER ? 'your_data.last_owner' : failureMessage(failure))
  }
  const sendCode = async () => {
    setProblem(null)
    try {
      const sentTo = await sendLoginCode({ email })
      setValue('code', '')
      setSent({ sentTo, at: now() })
    } catch (error) {
      if (!isFailure(error)) throw error
      setProblem(failureMessage(error))
    }
  }
  const send = handleSubmit(async ({ password, code }) => {
    if (!isProofAsked) {
      await sendCode()
      return
    }
    setProblem(null)
    const failure = await deleteAccount(hasPassword ? { password } : { otp: code })
    if (failure) {
      refuse(failure)
      return
    }
    notify({ key: 'your_data.deleted', tone: 'info', slot: 'login' })
    await navigate(to.home(), { replace: true })
  })
  return (
    <form className={formStyles.form} noValidate onSubmit={(event) => void send(event)}>
      <ul className={styles.consequences}>
        {consequences.map((one) => (
          <li key={one}>{t(`your_data.delete_${one}`)}</li>
        ))}
      </ul>
      <FormError message={problem && t(problem)} />
      {hasPassword ? (
        <PasswordField
          control={control}
          name="password"
          label={t('details.password_current')}
          autoComplete="current-password"
          requiredMessage={t('required.password')}
        />
      ) : null}
      {sent ? (
        <CodeField
          control={control}
          name="code"
          label={t('open_account.code')}
          sentTo={sent.sentTo}
          onRead={(code) => setValue('code', code)}
        />
      ) : null}
      <Button
        type="submit"
        variant={isProofAsked ? 'danger' : 'primary'}
        size="large"
        wide
        pending={formState.isSubmitting}
      >
        {t(isProofAsked ? 'your_data.delete_now' : 'your_data.send_code')}
      </Button>
      {sent ? <ResendCode sentAt={sent.at} onAgain={() => void sendCode()} /> : null}
      <Button variant="outline" wide onClick={onKeep}>
        {t('your_data.keep')}
      </Button>
    </form>
  )
}
