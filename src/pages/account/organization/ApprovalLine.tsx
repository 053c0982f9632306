import { useRef, useState } from 'react'
import type { ListingEntry } from '../../../contract/entities/product/listingEntry.ts'
import { maximumQuantity } from '../../../domain/product/maximumQuantity.ts'
import { priceOf } from '../../../domain/product/price.ts'
import { isAvailable } from '../../../domain/product/variant.ts'
import { useT } from '../../../i18n/index.ts'
import { to } from '../../../paths.ts'
import { Link } from '../../../navigation/link/Link.tsx'
import { useConfig } from '../../../stores/session/session.ts'
import { IconButton } from '../../../ui/button/IconButton.tsx'
import { QuantityPicker } from '../../../ui/button/QuantityPicker.tsx'
import { Picture } from '../../../ui/media/Picture.tsx'
import { Price } from '../../../ui/price/Price.tsx'
import styles from './Organization.module.css'

interface ApprovalLineProps {
  entry: ListingEntry
  quantity: number
  /** Saves another quantity; 0 removes the item. */
  onChange: (quantity: number) => Promise<void>
}

/** An item of a cart that waits: today's price, its quantity to change, or that it is sold out. */
export function ApprovalLine({ entry, quantity, onChange }: ApprovalLineProps) {
  const t = useT()
  const config = useConfig()
  const [pendingQuantity, setPendingQuantity] = useState<number | null>(null)
  const changes = useRef(0)
  const { variant, customerItemPickingNotes } = entry
  const change = async (next: number) => {
    changes.current += 1
    const count = changes.current
    setPendingQuantity(next)
    await onChange(next)
    if (count === changes.current) setPendingQuantity(null)
  }
  return (
    <li className={styles.line} tabIndex={-1} data-line={`${variant._id}:${entry.warehouse._id}`}>
      <span className={styles.picture} data-tint={variant.product.tint}>
        <Picture variant={variant} size={48} />
      </span>
      <div className={styles.lineTexts}>
        <Link to={to.product(variant)} className={styles.lineName}>
          {variant.name}
        </Link>
        {customerItemPickingNotes === undefined ? null : (
          <span className={styles.hint}>{customerItemPickingNotes}</span>
        )}
        {isAvailable(variant) ? (
          <Price price={priceOf(variant)} />
        ) : (
          <span className={styles.soldOut}>{t('card.sold_out')}</span>
        )}
      </div>
      <div className={styles.lineActions}>
        <QuantityPicker
          value={pendingQuantity ?? quantity}
          size="small"
          minimum={1}
          maximum={Math.max(quantity, maximumQuantity(variant, { config }))}
          label={t('cart.quantity_label', { name: variant.name })}
          onChange={(next) => void change(next)}
        />
        <IconButton
          icon="x"
          label={t('approvals.remove_item', { name: variant.name })}
          onClick={() => void change(0)}
        />
      </div>
    </li>
  )
}
