import type { Address, SavedAddress } from '../../../src/contract/entities/account/address.ts'

/** A saved address as it is sent, and as an order has it: without what only the address book needs. */
export function unsavedAddress({
  _id: _key,
  accountScope: _scope,
  isDefault: _default,
  ...address
}: SavedAddress): Address {
  return address
}
