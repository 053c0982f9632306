import type { CartShortfall } from '../../contract/entities/cart.ts'
import { useT } from '../../i18n/index.ts'

/** Returns the function that says why an item could not be added in full. */
export function useShortfallText(): (shortfall: CartShortfall) => string {
  const t = useT()
  // "0 of 1" would be unclear.
  return ({ wanted, added, reason }) =>
    reason === 'not_enough_stock' && added === 0
      ? t('from_source.sold_out')
      : t(`from_source.reason_${reason}`, { wanted, added })
}
