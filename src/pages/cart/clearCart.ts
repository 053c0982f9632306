import type { Cart } from '../../contract/entities/cart.ts'
import { lineKey } from '../../domain/cart.ts'
import { removeLine, undoRemoval } from '../../stores/cart.ts'
import { notify } from '../../stores/notices.ts'

/** Takes every line out, and offers to put all of them back. */
export function clearCart(cart: Cart): void {
  const keys = cart.cartVariants.map(lineKey)
  for (const key of keys) removeLine(key)
  notify({
    key: 'cart.cleared',
    tone: 'info',
    slot: 'cart-cleared',
    action: { key: 'notices.undo', run: () => keys.forEach(undoRemoval) },
  })
}
