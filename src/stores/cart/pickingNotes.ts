import { type LineKey, lineOf } from '../../domain/cart/cart.ts'
import { currentCart, useCart } from './cart.ts'
import { queueWrite } from './cartWrites.ts'

/** Sets the note of a line for its picker; an empty text deletes it. Returns whether the server has it, once that is known. */
export async function setPickingNote(key: LineKey, text: string): Promise<boolean> {
  const line = lineOf(currentCart(), key)
  if (!line) return false
  const note = text.trim()
  const via = useCart.getState().pending[key]?.via ?? 'cart'
  queueWrite(key, { ...line, customerItemPickingNotes: note }, { via })
  await new Promise<void>((resolve) => {
    const stop = useCart.subscribe(({ pending }) => {
      if (pending[key]) return
      stop()
      resolve()
    })
  })
  return (lineOf(useCart.getState().confirmed, key)?.customerItemPickingNotes ?? '') === note
}
