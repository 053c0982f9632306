import { usualSeed } from '../../fixtures/rows.ts'
import { assortment, type Catalogue } from './catalogue.ts'

/** The goods of one server, and the work that can be done before they are asked for. Another seed has others made. */
export interface Stocked {
  /** About so many variants; null for the hand-written assortment. */
  size: number | null
  /** At hand at once, unless the shop was asked for a size or a seed of its own. */
  catalogue(seed?: number): Catalogue | Promise<Catalogue>
  /** The same if they are at hand at this moment. */
  current(seed?: number): Catalogue | undefined
  /** Builds what listings and searches need, when there is nothing else to do. */
  prepare(seed?: number): Promise<void>
}

/**
 * The hand-written assortment as the seed has it, or goods for about so many variants (docs/decisions/0039). What makes them loads with the first
 * request, and again with the next should that have failed; the usual seed of the hand-written goods needs nothing.
 */
export function stockedWith(size: number | undefined): Stocked {
  const isUsual = (seed: number) => size === undefined && seed === usualSeed
  let loaded: { seed: number; catalogue: Catalogue } | undefined
  let loading: { seed: number; catalogue: Promise<Catalogue> } | undefined
  const load = async (seed: number): Promise<Catalogue> => {
    try {
      const { reseededCatalogue, sizedCatalogue } = await import('./sized/sizedCatalogue.ts')
      loaded = { seed, catalogue: size === undefined ? reseededCatalogue(seed) : sizedCatalogue(size, seed) }
      return loaded.catalogue
    } finally {
      loading = undefined
    }
  }
  const catalogue = (seed = usualSeed) => {
    if (isUsual(seed)) return assortment
    if (loaded?.seed === seed) return loaded.catalogue
    if (loading?.seed !== seed) loading = { seed, catalogue: load(seed) }
    return loading.catalogue
  }
  return {
    size: size ?? null,
    catalogue,
    current(seed = usualSeed) {
      if (isUsual(seed)) return assortment
      return loaded?.seed === seed ? loaded.catalogue : undefined
    },
    async prepare(seed = usualSeed) {
      if (isUsual(seed)) return
      const prepared = await catalogue(seed)
      prepared.popular()
      prepared.sized?.searched('susu')
    },
  }
}
