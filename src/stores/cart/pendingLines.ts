import { lineKey, lineOf } from '../../domain/cart/cart.ts'
import { isAsWanted } from '../../domain/cart/cartChange.ts'
import type { WantedLine } from '../../domain/cart/optimisticCart.ts'
import { confirmedQuantity, type PendingLine, rememberRemoved, useCart } from './cart.ts'
import { sentQuantity, want } from './cartWrites.ts'

const state = useCart.getState

/**
 * A wanted line as another page goes on with it. `held` is what the server may hold of it by this page's own doing: what it
 * had, and what is on its way to it.
 */
export interface PendingWrite extends WantedLine {
  held: readonly number[]
}

/** What the server has not confirmed yet, for a page that is about to go. */
export const pendingWrites = (): PendingWrite[] =>
  Object.values<PendingLine>(state().wanted).map((wanted) => {
    const { from: _from, isQuiet: _isQuiet, ...line } = wanted
    const key = lineKey(line)
    const sent = sentQuantity(key)
    return { ...line, held: [confirmedQuantity(key), ...(sent === undefined ? [] : [sent])] }
  })

/**
 * Goes on with what a page before this one wanted. What the server has already is not sent again; a line that was changed
 * elsewhere meanwhile, or here, stays as it is.
 */
export function resumeLines(lines: readonly PendingWrite[]): void {
  for (const { held, ...line } of lines) {
    const key = lineKey(line)
    const before = lineOf(state().confirmed, key)
    const isOvertaken = state().wanted[key] !== undefined || !held.includes(before?.quantity ?? 0)
    if (isOvertaken || isAsWanted(before, line)) continue
    if (line.quantity === 0 && before) rememberRemoved(key, before)
    want(key, line)
  }
}
