import type { BroughtLine } from '../../rules/cart/cartMerge.ts'
import type { CartDifference, CartVariantWrite } from '../../../src/contract/entities/cart.ts'
import type { HandlerContext } from '../handlerContext.ts'
import { cartOf } from '../cart/cartView.ts'
import { leaveAddressElsewhere } from '../cart/deliveryAddress.ts'
import { setPostalCode } from '../cart/location.ts'
import { mergeGuestCart, mergeLines } from '../cart/cartMerge.ts'
import { hideBankCode } from '../hideSpent.ts'
import { isOpen } from '../payments.ts'
import type { Account } from '../records/account.ts'
import type { Engagement } from '../records/engagement.ts'
import type { StoredOrder } from '../records/order.ts'
import type { StoredPayment } from '../records/payment.ts'
import { newShopper } from '../records/empty.ts'
import type { Shopper } from '../records/shopper.ts'
import { startSession } from './sessions.ts'
import { userOf } from '../account/userView.ts'

const broughtLine = (write: CartVariantWrite): BroughtLine => ({
  variantId: write.variant,
  warehouseId: write.warehouse,
  fulfillmentMethod: write.fulfillmentMethod,
  quantity: write.quantity,
  ...(write.fulfillerLocation === undefined ? {} : { fulfillerLocation: write.fulfillerLocation }),
  ...(write.customerItemPickingNotes ? { pickingNotes: write.customerItemPickingNotes } : {}),
  ...(write.substitution === undefined ? {} : { substitution: write.substitution }),
})

/**
 * Moves orders that the guest placed with this email to the account; other orders stay with the browser. Each keeps its idempotency key, so
 * that a repeated request finds it.
 */
function bringOrders(guest: Shopper, shopper: Shopper, email: string): void {
  const isTheirs = (order: StoredOrder) => order.email?.toLowerCase() === email
  const theirs = guest.orders.filter(isTheirs)
  if (theirs.length === 0) return
  // The last of them has the last payment.
  const own = theirs.map(({ formerBuyer: _theSame, ...order }) => order)
  shopper.orders = [...shopper.orders, ...own].toSorted((one, other) => one.createdAt - other.createdAt)
  guest.orders = guest.orders.filter((order) => !isTheirs(order))
  const numbers = new Set(theirs.map(({ gid }) => gid))
  const isOfTheirs = ([, gid]: [key: string, gid: string]) => numbers.has(gid)
  const keys = Object.entries(guest.placed)
  Object.assign(shopper.placed, Object.fromEntries(keys.filter(isOfTheirs)))
  guest.placed = Object.fromEntries(keys.filter((entry) => !isOfTheirs(entry)))
}

/**
 * Moves payments to the account, so that their pages still show them; those of orders that stay with the browser stay too. Call it after the
 * orders have moved. The open ones are cancelled, because they are for the guest's cart.
 */
function bringPayments(guest: Shopper, shopper: Shopper, { state, now }: HandlerContext): void {
  const isStaying = ({ orderGid }: StoredPayment) => guest.orders.some(({ gid }) => gid === orderGid)
  for (const payment of guest.payments.filter((one) => isOpen(one, now))) {
    payment.status = 'cancelled'
    if (payment.otp) hideBankCode(state, payment.otp.code)
  }
  const brought = guest.payments.filter((payment) => !isStaying(payment))
  shopper.payments = [...shopper.payments, ...brought].toSorted(
    (one, other) => one.createdAt - other.createdAt,
  )
  guest.payments = guest.payments.filter(isStaying)
}

/** Moves requests, answers, seen and dismissed items. Back-in-stock requests need a login. */
function bringEngagement(guest: Engagement, own: Engagement): void {
  own.palletQuotes = [...own.palletQuotes, ...guest.palletQuotes].toSorted((one, other) => one.at - other.at)
  const known = new Set(own.surveys.map(({ results }) => results.surveyId))
  own.surveys = [...own.surveys, ...guest.surveys.filter(({ results }) => !known.has(results.surveyId))]
  own.hiddenBanners = [...new Set([...own.hiddenBanners, ...guest.hiddenBanners])]
  own.dismissedGames = [...new Set([...own.dismissedGames, ...guest.dismissedGames])]
  own.newsfeedSeenAt = Math.max(own.newsfeedSeenAt, guest.newsfeedSeenAt)
}

/** Moves a guest's requests and answers, age confirmation, location, orders and payments to the account. A guest has no favourites and no lists. */
export function bringAlong(guest: Shopper, account: Account, context: HandlerContext): void {
  const { email, shopper } = account
  bringEngagement(guest.engagement, shopper.engagement)
  shopper.ageGateAccepted ||= guest.ageGateAccepted
  // The guest's cart was filled for the guest's location.
  if (guest.isLocationCaptured) {
    setPostalCode(guest.postalCode, shopper)
    leaveAddressElsewhere({ ...context, account, shopper })
  }
  bringOrders(guest, shopper, email)
  bringPayments(guest, shopper, context)
  if (guest.organizationInviteCode !== undefined)
    shopper.organizationInviteCode = guest.organizationInviteCode
  if (guest.referralCode !== undefined) shopper.referralCode ??= guest.referralCode
}

/**
 * Only a new account takes these from the guest: addresses, billings, the checkout's selection, orders. Orders of a deleted account move
 * only to an account with its email, as `bringOrders` does.
 */
export function moveGuestData(guest: Shopper, { shopper }: Account): void {
  const { addresses, billings, selection, placed } = guest
  const isOwn = ({ formerBuyer }: StoredOrder) => formerBuyer === undefined
  Object.assign(shopper, { addresses, billings, selection, orders: guest.orders.filter(isOwn), placed })
  guest.orders = guest.orders.filter((order) => !isOwn(order))
  guest.placed = {}
}

/** Logs an account in: a new session, with the guest's data and items to add to the cart. */
export function welcome(
  account: Account,
  additionalItems: readonly CartVariantWrite[],
  context: HandlerContext,
) {
  const { state, visitor, now } = context
  const logged: HandlerContext = { ...context, account, shopper: account.shopper }
  bringAlong(visitor.guest, account, context)
  const cartDifferences: CartDifference[] = [
    ...mergeGuestCart(logged),
    ...mergeLines(additionalItems.map(broughtLine), logged),
  ]
  const { orders, placed, payments } = visitor.guest
  visitor.guest = { ...newShopper(state.chance), orders, placed, payments }
  startSession(visitor, account, state.chance, now)
  return {
    data: { user: userOf(account, state), cart: cartOf(logged), cartDifferences, token: visitor.token },
  }
}
