import type { CheckoutInfo } from '../../../contract/entities/checkout.ts'

/** What every step of the checkout gets. */
export interface StepProps {
  info: CheckoutInfo
  submitLabel: string
  /** The step is saved: on to the next. */
  onDone: () => void
}
