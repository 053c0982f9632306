import { lineKey, lineOf } from '../../domain/cart/cart.ts'
import { isWritten } from '../../domain/cart/cartChange.ts'
import type { PendingLine } from '../../domain/cart/optimisticCart.ts'
import { confirmedQuantity, type QueuedLine, rememberRemoved, useCart } from './cart.ts'
import { queueWrite, sentQuantity } from './cartWrites.ts'

const state = useCart.getState

/**
 * A pending change that the next page continues. `held` lists the quantities that the server may hold of the line because of this
 * page: the confirmed one, and the one of a write in flight. It is empty if the page did not know the cart: then `quantity` is added.
 */
export interface PendingWrite extends PendingLine {
  held: readonly number[]
}

/** The changes that the server has not confirmed, to keep when the page closes. */
export const pendingWrites = (): PendingWrite[] =>
  Object.values<QueuedLine>(state().pending).map((pending) => {
    const { from: _from, via: _via, isQuiet: _isQuiet, isLate: _isLate, ...line } = pending
    const key = lineKey(line)
    const sent = sentQuantity(key)
    const known = state().confirmed === null ? [] : [confirmedQuantity(key)]
    return { ...line, held: [...known, ...(sent === undefined ? [] : [sent])] }
  })

/**
 * Continues the changes of the page before. What the server holds already is not sent again; a line that was changed in the
 * meantime, here or in another tab, stays as it is.
 */
export function resumeLines(lines: readonly PendingWrite[]): void {
  for (const { held, ...kept } of lines) {
    const key = lineKey(kept)
    const before = lineOf(state().confirmed, key)
    const inCart = before?.quantity ?? 0
    const isAdded = held.length === 0
    const line = isAdded ? { ...kept, quantity: inCart + kept.quantity } : kept
    const isOvertaken = state().pending[key] !== undefined || !(isAdded || held.includes(inCart))
    if (isOvertaken || isWritten(before, line)) continue
    if (line.quantity === 0 && before) rememberRemoved(key, before)
    queueWrite(key, line, { via: 'reload' })
  }
}
