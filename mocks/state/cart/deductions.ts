import { coupons, type CouponRow, variantIdsOf } from '../../../fixtures/coupons.ts'
import { promotionRows } from '../../../fixtures/promotionTerms.ts'
import type { Deductions, Discount } from '../../../src/contract/entities/product/discount.ts'
import { cents } from '../../../src/contract/entities/money.ts'
import { Language, MembershipPermission } from '../../../src/contract/enumerations.ts'
import type { HandlerContext } from '../handlerContext.ts'
import { couponStatus, couponTerms } from '../../rules/coupons.ts'
import { worthOfPoints } from '../../rules/rewards.ts'
import { permissionsIn } from '../standing.ts'

const languages = Object.values(Language)
/** A text of the fixtures, which have it in the order of the languages. */
export const inLanguage = (texts: readonly string[], language: Language): string =>
  texts[languages.indexOf(language)] ?? texts[0] ?? ''

const isMember = ({ account }: HandlerContext): boolean => {
  const permission = account?.membership.permission
  return permission === MembershipPermission.ALL || permission === MembershipPermission.ALL_EXCEPT_REDEEM
}

/** The promotions that run now for this shopper, under the words of their badges. */
function promotionsOf(visit: HandlerContext): Discount[] {
  const { shelf, now } = visit
  return promotionRows.flatMap(({ promotionId, variantGid, terms, isForMembers }) => {
    if (isForMembers && !isMember(visit)) return []
    const badge = shelf.variantByGid(variantGid)?.promotionBadge
    if (badge?.endDate === undefined || Date.parse(badge.endDate) <= now) return []
    return { _id: promotionId, kind: 'promotion', name: badge.text ?? '', terms, amount: cents(0) }
  })
}

const nothingClipped = { clipped: [], redeemed: [] }

/** Where a coupon stands for this shopper; a guest has none clipped. */
export const statusOfCoupon = (row: CouponRow, { account, shelf, now }: HandlerContext) =>
  couponStatus(row.id, row, { since: shelf.offersSince, now }, account?.coupons ?? nothingClipped)

/** The coupons that this shopper has clipped and not redeemed, while they last. */
function couponsOf(visit: HandlerContext): Discount[] {
  if (!visit.config.features.coupons || visit.account === null) return []
  return Object.values<CouponRow>(coupons)
    .filter((row) => statusOfCoupon(row, visit) === 'clipped')
    .map((row) => ({
      _id: row.id,
      kind: 'coupon',
      name: inLanguage(row.name, visit.language),
      terms: couponTerms(row.value, row.eligibility, variantIdsOf(row)),
      amount: cents(0),
    }))
}

/** All that may be taken off this shopper's cart beside promo codes; points and credits only where they may use them. */
export function deductionsOf(visit: HandlerContext): Deductions {
  const { account, shopper } = visit
  const { hasOffers, canUseRewards, canUseCredits } = permissionsIn(visit)
  const { loyaltyInfo, applyUserCredits } = shopper.selection
  const points = canUseRewards ? Math.min(loyaltyInfo?.pointsAmount ?? 0, account?.rewardPoints ?? 0) : 0
  return {
    discounts: hasOffers ? [...promotionsOf(visit), ...couponsOf(visit)] : [],
    reward: worthOfPoints(points),
    credit: canUseCredits && applyUserCredits ? (account?.credits ?? cents(0)) : cents(0),
  }
}
