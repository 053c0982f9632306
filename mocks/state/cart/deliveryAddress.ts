import type { SavedAddress } from '../../../src/contract/entities/account/address.ts'
import { setPostalCode } from './location.ts'
import type { HandlerContext } from '../handlerContext.ts'
import type { Shopper } from '../records/shopper.ts'
import { addressesOf } from '../account/addressBook.ts'

/** Delivers the current order to an address, which sets the location (docs/decisions/0071). */
export function chooseAddress({ _id, postalCode }: SavedAddress, shopper: Shopper): void {
  shopper.selection.addressId = _id
  setPostalCode(postalCode, shopper)
}

/** An order goes to the shopper's location: an address that was chosen elsewhere has to be chosen again. */
export function leaveAddressElsewhere(context: HandlerContext): void {
  const { addressId, ...selection } = context.shopper.selection
  const chosen = addressesOf(context).find(({ _id }) => _id === addressId)
  if (chosen && chosen.postalCode !== context.shopper.postalCode) context.shopper.selection = selection
}
