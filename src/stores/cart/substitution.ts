import type { Substitution } from '../../contract/enumerations.ts'
import { type LineKey, lineOf } from '../../domain/cart/cart.ts'
import { currentCart, useCart } from './cart.ts'
import { queueWrite } from './cartWrites.ts'

/** Sets what may replace a line if it is out of stock when it is picked (docs/decisions/0077). */
export function setSubstitution(key: LineKey, substitution: Substitution): void {
  const line = lineOf(currentCart(), key)
  if (!line) return
  const via = useCart.getState().pending[key]?.via ?? 'cart'
  queueWrite(key, { ...line, substitution }, { via })
}
