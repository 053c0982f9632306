import type { Cents } from '../../contract/entities/money.ts'
import { formatPrice } from '../../domain/money.ts'
import { useT } from '../../i18n/index.ts'
import styles from './TotalSum.module.css'

interface TotalSumProps {
  total: Cents
  /** The savings; not shown if 0. */
  saved?: Cents
  /** The amounts at the end of the line instead of below their labels. */
  isSpread?: boolean
  className?: string | undefined
}

/** The total, with tax included, and the savings (look, Cart). */
export function TotalSum({ total, saved, isSpread = false, className }: TotalSumProps) {
  const t = useT()
  return (
    <div className={[styles.sum, isSpread ? styles.spread : null, className].filter(Boolean).join(' ')}>
      <span className={styles.label}>{t('cart.total')}</span>
      <strong className={styles.total}>{formatPrice(total)}</strong>
      {saved ? (
        <span className={styles.saved}>{t('cart.you_save', { amount: formatPrice(saved) })}</span>
      ) : null}
    </div>
  )
}
