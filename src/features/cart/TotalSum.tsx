import type { Cents } from '../../contract/entities/money.ts'
import type { PricingInfo } from '../../contract/entities/product/pricingInfo.ts'
import { isTaxExempt } from '../../domain/cart/cart.ts'
import { formatPrice } from '../../domain/money.ts'
import { useT } from '../../i18n/index.ts'
import styles from './TotalSum.module.css'

interface TotalSumProps {
  pricing: PricingInfo
  /** The savings; not shown if 0. */
  saved?: Cents
  /** The amounts at the end of the line instead of below their labels. */
  isSpread?: boolean
  className?: string | undefined
}

/** The total, with tax included unless the buyer is tax exempt, and the savings (look, Cart). */
export function TotalSum({ pricing, saved, isSpread = false, className }: TotalSumProps) {
  const t = useT()
  return (
    <div className={[styles.sum, isSpread ? styles.spread : null, className].filter(Boolean).join(' ')}>
      <span className={styles.label}>
        {t(isTaxExempt(pricing) ? 'checkout.summary_total' : 'cart.total')}
      </span>
      <strong className={styles.total}>{formatPrice(pricing.totalPrice)}</strong>
      {saved ? (
        <span className={styles.saved}>{t('cart.you_save', { amount: formatPrice(saved) })}</span>
      ) : null}
    </div>
  )
}
