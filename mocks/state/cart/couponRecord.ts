import { type CouponRow, couponRow, coupons, variantIdsOf } from '../../../fixtures/coupons.ts'
import { couponConditions, couponMessage } from '../../../fixtures/texts/couponTexts.ts'
import { slugOf } from '../../../fixtures/gids.ts'
import type { Coupon } from '../../../src/contract/entities/product/coupon.ts'
import { periodSince } from '../../catalogue/catalogueView.ts'
import type { HandlerContext } from '../handlerContext.ts'
import { malaysianDay } from '../../base/malaysiaTime.ts'
import { DAY_MS, isoTime } from '../../base/clock.ts'
import { inLanguage, statusOfCoupon } from './deductions.ts'
import { permissionsIn } from '../permissions.ts'

/** The day as it is written here, dd/mm/yyyy. */
const dayInFigures = (time: number): string => malaysianDay(time).split('-').toReversed().join('/')

/** Document 1 §3, Coupon, with its status for this shopper, in the language of the request. */
function couponOf(row: CouponRow, context: HandlerContext): Coupon {
  const { state, now, language } = context
  const since = periodSince(row, state.openedAt, now)
  const endDate = since + row.endsInDays * DAY_MS
  return {
    couponId: row.id,
    name: inLanguage(row.name, language),
    message: inLanguage(couponMessage, language)
      .replace('{{vendor}}', row.vendor)
      .replace('{{date}}', dayInFigures(endDate)),
    startDate: isoTime(since + row.startsInDays * DAY_MS),
    endDate: isoTime(endDate),
    value: row.value,
    eligibility: row.eligibility,
    termsAndConditions: inLanguage(couponConditions, language),
    vendorId: slugOf(row.vendor),
    vendorName: row.vendor,
    variantIds: variantIdsOf(row),
    priceModifierId: row.id,
    status: statusOfCoupon(row, context),
  }
}

/** Whether there are coupons for this shopper: while the shop has some, and unless their business may use none (document 1 §6). */
const hasCoupons = (context: HandlerContext): boolean =>
  context.config.features.coupons && permissionsIn(context).hasOffers

/** A coupon by its id; undefined for an unknown one and for a shopper who has none. */
export function couponById(id: string, context: HandlerContext): Coupon | undefined {
  const row = hasCoupons(context) ? couponRow(id) : undefined
  return row && couponOf(row, context)
}

/** The coupons that a variant's page offers: those that run now. */
export function couponsFor(variantId: string, context: HandlerContext): Coupon[] {
  if (!hasCoupons(context)) return []
  return Object.values<CouponRow>(coupons)
    .filter((row) => variantIdsOf(row).includes(variantId))
    .map((row) => couponOf(row, context))
    .filter(({ status }) => status === 'available' || status === 'clipped')
}

/** All coupons of the shopper: those that run or will, and those that the shopper has clipped or redeemed. */
export function couponsOf(context: HandlerContext): Coupon[] {
  if (!hasCoupons(context)) return []
  const { clipped = [], redeemed = [] } = context.account?.coupons ?? {}
  return Object.values<CouponRow>(coupons)
    .map((row) => couponOf(row, context))
    .filter(
      ({ couponId, status }) =>
        status !== 'expired' || clipped.includes(couponId) || redeemed.includes(couponId),
    )
}
