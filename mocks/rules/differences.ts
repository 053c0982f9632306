import type { CartDifference } from '../../src/contract/entities/cart.ts'

export interface SeenLine {
  variantId: string
  name: string
  quantity: number
  /** What one cost when the shopper last agreed, and what it costs now; in cents. */
  seenPrice: number
  priceNow: number
  /** The quantity that can be sold now; null where stock is not counted. */
  sellable: number | null
}

function differenceOf(line: SeenLine): CartDifference[] {
  const { variantId, name, quantity, sellable } = line
  if (sellable === 0) return [{ variantId, name, kind: 'unavailable', before: quantity, after: 0 }]
  const differences: CartDifference[] = []
  if (sellable !== null && sellable < quantity) {
    differences.push({ variantId, name, kind: 'quantity', before: quantity, after: sellable })
  }
  if (line.seenPrice !== line.priceNow) {
    differences.push({ variantId, name, kind: 'price', before: line.seenPrice, after: line.priceNow })
  }
  return differences
}

/** What changed under a cart since the shopper last agreed to it (document 1 §4, cart differences). */
export const cartDifferences = (lines: readonly SeenLine[]): CartDifference[] => lines.flatMap(differenceOf)
