import type { Cart, CartGroup } from '../../contract/entities/cart.ts'
import { unavailableLines } from '../../domain/cart/cart.ts'
import { formatPrice } from '../../domain/money.ts'
import type { Translate } from '../../i18n/keys.ts'

/** Why the cart cannot be checked out, with the missing amount; null when it can (document 1 §5). */
export function blockedReason(
  cart: Cart,
  t: Translate,
  titleOf: (group: CartGroup) => string,
): string | null {
  if (unavailableLines(cart).length > 0) return t('cart.blocked_unavailable')
  const unshipped = cart.groups.find((group) => !group.summary.hasShipping)
  if (unshipped) return t('cart.blocked_shipping', { group: titleOf(unshipped) })
  const small = cart.groups.find((group) => !group.summary.orderMinimumMet)
  if (!small) return null
  return t('cart.blocked_minimum', {
    group: titleOf(small),
    amount: formatPrice(small.summary.orderMinimumNeeded),
  })
}
