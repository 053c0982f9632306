import MuiTextField from '@mui/material/TextField'
import type { FieldValues } from 'react-hook-form'
import type { FieldProps } from './field.ts'
import { useField } from './useField.tsx'

interface SelectFieldProps<Values extends FieldValues> extends FieldProps<Values> {
  options: readonly { value: string; text: string }[]
  autoComplete?: string
  /** Shown while nothing is chosen. */
  placeholder?: string
}

/** One choice of a list, as the platform's own select: quickest on a phone. */
export function SelectField<Values extends FieldValues>({
  options,
  autoComplete,
  placeholder,
  ...field
}: SelectFieldProps<Values>) {
  const { shown } = useField(field)
  return (
    <MuiTextField
      {...shown}
      select
      slotProps={{
        select: { native: true },
        htmlInput: { required: field.requiredMessage !== undefined, autoComplete },
        inputLabel: { shrink: true },
      }}
    >
      <option value="" disabled hidden>
        {placeholder ?? field.label}
      </option>
      {options.map(({ value, text }) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </MuiTextField>
  )
}
