import type { CartShortfall } from '../../contract/entities/cart.ts'
import { ADDED_AT_ONCE_MAXIMUM } from '../../contract/limits.ts'
import { unsent } from '../../domain/cart/unsent.ts'
import { confirmStillLoggedIn } from '../session/confirmLogin.ts'
import { addByIds } from './bulkAdd.ts'

/** What was sent of a larger addition, one id for each piece, and its shortfalls. */
export interface SentPart {
  ids: readonly string[]
  shortfalls: readonly CartShortfall[]
}

export const nothingSent: SentPart = { ids: [], shortfalls: [] }

/**
 * Adds items with their quantities, in as many calls as the server needs. `onSent` receives the part that was sent so far; passed as `sent`
 * after a failure, it is not sent again. Returns what could not be added. Throws the `Failure` of a call.
 */
export async function addQuantities(
  wanted: readonly { variantId: string; quantity: number }[],
  { sent, onSent }: { sent: SentPart; onSent: (sent: SentPart) => void },
): Promise<readonly CartShortfall[]> {
  const all = wanted.flatMap(({ variantId, quantity }) => Array.from({ length: quantity }, () => variantId))
  const ids = unsent(all, sent.ids)
  let part = sent
  await confirmStillLoggedIn()
  for (let at = 0; at < ids.length; at += ADDED_AT_ONCE_MAXIMUM) {
    const next = ids.slice(at, at + ADDED_AT_ONCE_MAXIMUM)
    // One after the other: each answer has the cart that the next call adds to.
    const missing = await addByIds(next)
    part = { ids: [...part.ids, ...next], shortfalls: [...part.shortfalls, ...missing] }
    onSent(part)
  }
  return part.shortfalls
}
