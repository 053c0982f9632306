import { usualSeed } from '../../fixtures/rows.ts'
import { assortment, type Goods } from './goods.ts'

/** The goods of one server, and the work that can be done before they are asked for. Another seed has others made. */
export interface Stocked {
  /** About so many variants; null for the hand-written assortment. */
  size: number | null
  /** At hand at once, unless the shop was asked for a size or a seed of its own. */
  goods(seed?: number): Goods | Promise<Goods>
  /** The same if they are at hand at this moment. */
  current(seed?: number): Goods | undefined
  /** Builds what listings and searches need, when there is nothing else to do. */
  prepare(seed?: number): Promise<void>
}

/**
 * The hand-written assortment as the seed has it, or goods for about so many variants (docs/decisions/0039). What makes them loads with the first
 * request, and again with the next should that have failed; the usual seed of the hand-written goods needs nothing.
 */
export function stockedWith(size: number | undefined): Stocked {
  const isUsual = (seed: number) => size === undefined && seed === usualSeed
  let loaded: { seed: number; goods: Goods } | undefined
  let loading: { seed: number; goods: Promise<Goods> } | undefined
  const load = async (seed: number): Promise<Goods> => {
    try {
      const { redrawnGoods, sizedGoods } = await import('./sized/sizedGoods.ts')
      loaded = { seed, goods: size === undefined ? redrawnGoods(seed) : sizedGoods(size, seed) }
      return loaded.goods
    } finally {
      loading = undefined
    }
  }
  const goods = (seed = usualSeed) => {
    if (isUsual(seed)) return assortment
    if (loaded?.seed === seed) return loaded.goods
    if (loading?.seed !== seed) loading = { seed, goods: load(seed) }
    return loading.goods
  }
  return {
    size: size ?? null,
    goods,
    current(seed = usualSeed) {
      if (isUsual(seed)) return assortment
      return loaded?.seed === seed ? loaded.goods : undefined
    },
    async prepare(seed = usualSeed) {
      if (isUsual(seed)) return
      const prepared = await goods(seed)
      prepared.popular()
      prepared.sized?.searched('susu')
    },
  }
}
