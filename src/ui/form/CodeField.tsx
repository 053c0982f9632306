import type { FieldValues } from 'react-hook-form'
import { OTP_DIGITS } from '../../contract/limits.ts'
import { useT } from '../../i18n/index.ts'
import type { FieldProps } from './field.ts'
import { TextField } from './TextField.tsx'
import { useWebOtp } from './useWebOtp.ts'

interface CodeFieldProps<Values extends FieldValues> extends Pick<
  FieldProps<Values>,
  'control' | 'name' | 'label'
> {
  /** The masked destination of the code. */
  sentTo: string
  /** Called with the code that the browser has read from an SMS. */
  onRead: (code: string) => void
}

const digitsOf = (text: string): string => text.replace(/\D/g, '').slice(0, OTP_DIGITS)

/** A one-time code, and where it was sent. */
export function CodeField<Values extends FieldValues>({ sentTo, onRead, ...field }: CodeFieldProps<Values>) {
  const t = useT()
  useWebOtp((code) => onRead(digitsOf(code)))
  return (
    <>
      <p role="status">{t('organization_invite.code_sent', { sentTo })}</p>
      <TextField
        {...field}
        inputMode="numeric"
        autoComplete="one-time-code"
        format={digitsOf}
        requiredMessage={t('required.code')}
      />
    </>
  )
}
