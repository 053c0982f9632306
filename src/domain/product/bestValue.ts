import type { Variant } from '../../contract/entities/product/variant.ts'
import { isAvailable } from './variant.ts'

type Measured = Pick<Variant, 'unitPrice' | 'unitType' | 'state' | 'availableCount'>

/**
 * Of variants that can be had and are measured alike, the one whose unit costs least, in cents; null where they cost the same, or
 * fewer than two can be compared.
 */
export function bestValue<V extends Measured>(variants: readonly V[]): V | null {
  const [first, ...others] = variants.filter(
    (variant) => variant.unitPrice !== undefined && isAvailable(variant),
  )
  if (!first || others.length === 0 || others.some(({ unitType }) => unitType !== first.unitType)) return null
  const costOf = ({ unitPrice }: Measured) => unitPrice ?? 0
  const best = others.reduce((cheapest, one) => (costOf(one) < costOf(cheapest) ? one : cheapest), first)
  return [first, ...others].every((one) => costOf(one) === costOf(best)) ? null : best
}
