import type { PromoCodeProblem } from '../../../src/contract/entities/product/discount.ts'
import type { Cents } from '../../../src/contract/entities/money.ts'
import { PromoCodeKind } from '../../../src/contract/enumerations.ts'
import { ErrorCode } from '../../../src/contract/errorCodes.ts'
import { PROMO_CODES_IN_CART_MAXIMUM } from '../../../src/contract/limits.ts'
import type { HandlerContext } from '../handlerContext.ts'
import { missingSpend, unmet } from '../../rules/discounts.ts'
import { refuse } from '../../base/refuse.ts'
import { checkoutOf } from './checkoutView.ts'
import { cartOf, paidLinesOf, stockedLines } from './cartView.ts'
import { appliedCode, type EnteredCode } from './promoCodes.ts'

export interface CodeResult {
  code: string
  didAddPromoCode: boolean
  problem?: PromoCodeProblem
  missing?: Cents
}

/** Why a code is not valid for this cart; nothing when it is valid, or will be with the payment that it requires. */
export function promoCodeState(
  entered: EnteredCode,
  context: HandlerContext,
): { problem: PromoCodeProblem; missing?: Cents } | undefined {
  const { shopper, catalogueView } = context
  const applied = appliedCode(entered, context)
  if (!applied) return { problem: 'unknown' }
  if (applied.problem && applied.problem !== 'other_payment') return { problem: applied.problem }
  const lines = paidLinesOf(stockedLines(shopper.cart.lines, catalogueView))
  const problem = unmet(applied.terms, lines)
  if (problem === 'minimum') return { problem, missing: missingSpend(applied.terms, lines) }
  return problem && { problem }
}

/**
 * A code of iPay88 requires iPay88: refuses with 597 where another payment is selected, and with 598 where nothing would be left to pay by
 * it (document 2 §8). With `entered` only that code is checked for another payment, since the codes in the cart report their own problems.
 */
export function refuseUnpayableCode(context: HandlerContext, entered?: string): void {
  const { billingType } = context.shopper.selection
  if (billingType === undefined) return
  const { appliedPromoCodes } = cartOf(context)
  const ofProvider = appliedPromoCodes.filter(({ kind }) => kind === PromoCodeKind.IPAY88_PROMO)
  const asked = ofProvider.filter(({ code }) => entered === undefined || code === entered)
  if (asked.some(({ problem }) => problem === 'other_payment'))
    throw refuse(ErrorCode.IPAY88_NOT_ELIGIBLE_FOR_PROMO_CODE)
  if (ofProvider.every(({ problem }) => problem !== undefined)) return
  // The price of the chosen slot is in the checkout's total alone.
  if (checkoutOf(context).info.pricingInfo.totalPrice === 0)
    throw refuse(ErrorCode.IPAY88_PROMO_CODE_INVALID_FOR_TOTAL_PRICE_ZERO)
}

/** Adds a code to the cart, or returns why it was not added. Refuses with 597 and 598. */
export function enterPromoCode(entered: EnteredCode, context: HandlerContext): CodeResult {
  const { cart } = context.shopper
  const refused = (problem: PromoCodeProblem, more: { missing?: Cents } = {}): CodeResult => ({
    code: entered.code,
    didAddPromoCode: false,
    problem,
    ...more,
  })
  if (cart.promoCodes.some(({ code }) => code === entered.code)) return refused('already_added')
  const state = promoCodeState(entered, context)
  if (state) return refused(state.problem, state)
  if (cart.promoCodes.length >= PROMO_CODES_IN_CART_MAXIMUM) return refused('too_many')
  cart.promoCodes.push(entered)
  cart.revision += 1
  refuseUnpayableCode(context, entered.code)
  return { code: entered.code, didAddPromoCode: true }
}
