import type { Cart, CartGroup, CartVariant, GroupSummary } from '../../contract/entities/cart.ts'
import { type Cents, cents } from '../../contract/entities/money.ts'
import {
  DELIVERY_SURCHARGE,
  type PricingInfo,
  TAX_EXEMPTION,
} from '../../contract/entities/product/pricingInfo.ts'
import { FulfillmentMethod, type Substitution } from '../../contract/enumerations.ts'
import { isInGroup, type LineKey, lineKey, type LineTarget, subTotalOf } from './cart.ts'
import { payable, withDiscounts, withPromoCodes } from '../product/discount.ts'
import { less, sum } from '../money.ts'
import { isAvailable } from '../product/variant.ts'
import { orderMinimumOf, isShippingFree, shippingOf, type ShippingRules, stillNeeded } from './shipping.ts'

/** A change of one line that the server has not confirmed yet: its absolute quantity, 0 to remove it. */
export interface PendingLine extends LineTarget {
  quantity: number
  customerItemPickingNotes?: string | undefined
  substitution?: Substitution | undefined
}

export type PendingLines = Readonly<Record<LineKey, PendingLine>>

/** What determines the totals besides the lines. */
export interface CartRules extends ShippingRules {
  taxPercent: number
  deliverySurcharge?: Cents | undefined
  /** No order has succeeded yet (document 1 §6). */
  isFirstOrder: boolean
}

const NOTHING = 0 as Cents

const emptyPricing: PricingInfo = {
  promoDiscount: NOTHING,
  creditDeduction: NOTHING,
  rewardDeduction: NOTHING,
  shippingPrice: NOTHING,
  taxAmount: NOTHING,
  totalPrice: NOTHING,
  variantsSubtotalPrice: NOTHING,
  expressDeliveryPrice: NOTHING,
  priceModifiers: [],
}

/** A cart before the first answer. */
export const emptyCart: Cart = {
  _id: 'none',
  revision: 0,
  cartVariants: [],
  offers: { promoVariants: [] },
  groups: [],
  appliedPromoCodes: [],
  deductions: { discounts: [], reward: NOTHING, credit: NOTHING },
  pricingInfo: emptyPricing,
}

const asLine = ({ quantity, variant, warehouse, fulfillmentMethod, ...rest }: PendingLine): CartVariant => ({
  variant,
  quantity,
  warehouse,
  fulfillmentMethod,
  ...(rest.customerItemPickingNotes ? { customerItemPickingNotes: rest.customerItemPickingNotes } : {}),
  ...(rest.substitution ? { substitution: rest.substitution } : {}),
})

function withPending(line: CartVariant, pending: PendingLine | undefined): CartVariant {
  if (!pending) return line
  const { customerItemPickingNotes: noteBefore, ...bare } = line
  const note = pending.customerItemPickingNotes ?? noteBefore
  return {
    ...bare,
    quantity: pending.quantity,
    ...(note ? { customerItemPickingNotes: note } : {}),
    ...(pending.substitution ? { substitution: pending.substitution } : {}),
  }
}

/** The lines with the pending changes: changed ones keep their place, new ones come last, those at zero are left out. */
function linesWithPending(confirmed: readonly CartVariant[], pending: PendingLines): CartVariant[] {
  const known = new Set(confirmed.map(lineKey))
  const changed = confirmed.map((line) => withPending(line, pending[lineKey(line)]))
  const added = Object.values<PendingLine>(pending).filter((line) => !known.has(lineKey(line)))
  return [...changed, ...added.map(asLine)].filter((line) => line.quantity > 0)
}

/** The sums of a group, in cents (document 1 §3 and §5). */
export function groupSummary(
  lines: readonly CartVariant[],
  method: CartVariant['fulfillmentMethod'],
  rules: CartRules,
): GroupSummary {
  const subTotal = subTotalOf(lines)
  const orderMinimum = orderMinimumOf(method, rules)
  const shipping = shippingOf(method, rules)
  const freeFrom = shipping?.freeFrom
  const isSent = lines.some((line) => isAvailable(line.variant))
  const isFree = isShippingFree(shipping, subTotal, rules, rules.isFirstOrder)
  return {
    subTotal,
    orderMinimum,
    orderMinimumMet: subTotal >= orderMinimum,
    orderMinimumNeeded: stillNeeded(orderMinimum, subTotal),
    ...(freeFrom === undefined
      ? {}
      : {
          freeShippingMinimum: freeFrom,
          freeShippingDifference: isFree ? NOTHING : stillNeeded(freeFrom, subTotal),
        }),
    hasShipping: shipping !== undefined,
    shippingPrice: shipping === undefined || isFree || !isSent ? NOTHING : shipping.price,
  }
}

function groupsOf(
  lines: readonly CartVariant[],
  confirmed: readonly CartGroup[],
  rules: CartRules,
): CartGroup[] {
  const groups: CartGroup[] = []
  for (const line of lines) {
    if (groups.some((group) => isInGroup(line, group))) continue
    const { warehouse, fulfillmentMethod } = line
    const inGroup = lines.filter((other) =>
      isInGroup(other, { warehouse, fulfillmentMethodType: fulfillmentMethod }),
    )
    const known = confirmed.find((group) => isInGroup(line, group))
    groups.push({
      groupIdentifier:
        known?.groupIdentifier ?? `${warehouse._id}:${warehouse.fulfiller}:${fulfillmentMethod}`,
      fulfillmentMethodType: fulfillmentMethod,
      fulfillerType: warehouse.fulfillerType,
      variants: inGroup.map((each) => each.variant._id),
      warehouse,
      summary: groupSummary(inGroup, fulfillmentMethod, rules),
      // Only the server knows which slots are free: a new group shows no slot until it has answered.
      ...(known?.earliestDelivery ? { earliestDelivery: known.earliestDelivery } : {}),
    })
  }
  return groups
}

/** The tax contained in a price at that rate, in cents, as `taxAmount` is defined: never added on top. */
export const taxContained = (price: Cents, percent: number): Cents =>
  cents((price * percent) / (100 + percent))

/** The delivery fee in cents, once, when an available item is delivered. */
const surchargeOn = (lines: readonly CartVariant[], { deliverySurcharge = NOTHING }: CartRules): Cents =>
  lines.some(
    ({ variant, fulfillmentMethod: method }) =>
      isAvailable(variant) &&
      (method === FulfillmentMethod.CARRIER_DELIVERY || method === FulfillmentMethod.LOCAL_DELIVERY),
  )
    ? deliverySurcharge
    : NOTHING

/**
 * The totals: promotions, coupons and promo codes are deducted from the items, then the tax of a tax-exempt business, points and credits
 * from the sum (docs/decisions/0029 and 0125), each with its present amount.
 */
function priced(
  lines: readonly CartVariant[],
  groups: readonly CartGroup[],
  before: Cart,
  rules: CartRules,
): Pick<Cart, 'appliedPromoCodes' | 'deductions' | 'pricingInfo'> {
  const discounted = withDiscounts(
    before.deductions.discounts,
    payable(lines.filter((line) => isAvailable(line.variant))),
  )
  const { codes, payables } = withPromoCodes(before.appliedPromoCodes, discounted.payables)
  const shippingPrice = sum(groups.map((group) => group.summary.shippingPrice))
  const expressDeliveryPrice = lines.length > 0 ? before.pricingInfo.expressDeliveryPrice : NOTHING
  const surcharge = surchargeOn(lines, rules)
  const taxed = sum([...payables.map(({ open }) => open), shippingPrice, expressDeliveryPrice, surcharge])
  const taxPercent = before.deductions.isTaxExempt ? 0 : rules.taxPercent
  const exempted = taxContained(taxed, rules.taxPercent - taxPercent)
  const due = less(taxed, exempted)
  const afterReward = less(due, before.deductions.reward)
  const totalPrice = less(afterReward, before.deductions.credit)
  const taken = discounted.discounts.filter(({ amount }) => amount > 0)
  return {
    appliedPromoCodes: codes,
    deductions: { ...before.deductions, discounts: discounted.discounts },
    pricingInfo: {
      promoDiscount: sum(codes.map(({ discount }) => discount)),
      rewardDeduction: less(due, afterReward),
      creditDeduction: less(afterReward, totalPrice),
      shippingPrice,
      expressDeliveryPrice,
      variantsSubtotalPrice: subTotalOf(lines),
      totalPrice,
      taxAmount: taxContained(totalPrice, taxPercent),
      priceModifiers: [
        ...taken.map(({ _id, name, amount }) => ({ _id, name, amount: cents(-amount) })),
        ...(surcharge > 0 ? [{ _id: DELIVERY_SURCHARGE, amount: surcharge }] : []),
        ...(exempted > 0 ? [{ _id: TAX_EXEMPTION, amount: cents(-exempted) }] : []),
      ],
    },
  }
}

/**
 * The cart that the shopper sees at once: what the server confirmed with the pending changes on top, and every line, group and
 * total as the server will answer. Without pending changes it is the confirmed cart itself.
 */
export function optimisticCart(confirmed: Cart | null, pending: PendingLines, rules: CartRules | null): Cart {
  const base = confirmed ?? emptyCart
  if (Object.keys(pending).length === 0) return base
  const cartVariants = linesWithPending(base.cartVariants, pending)
  // Without the shop's configuration nothing can be priced: the lines alone are shown until it is there.
  if (!rules) return { ...base, cartVariants }
  const groups = groupsOf(cartVariants, base.groups, rules)
  return { ...base, cartVariants, groups, ...priced(cartVariants, groups, base, rules) }
}
