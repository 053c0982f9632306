import type { CartShortfall } from '../../../contract/entities/cart.ts'
import { useT } from '../../../i18n/index.ts'
import styles from './Shortfalls.module.css'

/** What could not be put into the cart in full, and why; read out when it comes. */
export function Shortfalls({ shortfalls }: { shortfalls: readonly CartShortfall[] }) {
  const t = useT()
  // "0 of 1" would be a riddle.
  const reasonOf = ({ wanted, added, reason }: CartShortfall) =>
    reason === 'not_enough_stock' && added === 0
      ? t('from_source.sold_out')
      : t(`from_source.reason_${reason}`, { wanted, added })
  return (
    <div role="status">
      {shortfalls.length > 0 ? (
        <div className={styles.box}>
          <p className={styles.title}>{t('from_source.not_added')}</p>
          <ul className={styles.list}>
            {shortfalls.map((shortfall) => (
              <li key={shortfall.variantId}>
                <strong>{shortfall.name}</strong>: {reasonOf(shortfall)}
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </div>
  )
}
