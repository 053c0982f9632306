import MuiTextField from '@mui/material/TextField'
import type { HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute } from 'react'
import { type FieldValues, useController } from 'react-hook-form'
import { type FieldProps, rulesOf } from './field.ts'

interface TextFieldProps<Values extends FieldValues> extends FieldProps<Values> {
  type?: HTMLInputTypeAttribute
  autoComplete?: HTMLInputAutoCompleteAttribute
  inputMode?: 'text' | 'numeric' | 'tel' | 'email' | 'decimal'
  placeholder?: string
  /** What the typed text becomes before it is kept, for example digits in groups of four. */
  format?: (typed: string) => string
  maximumLength?: number
}

/** One line of text. The first invalid field of a form gets focus when it is sent (document 1 §5). */
export function TextField<Values extends FieldValues>({
  control,
  name,
  label,
  validate,
  requiredMessage,
  hint,
  disabled = false,
  type = 'text',
  autoComplete,
  inputMode,
  placeholder,
  format,
  maximumLength,
}: TextFieldProps<Values>) {
  const { field, fieldState } = useController({
    control,
    name,
    rules: rulesOf({ validate, requiredMessage }),
  })
  return (
    <MuiTextField
      fullWidth
      name={field.name}
      value={field.value ?? ''}
      inputRef={field.ref}
      onBlur={field.onBlur}
      onChange={(event) => field.onChange(format ? format(event.target.value) : event.target.value)}
      label={label}
      type={type}
      placeholder={placeholder}
      disabled={disabled}
      error={fieldState.invalid}
      helperText={fieldState.error?.message ?? hint}
      slotProps={{
        htmlInput: {
          required: requiredMessage !== undefined,
          autoComplete,
          inputMode,
          maxLength: maximumLength,
        },
      }}
    />
  )
}
