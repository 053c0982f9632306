import type { FieldValues } from 'react-hook-form'
import { EMAIL_MAXIMUM } from '../../contract/limits.ts'
import { isEmail } from '../../domain/checkout/validation.ts'
import { useT } from '../../i18n/index.ts'
import type { FieldProps } from './field.ts'
import { TextField } from './TextField.tsx'

interface EmailFieldProps<Values extends FieldValues> extends Omit<FieldProps<Values>, 'validate'> {
  /** The e-mail names whose account it is. */
  isUsername?: boolean
  /** Which addresses will do, where not every valid one does. */
  accepts?: (text: string) => boolean
}

/** An e-mail address (document 1 §5). */
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
