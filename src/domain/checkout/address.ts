import type { Address, SavedAddress } from '../../contract/entities/account/address.ts'

const isSame = (one = '', other = '') => one.trim().toLowerCase() === other.trim().toLowerCase()

/**
 * The address in one line: its filled parts in the documents' order, joined by commas (document 1 §3, Address). A state with the name of its
 * city, such as Kuala Lumpur, is named once.
 */
export const addressText = (address: Omit<Address, 'country' | 'firstName' | 'lastName'>): string =>
  [
    address.businessName,
    address.addressLine1,
    address.addressLine2,
    address.city,
    isSame(address.state, address.city) ? undefined : address.state,
    address.postalCode,
    address.district,
    address.ward,
  ]
    .map((part) => part?.trim())
    .filter(Boolean)
    .join(', ')

/** The name of the receiver and the address in one line. */
export const receiverText = (address: Omit<Address, 'country'>): string =>
  [`${address.firstName} ${address.lastName}`.trim(), addressText(address)].filter(Boolean).join(', ')

/** Whether a saved address has the fields of an address in a form, and no others: another unit of a building is another address. */
export function isSavedAs(
  { _id, accountScope: _scope, isDefault: _isDefault, ...saved }: SavedAddress,
  address: Address,
): boolean {
  const names = Object.keys({ ...saved, ...address })
  return names.every((name) => Reflect.get(saved, name) === Reflect.get(address, name))
}
