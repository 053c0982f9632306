import type { CartShortfall } from '../../contract/entities/cart.ts'

/** One shortfall for each variant: several calls, or two lines of an order, can each have one. */
export function shortfallsByVariant(shortfalls: readonly CartShortfall[]): CartShortfall[] {
  const byVariant = new Map<string, CartShortfall>()
  for (const each of shortfalls) {
    const known = byVariant.get(each.variantId)
    byVariant.set(
      each.variantId,
      known ? { ...each, wanted: known.wanted + each.wanted, added: known.added + each.added } : each,
    )
  }
  return [...byVariant.values()]
}
