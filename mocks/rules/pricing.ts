import type { Deductions } from '../../src/contract/entities/product/discount.ts'
import { type Cents, cents } from '../../src/contract/entities/money.ts'
import {
  DELIVERY_SURCHARGE,
  type PricingInfo,
  TAX_EXEMPTION,
} from '../../src/contract/entities/product/pricingInfo.ts'
import type { AppliedPromoCode } from '../../src/contract/entities/product/discount.ts'
import { type PaidLine, takeOff, unmet } from './discounts.ts'

export interface Priced {
  price: Cents
  salePrice?: Cents | undefined
}

/** What one costs now, in cents: its sale price when there is one. */
export const unitPrice = ({ price, salePrice }: Priced): Cents => salePrice ?? price

/** What a line costs, in cents. */
export const lineTotal = (item: Priced, quantity: number): Cents => cents(unitPrice(item) * quantity)

/** Adds amounts in cents. */
export const total = (amounts: readonly Cents[]): Cents =>
  cents(amounts.reduce<number>((sum, amount) => sum + amount, 0))

/** The tax contained in an amount, in cents: prices are shown with tax, so none is added. */
export const containedTax = (amount: Cents, percent: number): Cents =>
  cents((amount * percent) / (100 + percent))

/** All inputs of a price: items, deductions and surcharges, in cents. */
export interface PriceParts {
  lines: readonly PaidLine[]
  /** In the order in which they are taken off; amounts are worked out here. */
  deductions: Deductions
  promoCodes: readonly AppliedPromoCode[]
  shipping: Cents
  express: Cents
  surcharge: Cents
  taxPercent: number
}

export interface Price {
  pricingInfo: PricingInfo
  deductions: Deductions
  promoCodes: AppliedPromoCode[]
}

/**
 * The total and every deduction, in cents: promotions and coupons, then promo codes, from the items; then the tax, for a
 * tax-exempt business, then points, then credits, from everything (docs/decisions/0029 and 0125). The parts add up to `totalPrice`, which never falls below zero.
 */
export function priceOf(parts: PriceParts): Price {
  let { lines } = parts
  const take = (terms: AppliedPromoCode['terms']): Cents => {
    const taken = takeOff(terms, lines)
    lines = taken.lines
    return taken.amount
  }
  const discounts = parts.deductions.discounts.map((discount) => ({
    ...discount,
    amount: take(discount.terms),
  }))
  const promoCodes = parts.promoCodes.map((code) => {
    if (code.problem) return { ...code, discount: cents(0) }
    const problem = unmet(code.terms, lines)
    return { ...code, discount: take(code.terms), ...(problem ? { problem } : {}) }
  })
  const { shipping, express, surcharge } = parts
  const taxed = total([...lines.map(({ left }) => cents(left)), shipping, express, surcharge])
  const taxPercent = parts.deductions.isTaxExempt ? 0 : parts.taxPercent
  const exempted = containedTax(taxed, parts.taxPercent - taxPercent)
  const due = cents(taxed - exempted)
  const rewardDeduction = cents(Math.min(parts.deductions.reward, due))
  const creditDeduction = cents(Math.min(parts.deductions.credit, due - rewardDeduction))
  const totalPrice = cents(due - rewardDeduction - creditDeduction)
  return {
    pricingInfo: {
      promoDiscount: total(promoCodes.map(({ discount }) => discount)),
      creditDeduction,
      rewardDeduction,
      shippingPrice: shipping,
      taxAmount: containedTax(totalPrice, taxPercent),
      totalPrice,
      variantsSubtotalPrice: total(parts.lines.map((line) => cents(line.unitPrice * line.quantity))),
      expressDeliveryPrice: express,
      priceModifiers: [
        ...discounts.map(({ _id, name, amount }) => ({ _id, name, amount: cents(-amount) })),
        { _id: DELIVERY_SURCHARGE, amount: surcharge },
        { _id: TAX_EXEMPTION, amount: cents(-exempted) },
      ].filter(({ amount }) => amount !== 0),
    },
    deductions: { ...parts.deductions, discounts },
    promoCodes,
  }
}
