import { ErrorCode, Refusal } from '../../../contract/errorCodes.ts'
import { type CheckoutWork, clearFailure, useCheckout } from '../../../stores/checkout/checkout.ts'
import { openModal } from '../../../stores/overlays/modals.ts'

const business: readonly unknown[] = [
  ErrorCode.B2B_LOCATION_UNSUPPORTED,
  ErrorCode.BUSINESS_LOCATION_UNSUPPORTED,
]

/** An address outside the delivery area opens a dialog (document 2 §8); the form stays as typed. */
export function showUnsupported(work: CheckoutWork, postalCode: string, focusPostalCode: () => void): void {
  const code = useCheckout.getState().failures[work]?.code
  const isBusiness = business.includes(code)
  if (!isBusiness && code !== Refusal.POSTAL_CODE_UNSUPPORTED) return
  clearFailure(work)
  // The dialog returns the focus to the element that had it.
  focusPostalCode()
  openModal({ kind: 'location-unsupported', postalCode, isBusiness })
}
