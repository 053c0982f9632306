import { useEffect } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useT } from '../../i18n/index.ts'
import { announce } from '../feedback/Announcer.tsx'
import { codeDigits } from './codeDigits.ts'
import type { FieldProps } from './field.ts'
import { TextField } from './TextField.tsx'
import { useWebOtp } from './useWebOtp.ts'

interface CodeFieldProps<Values extends FieldValues> extends Pick<
  FieldProps<Values>,
  'control' | 'name' | 'label'
> {
  /** The masked destination of the code. */
  sentTo: string
  /** When it was sent, in ms: each further code is announced, too. */
  sentAt: number
  /** Called with the code that the browser has read from an SMS. */
  onRead: (code: string) => void
}

/** A one-time code, and where it was sent. */
export function CodeField<Values extends FieldValues>({
  sentTo,
  sentAt,
  onRead,
  ...field
}: CodeFieldProps<Values>) {
  const t = useT()
  const said = t('organization_invite.code_sent', { sentTo })
  useEffect(() => announce(said), [said, sentAt])
  useWebOtp((code) => onRead(codeDigits(code)))
  return (
    <>
      <p>{said}</p>
      <TextField
        {...field}
        inputMode="numeric"
        autoComplete="one-time-code"
        format={codeDigits}
        requiredMessage={t('required.code')}
      />
    </>
  )
}
