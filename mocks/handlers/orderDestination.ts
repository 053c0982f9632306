import type { Address, SavedAddress } from '../../src/contract/entities/account/address.ts'
import { refuse } from '../base/refuse.ts'
import { addressesOf } from '../state/account/addressBook.ts'
import type { Checkout } from '../state/cart/checkoutView.ts'
import type { HandlerContext } from '../state/handlerContext.ts'

/** The parts of an address that an order stores: the place and the recipient. */
function destination({
  addressLine1,
  addressLine2,
  businessName,
  city,
  country,
  firstName,
  lastName,
  postalCode,
  state,
}: Address): Address {
  return {
    addressLine1,
    ...(addressLine2 ? { addressLine2 } : {}),
    ...(businessName ? { businessName } : {}),
    city,
    country,
    firstName,
    lastName,
    postalCode,
    state,
  }
}

const addressNamed = (id: string | undefined, context: HandlerContext): SavedAddress | undefined =>
  addressesOf(context).find(({ _id }) => _id === id)

/** The address of the pickup counter or of the code supplier, with the supplier's name. */
function ownPlaceFor(
  { account }: HandlerContext,
  place: Address | undefined,
  chosen: Address | undefined,
): Address | undefined {
  const name = account
    ? { firstName: account.name.first, lastName: account.name.last }
    : { firstName: chosen?.firstName ?? '', lastName: chosen?.lastName ?? '' }
  return place && { ...place, ...name }
}

/** Where an order goes: to the chosen address, or to its pickup counter; codes have the address of their supplier. */
export function shippingAddressOf(context: HandlerContext, { info, ownPlace }: Checkout): Address {
  const chosen = addressNamed(info.selection.addressId, context)
  // Pickups and codes ignore an address that was chosen for other orders.
  const address = ownPlaceFor(context, ownPlace, chosen) ?? chosen
  if (!address) throw refuse('incomplete_checkout', { details: { steps: ['address'] } })
  return destination(address)
}

/** Where the parcels of marketplace sellers go (document 1 §4), if not to the address of the order. */
export function parcelAddressOf(context: HandlerContext, { info }: Checkout): Address | undefined {
  const { addressId, deliveryInfo } = info.selection
  const { marketplaceAddressId } = deliveryInfo
  const chosen = marketplaceAddressId === addressId ? undefined : addressNamed(marketplaceAddressId, context)
  return chosen && destination(chosen)
}
