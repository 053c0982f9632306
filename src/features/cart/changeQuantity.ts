import { lineKey, type LineTarget } from '../../domain/cart/cart.ts'
import { isAgeGated } from '../../domain/product/variant.ts'
import { lineQuantity, useCart } from '../../stores/cart/cart.ts'
import { setLineQuantity } from '../../stores/cart/cartChanges.ts'
import { openModal } from '../../stores/overlays/modals.ts'

/**
 * Sets a line's quantity by the shopper's hand. More of an age-gated product is asked for first, until the shopper has
 * said their age (document 1 §5).
 */
export function changeQuantity(target: LineTarget, quantity: number): void {
  const { config, isAgeAccepted } = useCart.getState()
  const isMore = quantity > lineQuantity(lineKey(target))
  const isAsked = isMore && !isAgeAccepted && config !== null && isAgeGated(target.variant, config)
  if (isAsked) openModal({ kind: 'age-gate', target, quantity })
  else setLineQuantity(target, quantity)
}
