import type { Control, FieldPath, FieldValues } from 'react-hook-form'
import { POSTAL_CODE_DIGITS } from '../../contract/limits.ts'
import { isPostalCode } from '../../domain/checkout/validation.ts'
import { useT } from '../../i18n/index.ts'
import { TextField } from './TextField.tsx'

interface PostalCodeFieldProps<Values extends FieldValues> {
  control: Control<Values>
  name: FieldPath<Values>
  hint?: string | undefined
}

const typedPostalCode = (text: string): string =>
  text.replace(/\D/g, '').slice(0, Math.max(...POSTAL_CODE_DIGITS))

/** A postcode of five digits or nine (document 1 §5). A delivery address is stricter. */
export function PostalCodeField<Values extends FieldValues>(field: PostalCodeFieldProps<Values>) {
  const t = useT()
  return (
    <TextField
      {...field}
      label={t('location.postal_code')}
      inputMode="numeric"
      autoComplete="postal-code"
      format={typedPostalCode}
      requiredMessage={t('form.required_message_default')}
      validate={(text) => (isPostalCode(text) ? undefined : t('location.invalid'))}
    />
  )
}
