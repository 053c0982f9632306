import type { PromoCodeProblem } from '../../../src/contract/entities/product/discount.ts'
import type { Cents } from '../../../src/contract/entities/money.ts'
import { PromoCodeKind } from '../../../src/contract/enumerations.ts'
import { ErrorCode } from '../../../src/contract/errorCodes.ts'
import { PROMO_CODES_IN_CART_MAXIMUM } from '../../../src/contract/limits.ts'
import type { HandlerContext } from '../handlerContext.ts'
import { missingSpend, unmet } from '../../rules/discounts.ts'
import { refuse } from '../../base/refuse.ts'
import { cartOf, paidLinesOf, stockedLines } from './cartView.ts'
import { appliedCode, type EnteredCode } from './promoCodes.ts'

export interface CodeResult {
  code: string
  didAddPromoCode: boolean
  problem?: PromoCodeProblem
  missing?: Cents
}

/** What stands between a code and this cart; nothing when it counts, or will once the shopper pays the way it asks for. */
export function codeStanding(
  entered: EnteredCode,
  visit: HandlerContext,
): { problem: PromoCodeProblem; missing?: Cents } | undefined {
  const { shopper, shelf } = visit
  const applied = appliedCode(entered, visit)
  if (!applied) return { problem: 'unknown' }
  if (applied.problem && applied.problem !== 'other_payment') return { problem: applied.problem }
  const lines = paidLinesOf(stockedLines(shopper.cart.lines, shelf))
  const problem = unmet(applied.terms, lines)
  if (problem === 'minimum') return { problem, missing: missingSpend(applied.terms, lines) }
  return problem && { problem }
}

/**
 * A code of iPay88 asks for iPay88: refuses with 597 where another way to pay has been chosen, and with 598 where nothing
 * would be left to pay by it (document 2 §8). With `entered` only that code is asked about another way to pay: the others are
 * in the cart already, and say what is the matter with them.
 */
export function refuseUnpayableCode(visit: HandlerContext, entered?: string): void {
  const { billingType } = visit.shopper.selection
  if (billingType === undefined) return
  const { appliedPromoCodes, pricingInfo } = cartOf(visit)
  const ofProvider = appliedPromoCodes.filter(({ kind }) => kind === PromoCodeKind.IPAY88_PROMO)
  const asked = ofProvider.filter(({ code }) => entered === undefined || code === entered)
  if (asked.some(({ problem }) => problem === 'other_payment'))
    throw refuse(409, ErrorCode.IPAY88_NOT_ELIGIBLE_FOR_PROMO_CODE)
  if (ofProvider.some(({ problem }) => problem === undefined) && pricingInfo.totalPrice === 0)
    throw refuse(409, ErrorCode.IPAY88_PROMO_CODE_INVALID_FOR_TOTAL_PRICE_ZERO)
}

/** Enters a code into the cart, or says why it is not added. Refuses with 597 and 598. */
export function enterPromoCode(entered: EnteredCode, visit: HandlerContext): CodeResult {
  const { cart } = visit.shopper
  const refused = (problem: PromoCodeProblem, more: { missing?: Cents } = {}): CodeResult => ({
    code: entered.code,
    didAddPromoCode: false,
    problem,
    ...more,
  })
  if (cart.promoCodes.some(({ code }) => code === entered.code)) return refused('already_added')
  const standing = codeStanding(entered, visit)
  if (standing) return refused(standing.problem, standing)
  if (cart.promoCodes.length >= PROMO_CODES_IN_CART_MAXIMUM) return refused('too_many')
  cart.promoCodes.push(entered)
  cart.revision += 1
  refuseUnpayableCode(visit, entered.code)
  return { code: entered.code, didAddPromoCode: true }
}
