import type { CartDifference, CartVariant } from '../../../contract/entities/cart.ts'
import { cents } from '../../../contract/entities/money.ts'
import { formatPrice } from '../../../domain/money.ts'
import type { Translate } from '../../../i18n/keys.ts'
import type { ItemRow } from './ItemRows.tsx'
import styles from '../../../ui/dialog/DialogParts.module.css'

function detailOf({ kind, before, after }: CartDifference, t: Translate) {
  if (kind === 'unavailable') return t('cart_differences.unavailable')
  if (kind === 'quantity') return t('cart_differences.quantity', { before, after })
  const prices = { before: formatPrice(cents(before)), after: formatPrice(cents(after)) }
  if (after > before) return t('cart_differences.price_up', prices)
  return <span className={styles.cheaper}>{t('cart_differences.price_down', prices)}</span>
}

/** All changes of one item, in one row. */
export function differenceRows(
  differences: readonly CartDifference[],
  lines: readonly CartVariant[],
  t: Translate,
): ItemRow[] {
  const ids = [...new Set(differences.map(({ variantId }) => variantId))]
  return ids.map((id) => {
    const own = differences.filter(({ variantId }) => variantId === id)
    return {
      id,
      name: own[0]?.name ?? '',
      variant: lines.find(({ variant }) => variant._id === id)?.variant,
      details: own.map((difference) => detailOf(difference, t)),
      isGone: own.some(({ kind }) => kind === 'unavailable'),
    }
  })
}
