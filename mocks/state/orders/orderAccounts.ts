import type { Config } from '../../../src/contract/entities/config.ts'
import type { OrderRefund } from '../../../src/contract/entities/order.ts'
import { cents } from '../../../src/contract/entities/money.ts'
import { PackageStatus, PaymentMethod, PaymentTransactionStatus } from '../../../src/contract/enumerations.ts'
import { withoutBooking } from '../../rules/deliverySlots.ts'
import { earnedPoints } from '../../rules/earnedPoints.ts'
import { isOnFor } from '../../rules/permissions.ts'
import {
  endOf,
  isUndone,
  type OrderProgress,
  progressAt,
  timelineOf,
} from '../../rules/orders/orderLifecycle.ts'
import { pointsFor } from '../../rules/rewards.ts'
import { hasEnded } from '../../rules/orders/shipmentTimeline.ts'
import { timelineInputOf } from './orderView.ts'
import type { Account } from '../records/account.ts'
import type { StoredOrder } from '../records/order.ts'
import type { Organization } from '../records/organization.ts'
import { stockKey } from '../../catalogue/catalogueView.ts'
import { takeBackReferral } from '../referrals.ts'
import { invoicedBusiness, organizationOf } from '../permissions.ts'
import type { ShopState } from '../stateSchema.ts'

/** The owner of an order, null for a guest; the owner's business, and the business that gets the invoice. */
interface Owner {
  account: Account | null
  organization: Organization | undefined
  invoiced: Organization | undefined
}

const { SETTLED } = PaymentTransactionStatus

function returnStock(
  { lines, shipments, isByPallet }: StoredOrder,
  progress: OrderProgress,
  state: ShopState,
): void {
  if (isByPallet) return
  const lostFrom = shipments
    .filter((_, at) => progress.shipments[at]?.packageStatus === PackageStatus.FAILED)
    .map(({ warehouseId }) => warehouseId)
  for (const { variantId, warehouseId, quantity } of lines) {
    if (lostFrom.includes(warehouseId)) continue
    const key = stockKey(variantId, warehouseId)
    state.sold[key] = (state.sold[key] ?? 0) - quantity
  }
  for (const { slot, warehouseId } of shipments) {
    if (slot) state.slots = withoutBooking(state.slots, slot.id, [warehouseId])
  }
}

function giveDeductionsBack({ pricingInfo, coupons = [] }: StoredOrder, account: Account): void {
  account.rewardPoints += pointsFor(pricingInfo.rewardDeduction)
  account.credits = cents(account.credits + pricingInfo.creditDeduction)
  const { clipped, redeemed } = account.coupons
  account.coupons = {
    clipped: [...clipped, ...coupons.filter((id) => !clipped.includes(id))],
    redeemed: redeemed.filter((id) => !coupons.includes(id)),
  }
}

/** A quote whose order was cancelled or failed can be ordered again, for as long as its price holds (docs/decisions/0126). */
function reopenQuote({ gid }: StoredOrder, { shopper }: Account): void {
  const quote = shopper.engagement.palletQuotes.find(({ orderGid }) => orderGid === gid)
  if (quote) delete quote.orderGid
}

const lowerInvoice = ({ account }: Organization, { pricingInfo }: StoredOrder): void => {
  account.invoice.currentOutstanding = cents(account.invoice.currentOutstanding - pricingInfo.totalPrice)
}

/** Money that has come in already goes back: as credits where the shop does so and there is an account that may spend them. */
function refundOf(
  { pricingInfo }: StoredOrder,
  { payment }: OrderProgress,
  { account, organization }: Owner,
  { refundAsCredits }: Pick<Config, 'refundAsCredits'>,
): OrderRefund | undefined {
  if (payment !== SETTLED || pricingInfo.totalPrice === 0) return undefined
  const canSpendCredits = account !== null && isOnFor(organization?.account, 'creditEnabled')
  return { amount: pricingInfo.totalPrice, as: refundAsCredits && canSpendCredits ? 'credits' : 'payment' }
}

function undo(order: StoredOrder, progress: OrderProgress, owner: Owner, { state, config }: Settling): void {
  const refund = refundOf(order, progress, owner, config)
  // The next request may come long after the order has ended.
  order.undone = { at: endOf(timelineInputOf(order)), ...(refund ? { refund } : {}) }
  returnStock(order, progress, state)
  takeBackReferral(state, order.gid)
  const { account, invoiced } = owner
  if (account) {
    giveDeductionsBack(order, account)
    if (order.isByPallet) reopenQuote(order, account)
    if (refund?.as === 'credits') account.credits = cents(account.credits + refund.amount)
  }
  if (order.paymentMethod === PaymentMethod.BUSINESS_INVOICE && invoiced) lowerInvoice(invoiced, order)
}

function reward(order: StoredOrder, { account, organization }: Owner): void {
  if (!account) return
  order.pointsEarned = earnedPoints(order.pricingInfo.totalPrice, {
    isRewardEnabled: isOnFor(organization?.account, 'rewardEnabled'),
    membership: account.membership.permission,
  })
  account.rewardPoints += order.pointsEarned
}

export interface Settling {
  state: ShopState
  config: Pick<Config, 'refundAsCredits'>
  now: number
}

const isOver = ({ shipments }: OrderProgress): boolean => shipments.every(hasEnded)

/**
 * Books the outcome of an order, each part once: a failed order returns stock, slot, points, credits, coupons, invoice amount and money; a
 * delivered one earns its points; a paid invoice is no longer outstanding.
 */
export function settleOrder(order: StoredOrder, account: Account | null, settling: Settling): void {
  const { state, now } = settling
  const progress = progressAt(timelineInputOf(order), now)
  const owner: Owner = {
    account,
    organization: organizationOf(state, account),
    invoiced: invoicedBusiness(order, account, state),
  }
  if (isUndone(progress)) {
    if (!order.undone) undo(order, progress, owner, settling)
    return
  }
  if (isOver(progress) && order.pointsEarned === undefined) reward(order, owner)
  const isInvoicePaid = order.paymentMethod === PaymentMethod.BUSINESS_INVOICE && progress.payment === SETTLED
  if (isInvoicePaid && !order.isInvoicePaid) {
    order.isInvoicePaid = true
    if (owner.invoiced) lowerInvoice(owner.invoiced, order)
  }
}

/** When there is next something to book for an order; null when nothing is left. */
export const nextBooking = (order: StoredOrder, now: number): number | null =>
  timelineOf(timelineInputOf(order)).find(
    ({ at, progress }) => at > now && (isOver(progress) || progress.payment === SETTLED),
  )?.at ?? null
