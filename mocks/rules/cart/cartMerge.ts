import type { CartDifference } from '../../../src/contract/entities/cart.ts'
import type { Cents } from '../../../src/contract/entities/money.ts'
import type { Substitution } from '../../../src/contract/enumerations.ts'
import { type Bounds, maximumQuantity } from '../maximumQuantity.ts'
import { isSameLine, type LineKey } from './isSameLine.ts'

/** A line of the cart that is merged in; `seenPrice` is the unit price that its shopper last agreed to, in cents. */
export interface BroughtLine extends LineKey {
  quantity: number
  seenPrice?: Cents
  fulfillerLocation?: string | undefined
  pickingNotes?: string | undefined
  substitution?: Substitution | undefined
}

export interface KeptLine extends BroughtLine {
  seenPrice: Cents
}

/** What a line's variant allows beside the other lines; null for a variant that is not sold there. */
export type OfferOf = (
  line: BroughtLine,
  others: readonly KeptLine[],
) => { name: string; priceNow: Cents; isAllowed: boolean; bounds: Bounds } | null

/**
 * Merges two carts. A variant in both gets the larger quantity, since a shopper who fills a cart twice means the same purchase
 * (docs/decisions/0031). A line that exceeds stock or a maximum is cut, an unavailable one is left out, and each difference is reported.
 * The existing cart never loses quantity.
 */
export function mergedCart(
  own: readonly KeptLine[],
  brought: readonly BroughtLine[],
  offerOf: OfferOf,
): { lines: KeptLine[]; differences: CartDifference[] } {
  let lines = [...own]
  const differences: CartDifference[] = []
  for (const line of brought.filter(({ quantity }) => quantity > 0)) {
    const { variantId } = line
    const known = lines.find((other) => isSameLine(other, line))
    const held = known?.quantity ?? 0
    const wanted = Math.max(held, line.quantity)
    const others = lines.filter((other) => other !== known)
    const offer = offerOf(line, others)
    const most = offer?.isAllowed ? maximumQuantity(offer.bounds).quantity : 0
    const quantity = Math.max(held, Math.min(wanted, most))
    const name = offer?.name ?? ''
    if (quantity === 0) differences.push({ variantId, name, kind: 'unavailable', before: wanted, after: 0 })
    else if (quantity < wanted)
      differences.push({ variantId, name, kind: 'quantity', before: wanted, after: quantity })
    if (quantity === held || !offer) continue
    const merged: KeptLine = {
      ...line,
      ...known,
      quantity,
      seenPrice: known?.seenPrice ?? line.seenPrice ?? offer.priceNow,
    }
    lines = known ? lines.map((other) => (other === known ? merged : other)) : [...lines, merged]
  }
  return { lines, differences }
}
