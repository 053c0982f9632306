import type { Config } from '../../../src/contract/entities/config.ts'
import type { OrderRefund } from '../../../src/contract/entities/order.ts'
import { cents } from '../../../src/contract/entities/money.ts'
import { PackageStatus, PaymentMethod, PaymentTransactionStatus } from '../../../src/contract/enumerations.ts'
import { withoutBooking } from '../../rules/deliverySlots.ts'
import { earnedPoints } from '../../rules/earnedPoints.ts'
import { isOnFor } from '../../rules/permissions.ts'
import { isUndone, type OrderStanding, standingAt, timelineOf } from '../../rules/orders/orderLifecycle.ts'
import { pointsFor } from '../../rules/rewards.ts'
import { hasEnded } from '../../rules/orders/shipmentTimeline.ts'
import { courseOf } from './orderView.ts'
import type { Account } from '../records/account.ts'
import type { StoredOrder } from '../records/order.ts'
import type { Organization } from '../records/organization.ts'
import { stockKey } from '../../catalogue/catalogueView.ts'
import { takeBackReferral } from '../referrals.ts'
import { invoicedBusiness, organizationOf } from '../standing.ts'
import type { ShopState } from '../state.ts'

/** Whose an order is, null for a guest's; the business that the owner buys for, and the one whose invoice the order is on. */
interface Owner {
  account: Account | null
  organization: Organization | undefined
  invoiced: Organization | undefined
}

const { SETTLED } = PaymentTransactionStatus

function giveGoodsBack({ lines, shipments }: StoredOrder, standing: OrderStanding, state: ShopState): void {
  const lostFrom = shipments
    .filter((_, at) => standing.shipments[at]?.packageStatus === PackageStatus.FAILED)
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

const lowerInvoice = ({ account }: Organization, { pricingInfo }: StoredOrder): void => {
  account.invoice.currentOutstanding = cents(account.invoice.currentOutstanding - pricingInfo.totalPrice)
}

/** Money that has come in already goes back: as credits where the shop does so and there is an account that may spend them. */
function refundOf(
  { pricingInfo }: StoredOrder,
  { payment }: OrderStanding,
  { account, organization }: Owner,
  { refundAsCredits }: Pick<Config, 'refundAsCredits'>,
): OrderRefund | undefined {
  if (payment !== SETTLED || pricingInfo.totalPrice === 0) return undefined
  const canSpendCredits = account !== null && isOnFor(organization?.account, 'creditEnabled')
  return { amount: pricingInfo.totalPrice, as: refundAsCredits && canSpendCredits ? 'credits' : 'payment' }
}

function undo(
  order: StoredOrder,
  standing: OrderStanding,
  owner: Owner,
  { state, config, now }: Settling,
): void {
  const refund = refundOf(order, standing, owner, config)
  order.undone = { at: now, ...(refund ? { refund } : {}) }
  giveGoodsBack(order, standing, state)
  takeBackReferral(state, order.gid)
  const { account, invoiced } = owner
  if (account) {
    giveDeductionsBack(order, account)
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

const isOver = ({ shipments }: OrderStanding): boolean => shipments.every(hasEnded)

/**
 * Books what has become of an order by now, each thing once: one that came to nothing gives back all that it took (stock,
 * slot, points, credits, coupons, invoice, money), one that was delivered earns its points, a paid invoice is no longer
 * outstanding.
 */
export function settleOrder(order: StoredOrder, account: Account | null, settling: Settling): void {
  const { state, now } = settling
  const standing = standingAt(courseOf(order), now)
  const owner: Owner = {
    account,
    organization: organizationOf(state, account),
    invoiced: invoicedBusiness(order, account, state),
  }
  if (isUndone(standing)) {
    if (!order.undone) undo(order, standing, owner, settling)
    return
  }
  if (isOver(standing) && order.pointsEarned === undefined) reward(order, owner)
  const isInvoicePaid = order.paymentMethod === PaymentMethod.BUSINESS_INVOICE && standing.payment === SETTLED
  if (isInvoicePaid && !order.isInvoicePaid) {
    order.isInvoicePaid = true
    if (owner.invoiced) lowerInvoice(owner.invoiced, order)
  }
}

/** When there is next something to book for an order; null when nothing is left. */
export const nextBooking = (order: StoredOrder, now: number): number | null =>
  timelineOf(courseOf(order)).find(
    ({ at, standing }) => at > now && (isOver(standing) || standing.payment === SETTLED),
  )?.at ?? null
