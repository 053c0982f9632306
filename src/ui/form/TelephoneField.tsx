import type { FieldValues } from 'react-hook-form'
import { TELEPHONE_TYPED_MAXIMUM } from '../../contract/limits.ts'
import { typedTelephone } from '../../domain/checkout/telephone.ts'
import { isPhone } from '../../domain/checkout/validation.ts'
import { useT } from '../../i18n/index.ts'
import type { FieldProps } from './field.ts'
import { TextField } from './TextField.tsx'

type TelephoneFieldProps<Values extends FieldValues> = Omit<FieldProps<Values>, 'validate'>

/** A phone number of ten digits, in any grouping (document 1 §5). */
export function TelephoneField<Values extends FieldValues>(field: TelephoneFieldProps<Values>) {
  const t = useT()
  return (
    <TextField
      {...field}
      type="tel"
      inputMode="tel"
      autoComplete="tel-national"
      maximumLength={TELEPHONE_TYPED_MAXIMUM}
      format={typedTelephone}
      validate={(text) => (isPhone(text) ? undefined : t('form.validation_phone_default'))}
    />
  )
}
