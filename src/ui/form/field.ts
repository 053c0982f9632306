import type { Control, FieldPath, FieldValues, RegisterOptions } from 'react-hook-form'

/** The props of every field: its form control and its validation. */
export interface FieldProps<Values extends FieldValues> {
  control: Control<Values>
  name: FieldPath<Values>
  label: string
  /** Returns the error of the trimmed text, or undefined. Empty required fields are refused before. */
  validate?: ((text: string) => string | undefined) | undefined
  /** The error of an empty field; it makes the field required. */
  requiredMessage?: string | undefined
  /** Shown below the field as long as it has no error. */
  hint?: string | undefined
  disabled?: boolean | undefined
}

/** Document 1 §5: required fields must not be empty, then the rule applies to the trimmed text; an empty optional field is valid. */
export function rulesOf<Values extends FieldValues>({
  validate,
  requiredMessage,
}: Pick<FieldProps<Values>, 'validate' | 'requiredMessage'>): Pick<
  RegisterOptions<Values, FieldPath<Values>>,
  'validate'
> {
  return {
    validate: (value: unknown) => {
      const text = typeof value === 'string' ? value.trim() : ''
      if (text === '') return requiredMessage ?? true
      return validate?.(text) ?? true
    },
  }
}
