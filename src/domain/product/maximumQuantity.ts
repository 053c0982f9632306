import type { Config } from '../../contract/entities/config.ts'
import type { Variant } from '../../contract/entities/product/variant.ts'
import { DEFAULT_MAXIMUM_QUANTITY } from '../../contract/limits.ts'
import { isAvailable, isSample } from './variant.ts'

export interface QuantityLimits {
  config?: Pick<Config, 'membership'> | null
  /** The maximum of an offer or a list for this variant. */
  override?: number | undefined
  /** A cap of the caller, for example for items added to a placed order. */
  cap?: number | undefined
  /** The number of samples of other variants in the cart. */
  otherSamples?: number | undefined
  /** The quantity of the same variant in other lines: the variant's maximum covers all of them, the stock does not. */
  elsewhere?: number | undefined
}

type Limited = Pick<Variant, 'state' | 'availableCount' | 'maxCartQuantity' | 'product'>

function sampleLimit(
  variant: Limited,
  { config, otherSamples = 0, elsewhere = 0 }: QuantityLimits,
): number | undefined {
  if (!isSample(variant) || !config) return undefined
  const { maxCountPerSampleAddToCart, maxCountOfSamplesAddToCart } = config.membership
  return Math.min(maxCountPerSampleAddToCart - elsewhere, maxCountOfSamplesAddToCart - otherSamples)
}

/**
 * The maximum quantity of one cart line: the smallest of the variant's maximum, an override, the stock, a caller's cap and, for samples,
 * the sample limits. Never below zero; zero when unavailable (document 1 §5).
 */
export function maximumQuantity(variant: Limited, limits: QuantityLimits = {}): number {
  if (!isAvailable(variant)) return 0
  const { override, elsewhere = 0 } = limits
  const bounds = [
    (variant.maxCartQuantity ?? DEFAULT_MAXIMUM_QUANTITY) - elsewhere,
    override === undefined ? undefined : override - elsewhere,
    variant.availableCount,
    limits.cap,
    sampleLimit(variant, limits),
  ].filter((bound) => bound !== undefined)
  return Math.max(0, Math.min(...bounds))
}

/** The most that one press of "Add" may add to what the cart holds already (document 1 §5, maxQtyAddableAtOnce). */
export const addableAtOnce = (
  variant: Limited,
  inCart: number,
  config: Pick<Config, 'membership' | 'maxQtyAddableAtOnce'>,
  limits: Omit<QuantityLimits, 'config'> = {},
): number =>
  Math.max(0, Math.min(maximumQuantity(variant, { ...limits, config }) - inCart, config.maxQtyAddableAtOnce))
