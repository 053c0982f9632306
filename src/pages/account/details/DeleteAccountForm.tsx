import { useNavigate } from 'react-router-dom'
import { Refusal } from '../../../contract/errorCodes.ts'
import { ResendCode } from '../../../features/login/ResendCode.tsx'
import { useSentCode } from '../../../features/login/useSentCode.ts'
import { useT } from '../../../i18n/index.ts'
import { to } from '../../../paths.ts'
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
  const { control, handleSubmit, resetField, setError, setValue, formState, problem, setProblem } =
    useFormEngine({
      defaultValues: { password: '', code: '' },
    })
  const { sent, attempt, sendCode } = useSentCode({
    refuseCode: (message) => setError('code', { type: 'server', message }, { shouldFocus: true }),
    clearCode: () => resetField('code'),
    setProblem,
    refuse: ({ code }) => {
      if (code === Refusal.LAST_OWNER) setProblem('your_data.last_owner')
      else if (code === Refusal.WRONG_PASSWORD) {
        const message = t('details.password_wrong')
        setError('password', { type: 'server', message }, { shouldFocus: true })
      } else return false
      return true
    },
  })
  const isProofAsked = hasPassword || sent !== null

  const sendToEmail = () => sendCode(() => sendLoginCode({ email }))
  const remove = (proof: { password: string } | { otp: string }) =>
    attempt(async () => {
      await deleteAccount(proof)
      notify({ key: 'your_data.deleted', tone: 'info', slot: 'login' })
      await navigate(to.home(), { replace: true })
    })
  const send = handleSubmit(({ password, code }) =>
    isProofAsked ? remove(hasPassword ? { password } : { otp: code }) : sendToEmail(),
  )
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
          sentAt={sent.at}
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
      {sent ? <ResendCode sentAt={sent.at} onAgain={sendToEmail} /> : null}
      <Button variant="outline" wide onClick={onKeep}>
        {t('your_data.keep')}
      </Button>
    </form>
  )
}
