import MuiTextField from '@mui/material/TextField'
import type { FieldValues } from 'react-hook-form'
import { useT } from '../../i18n/index.ts'
import type { FieldProps } from './field.ts'
import { useField } from './useField.tsx'

interface TextAreaProps<Values extends FieldValues> extends FieldProps<Values> {
  /** With it the characters that are left are shown (document 1 §5). */
  maximumLength?: number
  rows?: number
  placeholder?: string
}

/** Several lines of text. */
export function TextArea<Values extends FieldValues>({
  maximumLength,
  rows = 2,
  placeholder,
  ...rest
}: TextAreaProps<Values>) {
  const t = useT()
  const { field, error, shown } = useField(rest)
  const text: string = field.value ?? ''
  const left =
    maximumLength === undefined
      ? rest.hint
      : t('form.characters_remaining', { count: maximumLength - text.length })
  return (
    <MuiTextField
      {...shown}
      helperText={error ?? left}
      multiline
      minRows={rows}
      placeholder={placeholder}
      slotProps={{ htmlInput: { required: rest.requiredMessage !== undefined, maxLength: maximumLength } }}
    />
  )
}
