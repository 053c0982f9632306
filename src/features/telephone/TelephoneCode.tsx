import { useEffect, useState } from 'react'
import { type Failure, triesLeftIn } from '../../api/failure.ts'
import { ErrorCode } from '../../contract/errorCodes.ts'
import { OTP_DIGITS, OTP_RESEND_MS } from '../../contract/limits.ts'
import { failureMessage } from '../../i18n/failureMessages.ts'
import { useT } from '../../i18n/index.ts'
import { now } from '../../stores/base/clock.ts'
import { Button } from '../../ui/button/Button.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { useFormEngine } from '../../ui/form/useFormEngine.ts'
import { useWebOtp } from '../../ui/form/useWebOtp.ts'
import { useSecond } from '../../ui/time/useSecond.ts'
import styles from './TelephoneCode.module.css'

interface TelephoneCodeProps {
  /** The masked number. */
  sentTo: string
  submitLabel: string
  isBusy: boolean
  /** Checks the code; returns the failure, or null when it is right. */
  onConfirm: (code: string) => Promise<Failure | null>
  /** Sends another code; returns whether it was sent. */
  onAgain: () => Promise<boolean>
  /** The number was wrong. */
  onOther: () => void
  onDone: () => void
}

/** Whole seconds until another code can be sent. */
function useSecondsLeft(sentAt: number): number {
  const second = useSecond()
  const present = second === null ? sentAt : second * 1_000
  return Math.max(0, Math.ceil((sentAt + OTP_RESEND_MS - present) / 1_000))
}

/**
 * The code that confirms the phone number (document 2 §7, verify-code). A wrong one says how many tries are left (§8, 566). The order can
 * be placed without it: the step is complete once a number is present (document 1 §4).
 */
export function TelephoneCode({
  sentTo,
  submitLabel,
  isBusy,
  onConfirm,
  onAgain,
  onOther,
  onDone,
}: TelephoneCodeProps) {
  const t = useT()
  const [sentAt, setSentAt] = useState(now)
  const secondsLeft = useSecondsLeft(sentAt)
  const { control, handleSubmit, resetField, setError, setFocus, setValue } = useFormEngine({
    defaultValues: { code: '' },
  })
  useEffect(() => setFocus('code'), [setFocus, sentAt])
  useWebOtp((code) => setValue('code', code))

  const refuse = (message: string) => setError('code', { type: 'server', message }, { shouldFocus: true })
  const confirm = handleSubmit(async ({ code }) => {
    const failure = await onConfirm(code)
    if (failure === null) return onDone()
    if (failure.code !== ErrorCode.OTP_ERROR) return refuse(t(failureMessage(failure)))
    const tries = triesLeftIn(failure) ?? 0
    refuse(tries > 0 ? t('checkout.code_wrong', { count: tries }) : t('checkout.code_dead'))
  })
  const again = async () => {
    if (secondsLeft > 0) return
    resetField('code')
    if (await onAgain()) setSentAt(now())
  }

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void confirm(event)}>
      <p className={styles.text} role="status">
        {t('checkout.code_sent', { sentTo })}
      </p>
      <TextField
        control={control}
        name="code"
        label={t('checkout.code_label')}
        inputMode="numeric"
        autoComplete="one-time-code"
        format={(text) => text.replace(/\D/g, '').slice(0, OTP_DIGITS)}
        requiredMessage={t('required.code')}
      />
      <Button type="submit" size="large" wide pending={isBusy}>
        {submitLabel}
      </Button>
      <div className={styles.actions}>
        <Button variant="quiet" aria-disabled={secondsLeft > 0 || undefined} onClick={() => void again()}>
          {secondsLeft > 0 ? t('checkout.code_again_in', { count: secondsLeft }) : t('checkout.code_again')}
        </Button>
        <Button variant="quiet" onClick={onOther}>
          {t('checkout.code_other_number')}
        </Button>
        <Button variant="quiet" onClick={onDone}>
          {t('checkout.code_skip')}
        </Button>
      </div>
    </form>
  )
}
