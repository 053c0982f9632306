import type { Cart, CartGroup } from '../../contract/entities/cart.ts'
import { unavailableLines } from '../../domain/cart/cart.ts'
import { formatPrice } from '../../domain/money.ts'
import type { Translate } from '../../i18n/keys.ts'

interface GroupContext {
  title: (group: CartGroup) => string
  isServed: (group: CartGroup) => boolean
  /** The shopper's location. */
  place: string
}

/** Why the cart cannot be checked out, with the missing amount; null when it can (document 1 §5). */
export function blockedReason(
  cart: Cart,
  t: Translate,
  { title, isServed, place }: GroupContext,
): string | null {
  if (unavailableLines(cart).length > 0) return t('cart.blocked_unavailable')
  const unshipped = cart.groups.find((group) => !group.summary.hasShipping)
  if (unshipped) return t('cart.blocked_shipping', { group: title(unshipped) })
  const elsewhere = cart.groups.find((group) => !isServed(group))
  if (elsewhere) return t('cart.blocked_not_here', { group: title(elsewhere), place })
  const small = cart.groups.find((group) => !group.summary.orderMinimumMet)
  if (!small) return null
  return t('cart.blocked_minimum', {
    group: title(small),
    amount: formatPrice(small.summary.orderMinimumNeeded),
  })
}
