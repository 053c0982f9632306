import { assortment, type Goods } from './goods.ts'

/** The goods of one server, and the work that can be done before they are asked for. */
export interface Stocked {
  /** At hand at once, unless the shop was asked for a size of its own. */
  goods(): Goods | Promise<Goods>
  /** What is at hand at this moment. */
  current(): Goods
  /** Builds what listings and searches need, when there is nothing else to do. */
  prepare(): Promise<void>
}

/**
 * The hand-written assortment, or goods for about so many variants (docs/decisions/0039). What makes them loads with the first
 * request, and again with the next should that have failed.
 */
export function stockedWith(size: number | undefined): Stocked {
  if (size === undefined)
    return { goods: () => assortment, current: () => assortment, prepare: async () => undefined }
  let loaded: Goods | undefined
  let loading: Promise<Goods> | undefined
  const load = async (): Promise<Goods> => {
    try {
      const { sizedGoods } = await import('./sized/sizedGoods.ts')
      loaded = sizedGoods(size)
      return loaded
    } finally {
      loading = undefined
    }
  }
  const goods = () => loaded ?? (loading ??= load())
  return {
    goods,
    current: () => loaded ?? assortment,
    async prepare() {
      const prepared = await goods()
      prepared.popular()
      prepared.sized?.searched('susu')
    },
  }
}
