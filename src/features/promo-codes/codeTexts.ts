import type { Failure } from '../../api/failure.ts'
import type { AppliedPromoCode, PromoCodeProblem } from '../../contract/entities/product/discount.ts'
import type { Cents } from '../../contract/entities/money.ts'
import { ErrorCode, Refusal } from '../../contract/errorCodes.ts'
import { PROMO_CODES_IN_CART_MAXIMUM } from '../../contract/limits.ts'
import { formatPrice } from '../../domain/money.ts'
import { failureMessage } from '../../i18n/failureMessages.ts'
import type { Translate, MessageKey } from '../../i18n/keys.ts'
import type { CodeOutcome } from '../../stores/cart/promoCodes.ts'

/** Why a code gives no discount, with the amount in cents missing to its minimum if known. */
export function problemText(
  { problem, missing }: { problem: PromoCodeProblem; missing?: Cents | undefined },
  t: Translate,
): string {
  if (problem === 'minimum' && missing) return t('promo_code.missing', { amount: formatPrice(missing) })
  if (problem === 'too_many') return t('promo_code.full', { maximum: PROMO_CODES_IN_CART_MAXIMUM })
  return t(`promo_code.problem.${problem}`)
}

/** Says that a code is in the cart, and its discount if there is one. */
export const addedText = ({ code, discount, problem }: AppliedPromoCode, t: Translate): string =>
  problem
    ? t('promo_code.added_waiting', { code })
    : t('promo_code.added', { code, amount: formatPrice(discount) })

const refusals: ReadonlyMap<unknown, MessageKey> = new Map<unknown, MessageKey>([
  [ErrorCode.IPAY88_NOT_ELIGIBLE_FOR_PROMO_CODE, 'promo_code.other_way_to_pay'],
  [ErrorCode.IPAY88_PROMO_CODE_INVALID_FOR_TOTAL_PRICE_ZERO, 'promo_code.nothing_to_pay'],
  [Refusal.NOT_FOUND, 'promo_code.cart_changed'],
])

/** The message of a refused code (document 2 §8, codes 597 and 598). */
export const refusalMessage = (failure: Failure): MessageKey =>
  refusals.get(failure.code) ?? failureMessage(failure)

/** Why one of several codes was not added; null when it was. */
export function outcomeProblem(outcome: CodeOutcome, t: Translate): string | null {
  if ('failure' in outcome) return t(refusalMessage(outcome.failure))
  const { didAddPromoCode, problem = 'unknown', missing } = outcome.result
  return didAddPromoCode ? null : problemText({ problem, missing }, t)
}
