import type { FieldValues } from 'react-hook-form'
import { OTP_DIGITS } from '../../contract/limits.ts'
import { useT } from '../../i18n/index.ts'
import type { FieldProps } from './field.ts'
import { TextField } from './TextField.tsx'

interface CodeFieldProps<Values extends FieldValues> extends Pick<
  FieldProps<Values>,
  'control' | 'name' | 'label'
> {
  /** The masked destination of the code. */
  sentTo: string
}

/** A one-time code, and where it was sent. */
export function CodeField<Values extends FieldValues>({ sentTo, ...field }: CodeFieldProps<Values>) {
  const t = useT()
  return (
    <>
      <p role="status">{t('organization_invite.code_sent', { sentTo })}</p>
      <TextField
        {...field}
        inputMode="numeric"
        autoComplete="one-time-code"
        format={(text) => text.replace(/\D/g, '').slice(0, OTP_DIGITS)}
        requiredMessage={t('form.required_message_default')}
      />
    </>
  )
}
