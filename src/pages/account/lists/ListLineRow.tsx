import { DEFAULT_MAXIMUM_QUANTITY } from '../../../contract/limits.ts'
import { formatPrice, times } from '../../../domain/money.ts'
import { priceOf } from '../../../domain/product/price.ts'
import { isAvailable, isDiscontinued } from '../../../domain/product/variant.ts'
import { useT } from '../../../i18n/index.ts'
import { LineRow, LineTotal } from '../../../features/cart/LineRow.tsx'
import { QuantityPicker } from '../../../ui/button/QuantityPicker.tsx'
import styles from './ListLineRow.module.css'
import type { ListLine } from './useListLinesOf.ts'

interface ListLineRowProps extends ListLine {
  /** Sets the quantity; 0 removes the item from the list. */
  onQuantity: (quantity: number) => void
}

/** One item of a list: name, quantity, and today's price. Sold-out items stay, because a list is for later as well. */
export function ListLineRow({ entry: { variant }, quantity, onQuantity }: ListLineRowProps) {
  const t = useT()
  const { kind, now } = priceOf(variant)
  const total =
    kind === 'sample' ? t('price.sample') : formatPrice(times(now, quantity), { free: t('price.free') })
  const gone = isDiscontinued(variant) ? t('card.discontinued') : t('card.sold_out')
  const canBuy = isAvailable(variant)
  return (
    <li
      className={canBuy ? styles.line : `${styles.line} ${styles.gone}`}
      tabIndex={-1}
      data-line={variant.gid}
    >
      <LineRow
        variant={variant}
        pictureSize={72}
        removeLabel={t('lists.remove', { name: variant.name })}
        onRemove={() => onQuantity(0)}
        picker={
          <QuantityPicker
            value={quantity}
            size="small"
            minimum={0}
            maximum={DEFAULT_MAXIMUM_QUANTITY}
            label={t('cart.quantity_label', { name: variant.name })}
            onChange={onQuantity}
          />
        }
        total={
          canBuy ? (
            <LineTotal isSale={kind === 'sale'}>{total}</LineTotal>
          ) : (
            <span className={styles.state}>{gone}</span>
          )
        }
      />
    </li>
  )
}
