import { pickupPlaces } from '../../../fixtures/pickupPlaces.ts'
import { warehouseById } from '../../../fixtures/warehouses.ts'
import type { Address } from '../../../src/contract/entities/account/address.ts'
import type { CartGroup } from '../../../src/contract/entities/cart.ts'
import type {
  CheckoutInfo,
  CheckoutSelection,
  DeliveryTime,
  PickupPlace,
} from '../../../src/contract/entities/checkout.ts'
import { cents } from '../../../src/contract/entities/money.ts'
import { type FulfillmentClass, FulfillmentMethod } from '../../../src/contract/enumerations.ts'
import type { HandlerContext } from '../handlerContext.ts'
import type { CheckoutFacts } from '../../rules/checkoutSteps.ts'
import { deliverySlots } from '../../rules/deliverySlots.ts'
import { classOf } from '../../rules/fulfillmentClass.ts'
import { counterAddress } from '../../rules/orders/counterAddress.ts'
import type { Price } from '../../rules/pricing.ts'
import { worthOfPoints } from '../../rules/rewards.ts'
import { offeredTypes } from '../../rules/waysToPay.ts'
import type { StoredOrder } from '../records/order.ts'
import { addressesOf, defaultAddressOf } from '../account/addressBook.ts'
import { membershipOf } from '../account/membership.ts'
import { suggestedBilling } from '../account/suggestedBilling.ts'
import { usableBillings } from '../account/usableBillings.ts'
import { walletOf } from '../account/wallet.ts'
import { openPaymentOf, paymentOf } from '../payments.ts'
import { promoVariantsOf } from './promoVariants.ts'
import { permissionsIn } from '../permissions.ts'
import { doVansReach, slotPlaces } from './vans.ts'
import { groupsOf, priceOfCart, type StockedLine, stockedLines } from './cartView.ts'

export const classOfGroup = (group: CartGroup): FulfillmentClass | null =>
  classOf(group.fulfillerType, group.fulfillmentMethodType)

/** The slot chosen, if it is still to be had. */
const chosenSlot = (selection: CheckoutSelection, slots: readonly DeliveryTime[]): DeliveryTime | undefined =>
  slots.find(({ _id, isAvailable }) => isAvailable && _id === selection.deliveryInfo.deliveryTimeId)

/** The selection without what no longer exists: a slot that passed or filled up, an address that was deleted. */
function selectionNow(context: HandlerContext, slots: readonly DeliveryTime[]): CheckoutSelection {
  const { selection } = context.shopper
  const addresses = addressesOf(context)
  const { addressId, deliveryInfo, ...rest } = selection
  const isKnown = (id: string | undefined) => addresses.some(({ _id }) => _id === id)
  const slot = chosenSlot(selection, slots)
  const { marketplaceAddressId } = deliveryInfo
  return {
    ...rest,
    ...(addressId !== undefined && isKnown(addressId) ? { addressId } : {}),
    deliveryInfo: {
      ...(slot ? { deliveryTimeId: slot._id } : {}),
      ...(marketplaceAddressId !== undefined && isKnown(marketplaceAddressId)
        ? { marketplaceAddressId }
        : {}),
    },
  }
}

const isPickup = (group: CartGroup) => group.fulfillmentMethodType === FulfillmentMethod.IN_STORE_PICKUP
const isElectronic = (group: CartGroup) => group.fulfillmentMethodType === FulfillmentMethod.ELECTRONIC

/** The address of the pickup counter for a group, or of the supplier of codes. */
function placeOf(group: CartGroup): Address | undefined {
  const record = warehouseById(group.warehouse._id)
  return record && counterAddress(record, pickupPlaces[group.warehouse._id]?.street)
}

const lastPaymentOf = ({
  billingType: type,
  billingInfoId,
}: StoredOrder): CheckoutInfo['lastPaymentInfo'] => ({
  type,
  ...(billingInfoId === undefined ? {} : { billingInfoId }),
})

/** The counters of an order, each once, as places to go to. */
function pickupPlacesOf(groups: readonly CartGroup[]): PickupPlace[] {
  const counters = groups.filter(isPickup)
  return counters.flatMap((group, at) => {
    const { _id: warehouseId, name } = group.warehouse
    const details = pickupPlaces[warehouseId]
    const address = placeOf(group)
    const isRepeated = counters.findIndex((other) => other.warehouse._id === warehouseId) < at
    if (!details || !address || isRepeated) return []
    const { opensAt, closesAt, map } = details
    return { warehouseId, name, address, opensAt, closesAt, map }
  })
}

/** Everything a checkout decides by, worked out once. */
export interface Checkout {
  lines: StockedLine[]
  groups: CartGroup[]
  slots: DeliveryTime[]
  slot: DeliveryTime | undefined
  /** The place of an order without an address: the counter, or the supplier of codes. */
  ownPlace: Address | undefined
  price: Price
  info: CheckoutInfo
  facts: CheckoutFacts
}

/** What an account could pay with; a guest has none. */
const balancesOf = ({ account, now }: HandlerContext): Pick<CheckoutInfo, 'balances'> =>
  account === null
    ? {}
    : {
        balances: {
          rewardPoints: account.rewardPoints,
          rewardAmount: worthOfPoints(account.rewardPoints),
          credits: account.credits,
          membershipInfo: membershipOf(account, now),
        },
      }

/** The current checkout of this visitor (document 1 §3, Checkout info). */
export function checkoutOf(context: HandlerContext): Checkout {
  const { shopper, config, catalogueView, state, now } = context
  const lines = stockedLines(shopper.cart.lines, catalogueView)
  const groups = groupsOf(lines, context)
  const classes = groups.map(classOfGroup)
  const places = slotPlaces(groups)
  const slots =
    places.length > 0 && doVansReach(groups, context) ? deliverySlots(now, state.slots, places) : []
  const selection = selectionNow(context, slots)
  const slot = chosenSlot(selection, slots)
  const needsNoAddress = groups.length > 0 && groups.every((group) => isPickup(group) || isElectronic(group))
  const pickupGroup = groups.find(isPickup)
  const codeGroup = groups.find(isElectronic)
  const pickupAddress = pickupGroup && placeOf(pickupGroup)
  const ownPlace = needsNoAddress ? (pickupAddress ?? (codeGroup && placeOf(codeGroup))) : undefined
  const isPickupOnly = needsNoAddress && pickupGroup !== undefined
  const defaultAddress = defaultAddressOf(context)
  const lastOrder = shopper.orders.findLast(({ formerBuyer }) => !formerBuyer)
  const requirements = { telephone: config.telephoneRequired, vat: config.hasVat }
  const billingTypes = offeredTypes({
    features: config.features,
    canPayByInvoice: permissionsIn(context).canPayByInvoice,
    hasElectronic: groups.some(isElectronic),
  })
  const suggested = suggestedBilling(context, billingTypes)
  const open = openPaymentOf(context)
  const price = priceOfCart(lines, groups, context, slot?.price ?? cents(0))
  const info: CheckoutInfo = {
    cartId: shopper.cart.id,
    pricingInfo: price.pricingInfo,
    ...walletOf(shopper),
    shippingAddresses: addressesOf(context),
    ...(defaultAddress ? { defaultShippingAddress: defaultAddress._id } : {}),
    deliveryTimes: slots,
    appliedPromoCodes: price.promoCodes,
    cartOffers: { promoVariants: promoVariantsOf(lines, price.deductions, catalogueView) },
    isPickupOnly,
    ...(pickupAddress ? { pickupAddress, pickupPlaces: pickupPlacesOf(groups) } : {}),
    fulfillmentRequests: groups.map(({ fulfillerType, fulfillmentMethodType, warehouse }) => ({
      fulfillerType,
      fulfillmentMethodType,
      fulfiller: warehouse.fulfiller,
    })),
    ...(lastOrder ? { lastPaymentInfo: lastPaymentOf(lastOrder) } : {}),
    ...(suggested ? { defaultBilling: suggested } : {}),
    billingTypes,
    requirements,
    ...(open ? { openPayment: paymentOf(open, now) } : {}),
    selection,
    ...balancesOf(context),
  }
  const facts: CheckoutFacts = {
    selection,
    classes,
    needsNoAddress,
    requirements,
    billingTypes,
    isNothingToPay: price.pricingInfo.totalPrice === 0,
    savedBillingIds: usableBillings(context).map((billing) => billing.info._id),
  }
  return { lines, groups, slots, slot, ownPlace, price, info, facts }
}

/** The reply of every checkout write. */
export const checkoutReply = (context: HandlerContext): { data: { checkout: CheckoutInfo } } => ({
  data: { checkout: checkoutOf(context).info },
})
