import { useEffect } from 'react'
import type { CartDifference } from '../../contract/entities/cart.ts'
import { EMAIL_MAXIMUM } from '../../contract/limits.ts'
import { isEmail, isPhone, phoneDigits } from '../../domain/checkout/validation.ts'
import { useT } from '../../i18n/index.ts'
import { saveFormDraft } from '../../stores/base/formDraft.ts'
import { sendLoginCode } from '../../stores/login/codes.ts'
import type { SocialAccount } from '../../stores/login/social.ts'
import { Button } from '../../ui/button/Button.tsx'
import { CodeField } from '../../ui/form/CodeField.tsx'
import { FormError } from '../../ui/form/FormError.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { useFormEngine } from '../../ui/form/useFormEngine.ts'
import styles from './Login.module.css'
import { logInAndLink } from './logInAndLink.ts'
import { DemoCodes } from './demo/DemoCodes.tsx'
import { ResendCode } from './ResendCode.tsx'
import { useLoggedIn } from './useLoggedIn.ts'
import { useSentCode } from './useSentCode.ts'

interface CodeLoginFormProps {
  /** What was typed into the login. */
  email: string
  linking: SocialAccount | null
  onPassword: (email: string) => void
  /** Called after the login, with the differences of the merged cart. */
  onDone: (differences: readonly CartDifference[]) => void
}

interface Fields {
  contact: string
  code: string
}

const isEmailLike = (contact: string): boolean => contact.includes('@')

/**
 * Logs in with a code that is sent to an email or a phone number (document 2 §7, issue-otp; §8, code 566). The answer is the same for a contact
 * without an account, so that it does not reveal who has one.
 */
export function CodeLoginForm({ email, linking, onPassword, onDone }: CodeLoginFormProps) {
  const t = useT()
  const loggedIn = useLoggedIn(onDone)
  const {
    control,
    handleSubmit,
    getValues,
    resetField,
    setError,
    setFocus,
    setValue,
    formState,
    problem,
    setProblem,
  } = useFormEngine<Fields>({
    defaultValues: { contact: email, code: '' },
    onTyped: ({ contact }) => saveFormDraft('login', { email: contact }),
  })
  const { sent, attempt, sendCode, forgetCode } = useSentCode({
    refuseCode: (message) => setError('code', { type: 'server', message }, { shouldFocus: true }),
    clearCode: () => resetField('code'),
    setProblem,
  })
  useEffect(() => setFocus(sent ? 'code' : 'contact'), [setFocus, sent])

  const sendToContact = () => {
    const contact = getValues('contact').trim()
    return sendCode(() =>
      sendLoginCode(isEmailLike(contact) ? { email: contact } : { phone: phoneDigits(contact) }),
    )
  }
  const enter = ({ contact, code }: Fields) =>
    attempt(async () => {
      const who = isEmailLike(contact) ? { email: contact.trim() } : { telephoneNumber: phoneDigits(contact) }
      await loggedIn(await logInAndLink(who, code, linking))
    })
  const send = handleSubmit((fields) => (sent ? enter(fields) : sendToContact()))

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void send(event)}>
      {sent ? null : <p>{t('code_login.text')}</p>}
      <FormError message={problem && t(problem)} />
      {sent ? (
        <CodeField
          control={control}
          name="code"
          label={t('open_account.code')}
          sentTo={sent.sentTo}
          sentAt={sent.at}
          onRead={(code) => setValue('code', code)}
        />
      ) : (
        <TextField
          control={control}
          name="contact"
          label={t('code_login.contact')}
          autoComplete="username"
          inputMode="email"
          maximumLength={EMAIL_MAXIMUM}
          requiredMessage={t('code_login.contact_required')}
          validate={(text) => {
            if (isEmailLike(text)) return isEmail(text) ? undefined : t('form.validation_email_default')
            return isPhone(text) ? undefined : t('code_login.contact_wrong')
          }}
        />
      )}
      <Button type="submit" size="large" wide pending={formState.isSubmitting}>
        {t(sent ? 'login.submit' : 'code_login.send')}
      </Button>
      {sent ? (
        <>
          <ResendCode sentAt={sent.at} onAgain={sendToContact} />
          <DemoCodes />
          <Button variant="quiet" wide onClick={forgetCode}>
            {t('code_login.other')}
          </Button>
        </>
      ) : null}
      <Button
        variant="quiet"
        wide
        onClick={() => onPassword(isEmailLike(getValues('contact')) ? getValues('contact').trim() : '')}
      >
        {t('code_login.password')}
      </Button>
    </form>
  )
}
