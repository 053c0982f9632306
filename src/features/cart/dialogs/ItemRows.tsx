import type { ReactNode } from 'react'
import type { Variant } from '../../../contract/entities/product/variant.ts'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { Picture } from '../../../ui/media/Picture.tsx'
import styles from '../../../ui/dialog/DialogParts.module.css'

export interface ItemRow {
  id: string
  name: string
  /** Omitted when the shop has no picture any more. */
  variant?: Variant | undefined
  /** Below the name, one line each. */
  details?: readonly ReactNode[]
  aside?: ReactNode
  isGone?: boolean
}

/** The items of a dialog, one below the other. */
export const ItemRows = ({ rows, label }: { rows: readonly ItemRow[]; label: string }) => (
  <ul className={styles.rows} aria-label={label}>
    {rows.map(({ id, name, variant, details = [], aside, isGone = false }) => (
      <li key={id} className={isGone ? `${styles.row} ${styles.gone}` : styles.row}>
        <span className={styles.picture} data-tint={variant?.product.tint}>
          {variant ? <Picture variant={variant} size={48} /> : <Icon name="shopping-cart" />}
        </span>
        <span className={styles.text}>
          <span className={styles.name}>{name}</span>
          {details.map((detail, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- static lines without state
            <span key={at} className={styles.detail}>
              {detail}
            </span>
          ))}
        </span>
        {aside ? <span className={styles.amount}>{aside}</span> : null}
      </li>
    ))}
  </ul>
)
