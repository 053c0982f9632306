import type { DefaultValues, FieldValues } from 'react-hook-form'
import { type CheckoutWork, clearFailure } from '../../stores/checkout/checkout.ts'
import { useFormEngine } from '../../ui/form/useFormEngine.ts'

interface StepFormOptions<Values extends FieldValues> {
  work: CheckoutWork
  defaultValues: DefaultValues<Values>
  /** Called with every change, to keep the draft. */
  onTyped?: (values: Values) => void
}

/** A form of the checkout: the checkout store keeps the server's message about its step, which the next change clears. */
export const useStepForm = <Values extends FieldValues>({ work, ...options }: StepFormOptions<Values>) =>
  useFormEngine<Values>({ ...options, onEdited: () => clearFailure(work) })
