import type { Control, FieldPath, FieldValues } from 'react-hook-form'
import { NAME_MAXIMUM } from '../../contract/limits.ts'
import { useT } from '../../i18n/index.ts'
import { TextField } from './TextField.tsx'

interface NameFieldsProps<Values extends FieldValues> {
  control: Control<Values>
  first: FieldPath<Values>
  last: FieldPath<Values>
}

/** The two fields of a name; the form places them. */
export function NameFields<Values extends FieldValues>({ control, first, last }: NameFieldsProps<Values>) {
  const t = useT()
  const both = { control, maximumLength: NAME_MAXIMUM, requiredMessage: t('form.required_message_default') }
  return (
    <>
      <TextField {...both} name={first} label={t('person.first_name')} autoComplete="given-name" />
      <TextField {...both} name={last} label={t('person.last_name')} autoComplete="family-name" />
    </>
  )
}
