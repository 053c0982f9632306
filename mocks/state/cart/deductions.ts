import { coupons, type CouponRow, variantIdsOf } from '../../../fixtures/coupons.ts'
import { promotionRows } from '../../../fixtures/promotionTerms.ts'
import type { Deductions, Discount } from '../../../src/contract/entities/product/discount.ts'
import { cents } from '../../../src/contract/entities/money.ts'
import { Language, MembershipPermission } from '../../../src/contract/enumerations.ts'
import { periodSince } from '../../catalogue/catalogueView.ts'
import type { HandlerContext } from '../handlerContext.ts'
import { couponStatus, couponTerms } from '../../rules/coupons.ts'
import { worthOfPoints } from '../../rules/rewards.ts'
import { permissionsIn } from '../permissions.ts'

const languages = Object.values(Language)
/** A text of the fixtures, which have it in the order of the languages. */
export const inLanguage = (texts: readonly string[], language: Language): string =>
  texts[languages.indexOf(language)] ?? texts[0] ?? ''

const isMember = ({ account }: HandlerContext): boolean => {
  const permission = account?.membership.permission
  return permission === MembershipPermission.ALL || permission === MembershipPermission.ALL_EXCEPT_REDEEM
}

/** The current promotions for this shopper, by the text of their badges. */
function promotionsOf(context: HandlerContext): Discount[] {
  const { catalogueView, now } = context
  return promotionRows.flatMap(({ promotionId, variantGid, terms, isForMembers }) => {
    if (isForMembers && !isMember(context)) return []
    const badge = catalogueView.variantByGid(variantGid)?.promotionBadge
    if (badge?.endDate === undefined || Date.parse(badge.endDate) <= now) return []
    return { _id: promotionId, kind: 'promotion', name: badge.text ?? '', terms, amount: cents(0) }
  })
}

const nothingClipped = { clipped: [], redeemed: [] }

/** The status of a coupon for this shopper; a guest has none clipped. */
export const statusOfCoupon = (row: CouponRow, { account, state, now }: HandlerContext) => {
  const since = periodSince(row, state.openedAt, now)
  return couponStatus(row.id, row, { since, now }, account?.coupons ?? nothingClipped)
}

/** The coupons that this shopper has clipped and not redeemed, while they last. */
function couponsOf(context: HandlerContext): Discount[] {
  if (!context.config.features.coupons || context.account === null) return []
  return Object.values<CouponRow>(coupons)
    .filter((row) => statusOfCoupon(row, context) === 'clipped')
    .map((row) => ({
      _id: row.id,
      kind: 'coupon',
      name: inLanguage(row.name, context.language),
      terms: couponTerms(row.value, row.eligibility, variantIdsOf(row)),
      amount: cents(0),
    }))
}

/** All deductions of this shopper's cart except promo codes; points and credits only where they may be used. */
export function deductionsOf(context: HandlerContext): Deductions {
  const { account, shopper } = context
  const { hasOffers, isTaxExempt, canUseRewards, canUseCredits } = permissionsIn(context)
  const { loyaltyInfo, applyUserCredits } = shopper.selection
  const points = canUseRewards ? Math.min(loyaltyInfo?.pointsAmount ?? 0, account?.rewardPoints ?? 0) : 0
  return {
    discounts: hasOffers ? [...promotionsOf(context), ...couponsOf(context)] : [],
    isTaxExempt,
    reward: worthOfPoints(points),
    credit: canUseCredits && applyUserCredits ? (account?.credits ?? cents(0)) : cents(0),
  }
}
