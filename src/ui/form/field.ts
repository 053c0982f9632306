import type { Control, FieldPath, FieldValues, RegisterOptions } from 'react-hook-form'

/** What every field of a form needs: where its value lives, and what makes it valid. */
export interface FieldProps<Values extends FieldValues> {
  control: Control<Values>
  name: FieldPath<Values>
  label: string
  /** Says what is wrong with the trimmed text, or nothing. A required empty field is refused before. */
  validate?: ((text: string) => string | undefined) | undefined
  /** The sentence for an empty field; with it the field is required. */
  requiredMessage?: string | undefined
  /** Stands under the field until there is something wrong with it. */
  hint?: string | undefined
  disabled?: boolean | undefined
}

/** Document 1 §5: empty and required first, then the rule on trimmed text; an empty optional field is right. */
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
