import { useEffect } from 'react'
import { type DefaultValues, type FieldValues, useForm, type UseFormReturn } from 'react-hook-form'
import { type CheckoutWork, clearFailure } from '../../stores/checkout.ts'

interface StepFormOptions<Values extends FieldValues> {
  work: CheckoutWork
  defaultValues: DefaultValues<Values>
  /** Told of every change, to keep what was typed. */
  onTyped?: (values: Values, name: string | undefined, form: UseFormReturn<Values>) => void
}

/**
 * A checkout form as the form engine of document 1 §5 wants it: checked when it is sent, a field's error gone with its next
 * change, and with it what the server said last.
 */
export function useStepForm<Values extends FieldValues>({
  work,
  defaultValues,
  onTyped,
}: StepFormOptions<Values>) {
  const form = useForm<Values>({ defaultValues, mode: 'onSubmit', reValidateMode: 'onSubmit' })
  const { clearErrors, subscribe } = form
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values, name, type }) => {
          onTyped?.(values, name, form)
          if (type !== 'change') return
          const field = Object.keys(values).find((each) => each === name)
          if (field) clearErrors(field as Parameters<typeof clearErrors>[0])
          clearFailure(work)
        },
      }),
    // The form's own functions stay the same for as long as it lives; `onTyped` writes to stores only.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [work],
  )
  return form
}
