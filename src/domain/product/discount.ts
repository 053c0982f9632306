import type { CartVariant } from '../../contract/entities/cart.ts'
import type { AppliedPromoCode, Discount, DiscountTerms } from '../../contract/entities/product/discount.ts'
import { type Cents, cents } from '../../contract/entities/money.ts'
import { times } from '../money.ts'
import { pricePaid } from './price.ts'

/** A line that is paid for, and its remaining amount in cents after the discounts so far. */
export interface Payable {
  line: Pick<CartVariant, 'variant' | 'quantity' | 'fulfillmentMethod'>
  open: Cents
}

/** The amounts of some lines before any discount. */
export const payable = (lines: readonly Payable['line'][]): Payable[] =>
  lines.map((line) => ({ line, open: times(pricePaid(line.variant), line.quantity) }))

const isFor =
  ({ variantIds, fulfillmentMethod }: DiscountTerms) =>
  ({ line }: Payable): boolean => {
    const isOtherProduct = variantIds !== undefined && !variantIds.includes(line.variant._id)
    const isOtherMethod = fulfillmentMethod !== undefined && fulfillmentMethod !== line.fulfillmentMethod
    return !isOtherProduct && !isOtherMethod
  }

const count = (payables: readonly Payable[]) => payables.reduce((sum, { line }) => sum + line.quantity, 0)

/** Why terms give no discount on the present cart; null when they do. */
export function shortOf(terms: DiscountTerms, payables: readonly Payable[]): 'no_items' | 'minimum' | null {
  const eligible = payables.filter(isFor(terms))
  if (eligible.every(({ line }) => line.quantity === 0)) return 'no_items'
  const spent = payable(eligible.map(({ line }) => line)).reduce((sum, { open }) => sum + open, 0)
  if (terms.minimumSpend !== undefined && spent < terms.minimumSpend) return 'minimum'
  if (terms.minimumQuantity !== undefined && count(eligible) < terms.minimumQuantity) return 'minimum'
  return null
}

function valueOf(terms: DiscountTerms, eligible: readonly Payable[]): number {
  const open = eligible.reduce((sum, each) => sum + each.open, 0)
  if (terms.percent !== undefined) return cents((open * terms.percent) / 100)
  const sets = terms.every === undefined ? 1 : Math.floor(count(eligible) / terms.every)
  if (terms.bundlePrice === undefined) return sets * (terms.amount ?? 0)
  const [first] = eligible
  const apart = first ? pricePaid(first.line.variant) * (terms.every ?? 1) : 0
  return sets * Math.max(0, apart - terms.bundlePrice)
}

/** The discount of some terms in cents, and the remaining amounts: the first eligible line is discounted first. */
export function deduct(
  terms: DiscountTerms,
  payables: readonly Payable[],
): { amount: Cents; payables: readonly Payable[] } {
  if (shortOf(terms, payables) !== null) return { amount: cents(0), payables }
  const isMeant = isFor(terms)
  const eligible = payables.filter(isMeant)
  const open = eligible.reduce((sum, each) => sum + each.open, 0)
  const amount = Math.min(valueOf(terms, eligible), open, terms.maximum ?? open)
  let rest = amount
  const after: Payable[] = []
  for (const each of payables) {
    const part = isMeant(each) ? Math.min(rest, each.open) : 0
    rest -= part
    after.push({ ...each, open: cents(each.open - part) })
  }
  return { amount: cents(amount), payables: after }
}

/** Promotions and coupons with their present discounts, and the remaining amounts. */
export function withDiscounts(
  discounts: readonly Discount[],
  payables: readonly Payable[],
): { discounts: Discount[]; payables: readonly Payable[] } {
  let open = payables
  const taken = discounts.map((discount) => {
    const { amount, payables: after } = deduct(discount.terms, open)
    open = after
    return { ...discount, amount }
  })
  return { discounts: taken, payables: open }
}

/** The codes that give a discount, by name. */
export const countingCodes = (codes: readonly AppliedPromoCode[]): string[] =>
  codes.filter(({ discount }) => discount > 0).map(({ code }) => code)

/** A code that the server rejects for a reason other than the items stays rejected: the shop cannot check that reason. */
const isHeldBack = ({ problem }: AppliedPromoCode) =>
  problem !== undefined && problem !== 'minimum' && problem !== 'no_items'

/** The promo codes in the cart with their present discounts, and the remaining amounts. */
export function withPromoCodes(
  codes: readonly AppliedPromoCode[],
  payables: readonly Payable[],
): { codes: AppliedPromoCode[]; payables: readonly Payable[] } {
  let open = payables
  const taken = codes.map((code) => {
    if (isHeldBack(code)) return code
    const { problem: _, ...rest } = code
    const problem = shortOf(code.terms, open)
    const { amount, payables: after } = deduct(code.terms, open)
    open = after
    return { ...rest, discount: amount, ...(problem === null ? {} : { problem }) }
  })
  return { codes: taken, payables: open }
}
