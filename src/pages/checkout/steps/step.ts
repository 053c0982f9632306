import type { CheckoutInfo } from '../../../contract/entities/checkout.ts'

/** The props of every checkout step. */
export interface StepProps {
  info: CheckoutInfo
  submitLabel: string
  /** Called when the step is saved. */
  onDone: () => void
}
