import type { CartShortfall } from '../../contract/entities/cart.ts'
import { shortfallsByVariant } from '../../domain/cart/shortfalls.ts'
import { useT } from '../../i18n/index.ts'
import styles from './Shortfalls.module.css'
import { useShortfallText } from './useShortfallText.ts'

/** The items that could not be added in full, and why; announced when it appears. */
export function Shortfalls({ shortfalls }: { shortfalls: readonly CartShortfall[] }) {
  const t = useT()
  const reasonOf = useShortfallText()
  return (
    <div role="status">
      {shortfalls.length > 0 ? (
        <div className={styles.box}>
          <p className={styles.title}>{t('from_source.not_added')}</p>
          <ul className={styles.list}>
            {shortfallsByVariant(shortfalls).map((shortfall) => (
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
