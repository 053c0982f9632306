import type { LineKey } from '../../domain/cart/cart.ts'
import { dismissNotice, type Notice, notify } from '../notices/notices.ts'
import { onCartEvent } from './cartEvents.ts'
import { waitForWrites } from './cartWrites.ts'

/** A request takes at most 30 seconds, and after a failed one the cart is read. */
const ANSWERED_MS = 60_000

/**
 * Shows the notice of a change of several lines before the answers, and removes it if one of the changes fails: the failure has a notice of
 * its own. Returns whether all were carried out.
 */
export async function notifyEarly(keys: readonly LineKey[], notice: Omit<Notice, 'id'>): Promise<boolean> {
  const id = notify(notice)
  let isFailed = false
  const stop = onCartEvent((event) => {
    if (event.type !== 'failed' || !keys.includes(event.key)) return
    isFailed = true
    dismissNotice(id)
  })
  await waitForWrites(ANSWERED_MS)
  stop()
  return !isFailed
}
