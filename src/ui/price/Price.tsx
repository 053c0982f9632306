import { formatPrice } from '../../domain/money.ts'
import type { PriceView } from '../../domain/product/price.ts'
import { useT } from '../../i18n/index.ts'
import styles from './Price.module.css'

interface PriceProps {
  /** From `priceOf(variant)`. */
  price: PriceView
  size?: 'card' | 'page'
}

/** A price tag: SAMPLE, free, or the amount; a sale in chili red with the struck price (document 1 §5). */
export function Price({ price, size = 'card' }: PriceProps) {
  const t = useT()
  const now = price.kind === 'sample' ? t('price.sample') : formatPrice(price.now, { free: t('price.free') })
  return (
    <span className={`${styles.price} ${styles[size]} ${price.was === null ? '' : styles.sale}`}>
      <span className={styles.now}>{now}</span>
      {price.was === null ? null : (
        <s className={styles.was}>
          <span className="visually-hidden">{t('price.was')} </span>
          {formatPrice(price.was)}
        </s>
      )}
    </span>
  )
}
