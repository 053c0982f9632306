import { cents } from '../../../src/contract/entities/money.ts'
import type { HandlerContext } from '../handlerContext.ts'
import { pointsFor } from '../../rules/rewards.ts'
import type { Price } from '../../rules/pricing.ts'

export interface Used {
  promoCodes: string[]
  coupons: string[]
}

/** Takes what an order used up off its shopper's account: points, credits, coupons. Codes that took nothing off stay unused. */
export function bookDeductions(
  { pricingInfo, promoCodes, deductions }: Price,
  { account }: HandlerContext,
): Used {
  const used: Used = {
    promoCodes: promoCodes.filter(({ discount }) => discount > 0).map(({ code }) => code),
    coupons: deductions.discounts
      .filter(({ kind, amount }) => kind === 'coupon' && amount > 0)
      .map(({ _id }) => _id),
  }
  if (account) {
    account.rewardPoints -= pointsFor(pricingInfo.rewardDeduction)
    account.credits = cents(account.credits - pricingInfo.creditDeduction)
    account.coupons = {
      clipped: account.coupons.clipped.filter((id) => !used.coupons.includes(id)),
      redeemed: [...account.coupons.redeemed, ...used.coupons],
    }
  }
  return used
}
