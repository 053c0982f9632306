import { useT } from '../../i18n/index.ts'
import { Button } from '../../ui/button/Button.tsx'
import { codeDigits } from '../../ui/form/codeDigits.ts'
import { TextField } from '../../ui/form/TextField.tsx'
import { useFormEngine } from '../../ui/form/useFormEngine.ts'
import styles from './PaymentChoice.module.css'

interface BankCodeProps {
  label: string
  isSending: boolean
  onCode: (code: string) => void
}

/** The code that the card's bank has sent to the shopper's phone (3-D Secure). */
export function BankCode({ label, isSending, onCode }: BankCodeProps) {
  const t = useT()
  const { control, handleSubmit } = useFormEngine({ defaultValues: { code: '' } })
  const send = handleSubmit(({ code }) => onCode(code))
  return (
    <form className={styles.choice} noValidate onSubmit={(event) => void send(event)}>
      <TextField
        control={control}
        name="code"
        label={t('payment.code')}
        hint={t('payment.code_text')}
        inputMode="numeric"
        autoComplete="one-time-code"
        format={codeDigits}
        requiredMessage={t('required.code')}
      />
      <Button type="submit" size="large" wide pending={isSending}>
        {label}
      </Button>
    </form>
  )
}
