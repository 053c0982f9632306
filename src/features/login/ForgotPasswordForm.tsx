import { useEffect, useState } from 'react'
import { isFailure } from '../../api/failure.ts'
import type { CartDifference } from '../../contract/entities/cart.ts'
import { RESET_LINK_VALID_MS } from '../../contract/limits.ts'
import { failureMessage } from '../../i18n/failureMessages.ts'
import { useT } from '../../i18n/index.ts'
import { now } from '../../stores/base/clock.ts'
import { saveFormDraft } from '../../stores/base/formDraft.ts'
import { sendResetCode } from '../../stores/login/codes.ts'
import { sendResetLink } from '../../stores/login/password.ts'
import { Button } from '../../ui/button/Button.tsx'
import { EmailField } from '../../ui/form/EmailField.tsx'
import { FormError } from '../../ui/form/FormError.tsx'
import { useFormEngine } from '../../ui/form/useFormEngine.ts'
import styles from './Login.module.css'
import { ResetByCodeForm } from './ResetByCodeForm.tsx'
import { isWideScreen } from '../../ui/layout/isWideScreen.ts'

const MINUTE_MS = 60_000

interface ForgotPasswordFormProps {
  /** The email that was typed into the login. */
  email: string
  onLogIn: (email: string) => void
  /** The password was changed with a code, and the shopper is logged in. */
  onDone: (differences: readonly CartDifference[]) => void
}

/** The code that was sent last, and where to. */
interface SentCode {
  email: string
  sentTo: string
  at: number
}

/**
 * Sends a link or a code for choosing a new password (document 2 §7, forget-password and issue-otp). The message is the same for an email
 * without an account, so that it does not reveal who has one.
 */
export function ForgotPasswordForm({ email, onLogIn, onDone }: ForgotPasswordFormProps) {
  const t = useT()
  const [linkTo, setLinkTo] = useState<string | null>(null)
  const [code, setCode] = useState<SentCode | null>(null)
  const [isSendingCode, setSendingCode] = useState(false)
  const { control, handleSubmit, setFocus, getValues, formState, problem, setProblem } = useFormEngine({
    defaultValues: { email },
    onTyped: (typed) => saveFormDraft('login', typed),
    onEdited: () => setLinkTo(null),
  })

  useEffect(() => {
    // On a phone, the keyboard would cover the text of the dialog.
    if (isWideScreen()) setFocus('email')
  }, [setFocus])

  const attempt = async (work: () => Promise<void>) => {
    setProblem(null)
    try {
      await work()
    } catch (error) {
      if (!isFailure(error)) throw error
      setProblem(failureMessage(error))
    }
  }
  const sendLink = handleSubmit((typed) =>
    attempt(async () => {
      const to = typed.email.trim()
      await sendResetLink(to)
      setLinkTo(to)
    }),
  )
  const sendCode = handleSubmit((typed) =>
    attempt(async () => {
      const to = typed.email.trim()
      const sentTo = await sendResetCode(to)
      setCode({ email: to, sentTo, at: now() })
    }),
  )
  // A code replaces the one before: a second press during the request would make the first code useless.
  const sendFirstCode = async () => {
    setSendingCode(true)
    try {
      await sendCode()
    } finally {
      setSendingCode(false)
    }
  }

  if (code)
    return (
      <>
        <FormError message={problem && t(problem)} />
        <ResetByCodeForm
          email={code.email}
          sentTo={code.sentTo}
          sentAt={code.at}
          onAgain={sendCode}
          onOther={() => setCode(null)}
          onDone={onDone}
        />
      </>
    )
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void sendLink(event)}>
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
        {linkTo === null
          ? null
          : t('forgot_password.sent', { email: linkTo, minutes: RESET_LINK_VALID_MS / MINUTE_MS })}
      </p>
      <Button type="submit" size="large" wide pending={formState.isSubmitting}>
        {t(linkTo === null ? 'forgot_password.submit' : 'forgot_password.again')}
      </Button>
      <Button
        variant="outline"
        size="large"
        wide
        pending={isSendingCode}
        onClick={() => void sendFirstCode()}
      >
        {t('code_login.reset')}
      </Button>
      <Button variant="quiet" wide onClick={() => onLogIn(getValues('email').trim())}>
        {t('forgot_password.back')}
      </Button>
    </form>
  )
}
