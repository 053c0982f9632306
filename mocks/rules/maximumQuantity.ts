import { DEFAULT_MAXIMUM_QUANTITY } from '../../src/contract/limits.ts'

export interface Bounds {
  /** What can be sold now; null where nobody counts. */
  sellable: number | null
  maxCartQuantity?: number | undefined
  override?: number | undefined
  /** How many of it the cart holds from other places: its own maximum is one for all of them, stock is not. */
  elsewhere?: number | undefined
  sample?: { perSample: number; inAll: number; othersInCart: number } | undefined
}

export type Limit = 'stock' | 'maximum' | 'sample'

/** What a shopper is told of the bound that holds them back. */
export const reasonFor = {
  stock: 'not_enough_stock',
  maximum: 'over_maximum',
  sample: 'sample_limit',
} as const satisfies Record<Limit, string>

/** The most of one variant that a line may hold, and which bound decides it (document 1 §5); never below zero. */
export function maximumQuantity({ sellable, maxCartQuantity, override, elsewhere = 0, sample }: Bounds): {
  quantity: number
  limit: Limit
} {
  const bounds: [number, Limit][] = [[(maxCartQuantity ?? DEFAULT_MAXIMUM_QUANTITY) - elsewhere, 'maximum']]
  if (override !== undefined) bounds.push([override - elsewhere, 'maximum'])
  if (sample) {
    bounds.push([Math.min(sample.perSample, sample.inAll - sample.othersInCart) - elsewhere, 'sample'])
  }
  if (sellable !== null) bounds.push([sellable, 'stock'])
  const [quantity, limit] = bounds.reduce((smallest, bound) => (bound[0] < smallest[0] ? bound : smallest))
  return { quantity: Math.max(0, quantity), limit }
}

/** How many one change may add to what the cart holds (document 1 §5, maxQtyAddableAtOnce). */
export const isTooManyAtOnce = (before: number, after: number, atOnce: number): boolean =>
  after - before > atOnce
