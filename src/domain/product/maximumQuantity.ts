import type { Config } from '../../contract/entities/config.ts'
import type { Variant } from '../../contract/entities/product/variant.ts'
import { DEFAULT_MAXIMUM_QUANTITY } from '../../contract/limits.ts'
import { isAvailable, isSample } from './variant.ts'

export interface QuantityLimits {
  config?: Pick<Config, 'membership'> | null
  /** What an offer or a list allows of this one variant. */
  override?: number | undefined
  /** A cap the caller sets, for example what a post-order may attach. */
  cap?: number | undefined
  /** How many samples of other variants are in the cart. */
  otherSamples?: number | undefined
  /** How many of the same variant the cart holds from other places: its own maximum is one for all of them, stock is not. */
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
 * The most of a variant that one line of the cart may hold: the smallest of its own maximum, an override, what is available, a
 * caller's cap and, for samples, what the sample limits leave. Never below zero; zero when it cannot be had
 * (document 1 §5).
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
