import { type LineKey, lineOf } from '../../domain/cart/cart.ts'
import { currentCart, useCart } from './cart.ts'
import { queueWrite } from './cartWrites.ts'

/** Sets the note of a line for its picker; an empty text deletes it. */
export function setPickingNote(key: LineKey, text: string): void {
  const line = lineOf(currentCart(), key)
  if (!line) return
  const via = useCart.getState().pending[key]?.via ?? 'cart'
  queueWrite(key, { ...line, customerItemPickingNotes: text.trim() }, { via })
}
