import type { Cart } from '../../contract/entities/cart.ts'
import { lineKey } from '../../domain/cart/cart.ts'
import { removeLines, undoRemoval } from '../../stores/cart/removals.ts'
import { notify } from '../../stores/notices/notices.ts'
import { focusRestored } from '../../features/cart/focusAfterRemoval.ts'

/** Removes every line, and offers to restore all of them. */
export function clearCart(cart: Cart): void {
  const keys = cart.cartVariants.map(lineKey)
  removeLines(keys, 'cart')
  const putBack = () => {
    keys.forEach(undoRemoval)
    if (keys[0] !== undefined) focusRestored(keys[0])
  }
  notify({
    key: 'cart.cleared',
    tone: 'info',
    slot: 'cart-cleared',
    action: { key: 'notices.undo', run: putBack },
  })
}
