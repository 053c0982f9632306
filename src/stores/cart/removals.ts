import { type LineKey, lineOf } from '../../domain/cart/cart.ts'
import type { Via } from '../../domain/cart/via.ts'
import { currentCart, forgetRemoved, useCart } from './cart.ts'
import { queueWrite } from './cartWrites.ts'
import { changeQuantity } from './changeQuantity.ts'

/** Removes lines as one change, of which the caller shows the notice; `undoRemoval` restores each. */
export function removeLines(keys: readonly LineKey[], via: Via): void {
  for (const key of keys) {
    const line = lineOf(currentCart(), key)
    if (line) changeQuantity(line, 0, { via, isQuiet: true })
  }
}

/**
 * Restores a removed line as it was, with its note and its substitution. Neither age nor price is checked again: the cart held it a moment
 * ago.
 */
export function undoRemoval(key: LineKey): void {
  const line = useCart.getState().removed[key]
  if (!line) return
  queueWrite(key, line, { via: 'undo' })
  forgetRemoved(key)
}
