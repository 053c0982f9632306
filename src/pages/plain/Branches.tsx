import type { Branch } from '../../contract/entities/content.ts'
import { useT } from '../../i18n/index.ts'
import { Badge } from '../../ui/feedback/Badge.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import styles from './Branches.module.css'

/** The stores: where an order can be picked up, and where deliveries start (document 1 §2, `/branch`). */
export function Branches({ branches }: { branches: readonly Branch[] }) {
  const t = useT()
  return (
    <ul className={styles.branches}>
      {branches.map(({ warehouseId, name, place, state, postalCode, isPickup }) => (
        <li key={warehouseId} className={styles.branch}>
          <Icon name={isPickup ? 'store' : 'truck'} size={22} className={styles.icon} />
          <div className={styles.text}>
            <h2 className={styles.name}>{name}</h2>
            <p className={styles.place}>
              {postalCode} {[...new Set([place, state])].filter(Boolean).join(', ')}
            </p>
          </div>
          {isPickup ? <Badge tone="offer">{t('branches.pickup')}</Badge> : null}
        </li>
      ))}
    </ul>
  )
}
