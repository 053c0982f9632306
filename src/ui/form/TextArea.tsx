import MuiTextField from '@mui/material/TextField'
import { type FieldValues, useController } from 'react-hook-form'
import { useT } from '../../i18n/index.ts'
import { type FieldProps, rulesOf } from './field.ts'

interface TextAreaProps<Values extends FieldValues> extends FieldProps<Values> {
  /** With it the characters that are left are shown (document 1 §5). */
  maximumLength?: number
  rows?: number
  placeholder?: string
}

/** Several lines of text. */
export function TextArea<Values extends FieldValues>({
  control,
  name,
  label,
  validate,
  requiredMessage,
  hint,
  disabled = false,
  maximumLength,
  rows = 2,
  placeholder,
}: TextAreaProps<Values>) {
  const t = useT()
  const { field, fieldState } = useController({
    control,
    name,
    rules: rulesOf({ validate, requiredMessage }),
  })
  const text: string = field.value ?? ''
  const left =
    maximumLength === undefined
      ? undefined
      : t('form.characters_remaining', { count: maximumLength - text.length })
  return (
    <MuiTextField
      fullWidth
      multiline
      minRows={rows}
      name={field.name}
      value={text}
      inputRef={field.ref}
      onBlur={field.onBlur}
      onChange={field.onChange}
      label={label}
      placeholder={placeholder}
      disabled={disabled}
      error={fieldState.invalid}
      helperText={fieldState.error?.message ?? left ?? hint}
      slotProps={{ htmlInput: { required: requiredMessage !== undefined, maxLength: maximumLength } }}
    />
  )
}
