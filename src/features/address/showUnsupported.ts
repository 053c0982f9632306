import { ErrorCode, Refusal } from '../../contract/errorCodes.ts'
import { openModal } from '../../stores/overlays/modals.ts'

const business: readonly unknown[] = [
  ErrorCode.B2B_LOCATION_UNSUPPORTED,
  ErrorCode.BUSINESS_LOCATION_UNSUPPORTED,
]

/** The refusal of an address outside the delivery area. */
export const isUnsupported = (code: unknown): boolean =>
  business.includes(code) || code === Refusal.POSTAL_CODE_UNSUPPORTED

/** Opens the dialog about an address outside the delivery area (document 2 §8); the form stays as typed. */
export function showUnsupported(code: unknown, postalCode: string, focusPostalCode: () => void): void {
  // The dialog returns the focus to the element that had it.
  focusPostalCode()
  openModal({ kind: 'location-unsupported', postalCode, isBusiness: business.includes(code) })
}
