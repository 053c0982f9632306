import { DEFAULT_MAXIMUM_QUANTITY } from '../../src/contract/limits.ts'

export interface Bounds {
  /** The quantity that can be sold now; null where stock is not counted. */
  sellable: number | null
  maxCartQuantity?: number | undefined
  override?: number | undefined
  /** Quantity of the variant in the cart from other warehouses: its own maximum covers all of them, stock does not. */
  elsewhere?: number | undefined
  sample?: { perSample: number; inAll: number; othersInCart: number } | undefined
}

export type Limit = 'stock' | 'maximum' | 'sample'

/** The text for the bound that limits the quantity. */
export const reasonFor = {
  stock: 'not_enough_stock',
  maximum: 'over_maximum',
  sample: 'sample_limit',
} as const satisfies Record<Limit, string>

/** The maximum quantity of a line, and the bound that decides it (document 1 §5); never below zero. */
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

/** How much one change may add to the cart's quantity (document 1 §5, maxQtyAddableAtOnce). */
export const isTooManyAtOnce = (before: number, after: number, atOnce: number): boolean =>
  after - before > atOnce
