import { useEffect, useState } from 'react'
import type { Failure } from '../../api/failure.ts'
import { ErrorCode } from '../../contract/errorCodes.ts'
import { failureMessage } from '../../i18n/failureMessages.ts'
import { useT } from '../../i18n/index.ts'
import { now } from '../../stores/base/clock.ts'
import { Button } from '../../ui/button/Button.tsx'
import { CodeField } from '../../ui/form/CodeField.tsx'
import { useFormEngine } from '../../ui/form/useFormEngine.ts'
import { codeRefusal } from '../login/codeRefusal.ts'
import { ResendCode } from '../login/ResendCode.tsx'
import styles from './TelephoneCode.module.css'

interface TelephoneCodeProps {
  /** The masked number. */
  sentTo: string
  submitLabel: string
  isBusy: boolean
  /** Checks the code; `busy` when it was not checked. */
  onConfirm: (code: string) => Promise<Failure | 'right' | 'busy'>
  /** Sends another code; returns whether it was sent. */
  onAgain: () => Promise<boolean>
  /** The number was wrong. */
  onOther: () => void
  onDone: () => void
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
  const { control, handleSubmit, resetField, setError, setFocus, setValue } = useFormEngine({
    defaultValues: { code: '' },
  })
  useEffect(() => setFocus('code'), [setFocus, sentAt])

  const refuse = (message: string) => setError('code', { type: 'server', message }, { shouldFocus: true })
  const confirm = handleSubmit(async ({ code }) => {
    const answer = await onConfirm(code)
    if (answer === 'busy') return
    if (answer === 'right') return onDone()
    if (answer.code !== ErrorCode.OTP_ERROR) return refuse(t(failureMessage(answer)))
    const { key, values } = codeRefusal(answer)
    refuse(t(key, values))
  })
  const again = async () => {
    if (!(await onAgain())) return
    resetField('code')
    setSentAt(now())
  }

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void confirm(event)}>
      <CodeField
        control={control}
        name="code"
        label={t('checkout.code_label')}
        sentTo={sentTo}
        sentAt={sentAt}
        onRead={(code) => setValue('code', code)}
      />
      <Button type="submit" size="large" wide pending={isBusy}>
        {submitLabel}
      </Button>
      <ResendCode sentAt={sentAt} onAgain={again} />
      <div className={styles.actions}>
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
