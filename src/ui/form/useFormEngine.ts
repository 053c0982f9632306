import { useEffect, useState } from 'react'
import { type DefaultValues, type FieldPath, type FieldValues, useForm } from 'react-hook-form'
import type { MessageKey } from '../../i18n/keys.ts'

interface FormEngineOptions<Values extends FieldValues> {
  defaultValues: DefaultValues<Values>
  /** Told of every change, to keep what was typed. */
  onTyped?: (values: Values) => void
  /** Told when the shopper changes something: what was said of the form before is over. */
  onMended?: () => void
}

/**
 * A form as the form engine of document 1 §5 wants it: checked when it is sent, a field's error gone with its next change, and with
 * it what the server said last.
 */
export function useFormEngine<Values extends FieldValues>({
  defaultValues,
  onTyped,
  onMended,
}: FormEngineOptions<Values>) {
  const form = useForm<Values>({ defaultValues, mode: 'onSubmit', reValidateMode: 'onSubmit' })
  const [problem, setProblem] = useState<MessageKey | null>(null)
  const { clearErrors, subscribe } = form
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values, name, type }) => {
          onTyped?.(values)
          if (type !== 'change') return
          if (name) clearErrors(name as FieldPath<Values>)
          setProblem(null)
          onMended?.()
        },
      }),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- both of what is told write to a store or a state only
    [subscribe, clearErrors],
  )
  return { ...form, problem, setProblem }
}
