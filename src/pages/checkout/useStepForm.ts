import type { DefaultValues, FieldValues } from 'react-hook-form'
import { type CheckoutWork, clearFailure } from '../../stores/checkout/checkout.ts'
import { useFormEngine } from '../../ui/form/useFormEngine.ts'

interface StepFormOptions<Values extends FieldValues> {
  work: CheckoutWork
  defaultValues: DefaultValues<Values>
  /** Told of every change, to keep what was typed. */
  onTyped?: (values: Values) => void
}

/** A form of the checkout: what the server said of its step is kept by the checkout, and gone with the next change. */
export const useStepForm = <Values extends FieldValues>({ work, ...options }: StepFormOptions<Values>) =>
  useFormEngine<Values>({ ...options, onMended: () => clearFailure(work) })
