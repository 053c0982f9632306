import { type FieldValues, useController } from 'react-hook-form'
import { type FieldProps, rulesOf } from './field.ts'
import { FieldError } from './FieldError.tsx'
import { useWideLabel } from './useWideLabel.ts'

/** A field of a form and its error, as props of Material UI's text field. */
export function useField<Values extends FieldValues>({
  control,
  name,
  label,
  validate,
  requiredMessage,
  hint,
  disabled = false,
}: FieldProps<Values>) {
  const { field, fieldState } = useController({
    control,
    name,
    rules: rulesOf({ validate, requiredMessage }),
  })
  const [ref, isLabelWide] = useWideLabel(label)
  const message = fieldState.error?.message
  const error = message ? <FieldError text={message} /> : null
  return {
    field,
    error,
    shown: {
      ref,
      'data-label': isLabelWide ? 'above' : undefined,
      fullWidth: true,
      name: field.name,
      value: field.value ?? '',
      inputRef: field.ref,
      onBlur: field.onBlur,
      onChange: field.onChange,
      label,
      disabled,
      error: fieldState.invalid,
      helperText: error ?? hint,
    },
  }
}
