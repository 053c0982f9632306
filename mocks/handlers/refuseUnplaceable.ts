import { PromoCodeKind } from '../../src/contract/enumerations.ts'
import { ErrorCode } from '../../src/contract/errorCodes.ts'
import { refuse } from '../base/refuse.ts'
import { missingSteps } from '../rules/checkoutSteps.ts'
import { differencesOf } from '../state/cart/cartNews.ts'
import type { Checkout } from '../state/cart/checkoutView.ts'
import type { HandlerContext } from '../state/handlerContext.ts'

/**
 * Refuses an order that cannot be placed: an empty or changed cart, an amount below the minimum, a group that is not delivered, a slot that is
 * taken, a missing step, or a total that the shopper has not seen.
 */
export function refuseUnplaceable(
  checkout: Checkout,
  seenTotal: number | undefined,
  { shopper }: HandlerContext,
): void {
  const { lines, groups, facts, slot } = checkout
  if (lines.length === 0) throw refuse('empty_cart')
  const differences = differencesOf(lines)
  if (differences.length > 0) throw refuse('cart_changed', { details: { differences } })
  const short = groups.find(({ summary }) => !summary.orderMinimumMet)
  if (short) {
    const { groupIdentifier, summary } = short
    throw refuse('below_order_minimum', {
      details: { groupIdentifier, orderMinimumNeeded: summary.orderMinimumNeeded },
    })
  }
  if (groups.some(({ summary }) => !summary.hasShipping)) throw refuse('not_available')
  if (shopper.selection.deliveryInfo.deliveryTimeId !== undefined && !slot && checkout.slots.length > 0) {
    throw refuse('slot_taken')
  }
  const steps = missingSteps(facts)
  if (steps.length > 0) throw refuse('incomplete_checkout', { details: { steps } })
  const { totalPrice } = checkout.info.pricingInfo
  // Another tab may have changed the cart, and a shopper must have seen the total.
  if (seenTotal !== undefined && seenTotal !== totalPrice)
    throw refuse('cart_changed', { details: { totalPrice } })
  const { promoCodes } = checkout.price
  // Nothing is left to pay by the provider that the code requires.
  if (
    totalPrice === 0 &&
    promoCodes.some(({ kind, problem }) => kind === PromoCodeKind.IPAY88_PROMO && !problem)
  )
    throw refuse(ErrorCode.IPAY88_PROMO_CODE_INVALID_FOR_TOTAL_PRICE_ZERO)
}
