import type { CartVariant } from '../../contract/entities/cart.ts'
import { type LineKey, lineKey, lineOf } from '../../domain/cart/cart.ts'
import type { PendingLine } from '../../domain/cart/optimisticCart.ts'
import type { OtherWay } from '../../domain/cart/otherWays.ts'
import { currentCart } from './cart.ts'
import { queueWrite } from './cartWrites.ts'
import { removeLines } from './removals.ts'
import { moveTypedNote } from './typedNotes.ts'

const keyBefore = (line: PendingLine, before: readonly CartVariant[]) =>
  before.filter(({ variant }) => variant._id === line.variant._id).map(lineKey)

/** A line with what the cart has of it already, whose own note and substitution stay. */
function joined(line: CartVariant, there: CartVariant | undefined): PendingLine {
  if (!there) return line
  return {
    ...line,
    quantity: there.quantity + line.quantity,
    customerItemPickingNotes: there.customerItemPickingNotes || line.customerItemPickingNotes,
    substitution: there.substitution ?? line.substitution,
  }
}

/**
 * Has lines of the cart sent in another way, or picked up. The documents have no call for it: each line is removed and added from the other
 * warehouse, in two documented changes (docs/decisions/0072). Neither price nor age is checked again: the cart holds no more than before.
 * Returns the keys of the changed lines.
 */
export function switchFulfillment({ lines }: OtherWay, before: readonly CartVariant[]): readonly LineKey[] {
  const targets = lines.map((line) => joined(line, lineOf(currentCart(), lineKey(line))))
  // Removed first: a variant's maximum counts all of its lines.
  const removed = lines.flatMap((line) => keyBefore(line, before))
  removeLines(removed, 'cart')
  for (const target of targets) {
    for (const key of keyBefore(target, before)) moveTypedNote(key, lineKey(target))
    queueWrite(lineKey(target), target, { via: 'cart', isQuiet: true })
  }
  return [...removed, ...lines.map(lineKey)]
}
