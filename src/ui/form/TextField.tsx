import MuiTextField from '@mui/material/TextField'
import type { HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { FieldProps } from './field.ts'
import { useField } from './useField.tsx'

interface TextFieldProps<Values extends FieldValues> extends FieldProps<Values> {
  type?: HTMLInputTypeAttribute
  autoComplete?: HTMLInputAutoCompleteAttribute
  inputMode?: 'text' | 'numeric' | 'tel' | 'email' | 'decimal'
  placeholder?: string
  /** Formats the typed text before it is stored, for example digits in groups of four. */
  format?: (typed: string) => string
  maximumLength?: number
  /** Read-only, but sent with the rest. */
  isReadOnly?: boolean
}

const digitsIn = (text: string) => text.replace(/\D/g, '').length

/** The caret position after formatting: behind the same number of digits, and at the end if it was there. */
function caretIn(formatted: string, typed: string, caret: number): number {
  if (caret >= typed.length) return formatted.length
  const digits = digitsIn(typed.slice(0, caret))
  const places = Array.from({ length: formatted.length + 1 }, (_, place) => place)
  return places.find((place) => digitsIn(formatted.slice(0, place)) === digits) ?? formatted.length
}

/** Shows the formatted text and restores the caret, which React would move to the end. */
function showFormatted(input: HTMLInputElement | HTMLTextAreaElement, formatted: string): string {
  const { value, selectionStart } = input
  if (formatted === value) return value
  input.value = formatted
  const caret = caretIn(formatted, value, selectionStart ?? value.length)
  input.setSelectionRange(caret, caret)
  return formatted
}

/** Text of one line. The first invalid field of a form receives the focus on submit (document 1 §5). */
export function TextField<Values extends FieldValues>({
  type = 'text',
  autoComplete,
  inputMode,
  placeholder,
  format,
  maximumLength,
  isReadOnly = false,
  ...rest
}: TextFieldProps<Values>) {
  const { field, shown } = useField(rest)
  return (
    <MuiTextField
      {...shown}
      onChange={({ target }) =>
        field.onChange(format ? showFormatted(target, format(target.value)) : target.value)
      }
      type={type}
      placeholder={placeholder}
      slotProps={{
        htmlInput: {
          required: rest.requiredMessage !== undefined,
          autoComplete,
          inputMode,
          maxLength: maximumLength,
          readOnly: isReadOnly,
        },
      }}
    />
  )
}
