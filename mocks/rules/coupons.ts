import type { Coupon } from '../../src/contract/entities/product/coupon.ts'
import type { DiscountTerms } from '../../src/contract/entities/product/discount.ts'
import { cents } from '../../src/contract/entities/money.ts'
import { DAY_MS } from '../base/clock.ts'

export type CouponStatus = 'available' | 'clipped' | 'redeemed' | 'expired' | 'upcoming'

/** The period of an offer, in days after a time; open where a day is left out. */
export interface Period {
  startsInDays?: number
  endsInDays?: number
}

/** The position of a time relative to a period, which includes its start but not its end. All in ms. */
export function within({ startsInDays, endsInDays }: Period, since: number, now: number) {
  if (startsInDays !== undefined && now < since + startsInDays * DAY_MS) return 'before'
  return endsInDays !== undefined && now >= since + endsInDays * DAY_MS ? 'after' : 'during'
}

/** The status of a coupon for a shopper (document 1 §3): redeemed, then by its period, then clipped or not. */
export function couponStatus(
  id: string,
  period: Period,
  { since, now }: { since: number; now: number },
  { clipped, redeemed }: { clipped: readonly string[]; redeemed: readonly string[] },
): CouponStatus {
  if (redeemed.includes(id)) return 'redeemed'
  const place = within(period, since, now)
  if (place === 'after') return 'expired'
  if (place === 'before') return 'upcoming'
  return clipped.includes(id) ? 'clipped' : 'available'
}

const inCents = (ringgit: number) => cents(ringgit * 100)

/** What a coupon takes off its variants, once an order; minimums are held against its variants alone. */
export function couponTerms(
  value: Coupon['value'],
  { minimumPurchaseAmountInDollars, minimumQuantity }: Coupon['eligibility'],
  variantIds: string[],
): DiscountTerms {
  const { dollars, percent } = value
  return {
    ...(percent === undefined ? {} : { percent }),
    ...(dollars === undefined ? {} : { amount: inCents(dollars) }),
    ...(minimumPurchaseAmountInDollars === undefined
      ? {}
      : { minimumSpend: inCents(minimumPurchaseAmountInDollars) }),
    ...(minimumQuantity === undefined ? {} : { minimumQuantity }),
    variantIds,
  }
}
