import type { Variant } from '../../contract/entities/product/variant.ts'
import type { Cents } from '../../contract/entities/money.ts'
import { formatPrice } from '../../domain/money.ts'
import { useT } from '../../i18n/index.ts'
import { Picture } from '../../ui/media/Picture.tsx'
import styles from './ItemList.module.css'

interface Item {
  id: string
  variant: Variant
  quantity: number
  total: Cents
  note?: string | undefined
}

/** A read-only list of items, for the checkout summary and the confirmation. */
export function ItemList({ items, label }: { items: readonly Item[]; label: string }) {
  const t = useT()
  return (
    <ul className={styles.list} aria-label={label}>
      {items.map(({ id, variant, quantity, total, note }) => (
        <li key={id} className={styles.line}>
          <span className={styles.picture} data-tint={variant.product.tint}>
            <Picture variant={variant} size={48} />
          </span>
          <div className={styles.text}>
            <span className={styles.name}>{variant.name}</span>
            {note ? <span className={styles.note}>{note}</span> : null}
          </div>
          <span className={styles.quantity}>{t('confirmation.quantity', { count: quantity })}</span>
          <span className={styles.total}>{formatPrice(total, { free: t('price.free') })}</span>
        </li>
      ))}
    </ul>
  )
}
