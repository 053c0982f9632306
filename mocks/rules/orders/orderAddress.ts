import type { Address, SavedAddress } from '../../../src/contract/entities/account/address.ts'

/** A saved address as the address of an order. */
export function orderAddress({
  _id: _key,
  accountScope: _scope,
  isDefault: _default,
  ...address
}: SavedAddress): Address {
  return address
}
