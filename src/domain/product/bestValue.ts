import type { Variant } from '../../contract/entities/product/variant.ts'
import { isAvailable } from './variant.ts'

type Measured = Pick<Variant, 'unitPrice' | 'unitType' | 'state' | 'availableCount'>

/**
 * Among available variants with the same measure, the one with the lowest unit price in cents; null when prices are equal or fewer than two
 * can be compared.
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
