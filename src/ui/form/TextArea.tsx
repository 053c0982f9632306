import MuiTextField from '@mui/material/TextField'
import { useId } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useT } from '../../i18n/index.ts'
import type { FieldProps } from './field.ts'
import styles from './TextArea.module.css'
import { useField } from './useField.tsx'

interface TextAreaProps<Values extends FieldValues> extends FieldProps<Values> {
  /** Shows the number of remaining characters (document 1 §5). */
  maximumLength?: number
  rows?: number
  placeholder?: string
  /** A long label would not fit on the edge of the field, so it is above it. */
  isLabelAbove?: boolean
}

/** Text of several lines. */
export function TextArea<Values extends FieldValues>({
  maximumLength,
  rows = 2,
  placeholder,
  isLabelAbove = false,
  ...rest
}: TextAreaProps<Values>) {
  const t = useT()
  const id = useId()
  const { field, error, shown } = useField(rest)
  const text: string = field.value ?? ''
  const left =
    maximumLength === undefined
      ? rest.hint
      : t('form.characters_remaining', { count: maximumLength - text.length })
  const area = (
    <MuiTextField
      {...shown}
      id={id}
      label={isLabelAbove ? undefined : rest.label}
      helperText={error ?? left}
      multiline
      minRows={rows}
      placeholder={placeholder}
      slotProps={{ htmlInput: { required: rest.requiredMessage !== undefined, maxLength: maximumLength } }}
    />
  )
  if (!isLabelAbove) return area
  return (
    <div>
      <label htmlFor={id} className={styles.label}>
        {rest.label}
      </label>
      {area}
    </div>
  )
}
