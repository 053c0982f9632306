import type { FieldValues } from 'react-hook-form'
import { EMAIL_MAXIMUM } from '../../contract/limits.ts'
import { isEmail } from '../../domain/checkout/validation.ts'
import { useT } from '../../i18n/index.ts'
import type { FieldProps } from './field.ts'
import { TextField } from './TextField.tsx'

interface EmailFieldProps<Values extends FieldValues> extends Omit<FieldProps<Values>, 'validate'> {
  /** The email identifies the account (`autocomplete="username"`). */
  isUsername?: boolean
  /** A stricter validation than that of email addresses in general. */
  accepts?: (text: string) => boolean
}

/** An email address (document 1 §5). */
export function EmailField<Values extends FieldValues>({
  isUsername = false,
  accepts = isEmail,
  ...field
}: EmailFieldProps<Values>) {
  const t = useT()
  return (
    <TextField
      {...field}
      type="email"
      inputMode="email"
      autoComplete={isUsername ? 'username' : 'email'}
      maximumLength={EMAIL_MAXIMUM}
      validate={(text) => (accepts(text) ? undefined : t('form.validation_email_default'))}
    />
  )
}
