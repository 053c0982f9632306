import type { Variant } from '../../contract/entities/variant.ts'
import { useT } from '../../i18n/index.ts'
import { Icon } from '../../ui/Icon.tsx'
import styles from './Coupons.module.css'

/** The coupons that run for the product, what each takes off, and under which conditions (document 1 §3, Coupon). */
export function Coupons({ variant: { coupons } }: { variant: Variant }) {
  const t = useT()
  if (!coupons || coupons.length === 0) return null
  return (
    <ul className={styles.coupons} aria-label={t('product.coupons')}>
      {coupons.map(({ couponId, name, message, termsAndConditions }) => (
        <li key={couponId} className={styles.coupon}>
          <Icon name="tag" size={20} />
          <div>
            <p>
              <strong>{name}</strong>
            </p>
            <p className={styles.message}>{message}</p>
            {termsAndConditions ? (
              <details>
                <summary className={styles.opener}>{t('product.coupon_terms')}</summary>
                <p className={styles.message}>{termsAndConditions}</p>
              </details>
            ) : null}
          </div>
        </li>
      ))}
    </ul>
  )
}
