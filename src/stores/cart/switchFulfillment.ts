import type { CartVariant } from '../../contract/entities/cart.ts'
import { type LineKey, lineKey } from '../../domain/cart/cart.ts'
import type { OtherWay } from '../../domain/cart/otherWays.ts'
import { lineQuantity } from './cart.ts'
import { queueWrite } from './cartWrites.ts'
import { removeLines } from './removals.ts'

const keyBefore = (line: CartVariant, before: readonly CartVariant[]) =>
  before.filter(({ variant }) => variant._id === line.variant._id).map(lineKey)

/**
 * Has lines of the cart sent in another way, or picked up. The documents have no call for it: each line is removed and added from the other
 * warehouse, in two documented changes (docs/decisions/0072). Neither price nor age is checked again: the cart holds no more than before.
 * Returns the keys of the changed lines.
 */
export function switchFulfillment({ lines }: OtherWay, before: readonly CartVariant[]): readonly LineKey[] {
  const targets = lines.map((line) => ({ line, quantity: lineQuantity(lineKey(line)) + line.quantity }))
  // Removed first: a variant's maximum counts all of its lines.
  const removed = lines.flatMap((line) => keyBefore(line, before))
  removeLines(removed, 'cart')
  for (const { line, quantity } of targets) {
    queueWrite(lineKey(line), { ...line, quantity }, { via: 'cart', isQuiet: true })
  }
  return [...removed, ...lines.map(lineKey)]
}
