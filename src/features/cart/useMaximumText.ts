import type { Variant } from '../../contract/entities/product/variant.ts'
import { useT } from '../../i18n/index.ts'

/**
 * Why there can be no more of something, in words: no more are left, or an order may hold no more. Null below the maximum,
 * and where nothing can be had, which is said elsewhere.
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
