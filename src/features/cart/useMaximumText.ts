import type { Variant } from '../../contract/entities/product/variant.ts'
import { useT } from '../../i18n/index.ts'

/**
 * The text that explains the maximum of an item: the stock, or the limit per order. Null below the maximum, and for an unavailable item,
 * which has its own text.
 */
export function useMaximumText() {
  const t = useT()
  return (variant: Pick<Variant, 'availableCount'>, quantity: number, maximum: number): string | null => {
    if (maximum === 0 || quantity < maximum) return null
    return variant.availableCount === maximum
      ? t('cart.only_left', { count: maximum })
      : t('cart.at_most', { count: maximum })
  }
}
