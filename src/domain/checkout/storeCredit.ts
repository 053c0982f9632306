import type { Cents } from '../../contract/entities/money.ts'
import type { UserGroup } from '../../contract/entities/page.ts'
import type { PricingInfo } from '../../contract/entities/product/pricingInfo.ts'
import { canUseCredits } from '../permissions.ts'

interface CreditFacts {
  user: UserGroup | null | undefined
  credits: Cents
  pricing: Pick<PricingInfo, 'totalPrice' | 'creditDeduction'>
}

/**
 * Why this shopper cannot use store credit; null when they can: a business without the flag, no credit, or nothing left to pay (document 1
 * §4 and §6).
 */
export function creditBlock({ user, credits, pricing }: CreditFacts) {
  if (!canUseCredits(user)) return 'business'
  if (credits <= 0) return 'none'
  return pricing.totalPrice === 0 && pricing.creditDeduction === 0 ? 'nothing_to_pay' : null
}
