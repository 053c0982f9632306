import { type Cents, cents } from '../../src/contract/entities/money.ts'
import { type PricingInfo, TAX_EXEMPTION } from '../../src/contract/entities/product/pricingInfo.ts'
import { PALLET_QUOTE_VALID_MS } from '../../src/contract/limits.ts'
import { DAY_MS } from '../base/clock.ts'
import { malaysianDay } from '../base/malaysiaTime.ts'
import { isCalendarDay } from './calendarDay.ts'
import { containedTax, lineTotal, total } from './pricing.ts'

/** The pieces on a pallet, from which a quote is calculated: cases on a pallet times pieces in a case. */
export const UNITS_A_PALLET = 240

const percentFor = (pallets: number): number => (pallets >= 6 ? 15 : pallets >= 3 ? 12 : 8)

type PricedPallets = readonly { price: Cents; pallets: number }[]

const fullPrice = (items: PricedPallets): Cents =>
  total(items.map((item) => lineTotal(item, item.pallets * UNITS_A_PALLET)))

/** The price of pallets, in cents: 8 % off the retail price, 12 % from three pallets in all, 15 % from six. */
export function palletTotal(items: PricedPallets): Cents {
  const pallets = items.reduce((sum, item) => sum + item.pallets, 0)
  return cents((fullPrice(items) * (100 - percentFor(pallets))) / 100)
}

/**
 * The sums of an order of pallets: delivery is included, and nothing but the discount of the quote is taken off, for a tax-exempt
 * business also the tax (docs/decisions/0125).
 */
export function palletPricing(
  items: PricedPallets,
  {
    taxPercent,
    isTaxExempt,
    discountName,
  }: { taxPercent: number; isTaxExempt: boolean; discountName: string },
): PricingInfo {
  const full = fullPrice(items)
  const discounted = palletTotal(items)
  const tax = containedTax(discounted, taxPercent)
  return {
    promoDiscount: cents(0),
    creditDeduction: cents(0),
    rewardDeduction: cents(0),
    shippingPrice: cents(0),
    taxAmount: isTaxExempt ? cents(0) : tax,
    totalPrice: isTaxExempt ? cents(discounted - tax) : discounted,
    variantsSubtotalPrice: full,
    expressDeliveryPrice: cents(0),
    priceModifiers: [
      { _id: 'pallet-discount', name: discountName, amount: cents(discounted - full) },
      ...(isTaxExempt ? [{ _id: TAX_EXEMPTION, amount: cents(-tax) }] : []),
    ],
  }
}

const WEEKEND: readonly number[] = [0, 6]

const isWorkingDay = (time: number): boolean =>
  !WEEKEND.includes(new Date(`${malaysianDay(time)}T00:00:00.000Z`).getUTCDay())

/** When a request gets its price, in ms: a working day after it came. Saturdays and Sundays do not count. */
export function quotedAt(requestedAt: number): number {
  let due = requestedAt + DAY_MS
  while (!isWorkingDay(due)) due += DAY_MS
  return due
}

/** The state of a request at a time: its price holds for two weeks, and it is ordered once. */
export function quoteStatus(
  { at, orderGid }: { at: number; orderGid?: string | undefined },
  now: number,
): 'received' | 'quoted' | 'expired' | 'ordered' {
  if (orderGid !== undefined) return 'ordered'
  const from = quotedAt(at)
  if (now < from) return 'received'
  return now < from + PALLET_QUOTE_VALID_MS ? 'quoted' : 'expired'
}

/** Pallets are delivered after today. */
export const isPalletDay = (day: string, now: number): boolean =>
  isCalendarDay(day) && day > malaysianDay(now)
