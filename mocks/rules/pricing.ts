import { type Cents, cents } from '../../src/contract/entities/money.ts'
import type { PricingInfo } from '../../src/contract/entities/pricingInfo.ts'

export interface Priced {
  price: Cents
  salePrice?: Cents | undefined
}

/** What one costs now, in cents: its sale price when there is one. */
export const unitPrice = ({ price, salePrice }: Priced): Cents => salePrice ?? price

/** What a line costs, in cents. */
export const lineTotal = (goods: Priced, quantity: number): Cents => cents(unitPrice(goods) * quantity)

/** Adds amounts in cents. */
export const total = (amounts: readonly Cents[]): Cents =>
  cents(amounts.reduce<number>((sum, amount) => sum + amount, 0))

/** The tax contained in an amount, in cents: prices are shown with tax, so none is added. */
export const containedTax = (amount: Cents, percent: number): Cents =>
  cents((amount * percent) / (100 + percent))

/** What is to be paid, in cents. The parts add up to `totalPrice`, which never falls below zero. */
export function pricingInfo(parts: {
  subtotal: Cents
  shipping: Cents
  express: Cents
  taxPercent: number
}): PricingInfo {
  const totalPrice = total([parts.subtotal, parts.shipping, parts.express])
  return {
    promoDiscount: cents(0),
    creditDeduction: cents(0),
    rewardDeduction: cents(0),
    shippingPrice: parts.shipping,
    taxAmount: containedTax(totalPrice, parts.taxPercent),
    totalPrice,
    variantsSubtotalPrice: parts.subtotal,
    expressDeliveryPrice: parts.express,
    priceModifiers: [],
  }
}
