import { usualSeed } from '../../fixtures/rows.ts'
import { assortment, type Catalogue } from './catalogue.ts'

/** The most variants that a catalogue can have: beyond it, generated brands would repeat. */
export const LARGEST_SIZE = 80_000

/** The catalogue of one server, and work that can be done before it is needed. Another seed generates another catalogue. */
export interface Stocked {
  /** The approximate number of variants; null for the hand-written assortment. */
  size: number | null
  /** Available at once, unless the shop has a size or a seed of its own. */
  catalogue(seed?: number): Catalogue | Promise<Catalogue>
  /** The same, if it is loaded already. */
  current(seed?: number): Catalogue | undefined
  /** Builds what listings and searches need, in idle time. */
  prepare(seed?: number): Promise<void>
}

/**
 * The hand-written assortment for a seed, or a catalogue with about that many variants (docs/decisions/0039). The generator loads with the
 * first request, and again with the next if that failed. The usual seed of the hand-written assortment needs no generator.
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
