import {
  DELIVERY_SURCHARGE,
  type PricingInfo,
  TAX_EXEMPTION,
} from '../../contract/entities/product/pricingInfo.ts'
import type { Cents } from '../../contract/entities/money.ts'
import { isTaxExempt } from '../../domain/cart/cart.ts'
import { formatPrice } from '../../domain/money.ts'
import { useT } from '../../i18n/index.ts'
import styles from './Sums.module.css'

interface SumsProps {
  pricing: PricingInfo
  /** The fee of each delivery, if known; otherwise shipping is one row. */
  deliveries?: readonly { id: string; label: string; price: Cents }[]
  /** The promo codes that give a discount, by name. */
  codes?: readonly string[]
  /** Omits the total where it is shown elsewhere. */
  withoutTotal?: boolean
}

/**
 * The breakdown of a total, row by row: items, deliveries, express, discounts, and the tax, which is included or, for a
 * tax-exempt business, taken off (document 1 §3, docs/decisions/0125).
 */
export function Sums({ pricing, deliveries, codes, withoutTotal = false }: SumsProps) {
  const t = useT()
  const free = t('checkout.summary_free')
  const ownModifiers: Record<string, string> = {
    [DELIVERY_SURCHARGE]: t('checkout.summary_surcharge'),
    [TAX_EXEMPTION]: t('checkout.summary_tax_exempt'),
  }
  const shipping = deliveries ?? [
    { id: 'shipping', label: t('cart.delivery_price'), price: pricing.shippingPrice },
  ]
  const deductions = [
    { id: 'promo', label: t('checkout.summary_promo'), amount: pricing.promoDiscount, of: codes?.join(', ') },
    { id: 'credit', label: t('checkout.summary_credit'), amount: pricing.creditDeduction },
    { id: 'reward', label: t('checkout.summary_reward'), amount: pricing.rewardDeduction },
  ].filter(({ amount }) => amount > 0)
  return (
    <dl className={styles.sums}>
      <div className={styles.row}>
        <dt>{t('checkout.summary_subtotal')}</dt>
        <dd>{formatPrice(pricing.variantsSubtotalPrice)}</dd>
      </div>
      {shipping.map(({ id, label, price }) => (
        <div key={id} className={styles.row}>
          <dt>{label}</dt>
          <dd>{formatPrice(price, { free })}</dd>
        </div>
      ))}
      {pricing.expressDeliveryPrice > 0 ? (
        <div className={styles.row}>
          <dt>{t('checkout.summary_express')}</dt>
          <dd>{formatPrice(pricing.expressDeliveryPrice)}</dd>
        </div>
      ) : null}
      {pricing.priceModifiers.map(({ _id, name, amount }, at) => (
        <div key={_id ?? at} className={styles.row}>
          <dt>{(_id && ownModifiers[_id]) ?? name}</dt>
          <dd>{formatPrice(amount)}</dd>
        </div>
      ))}
      {deductions.map(({ id, label, amount, of }) => (
        <div key={id} className={styles.row}>
          <dt>
            {label}
            {of ? <span className={styles.of}> {of}</span> : null}
          </dt>
          <dd>{formatPrice(-amount)}</dd>
        </div>
      ))}
      {withoutTotal ? null : (
        <div className={styles.total}>
          <dt>{t('checkout.summary_total')}</dt>
          <dd>{formatPrice(pricing.totalPrice)}</dd>
        </div>
      )}
      {isTaxExempt(pricing) ? null : (
        <div className={styles.tax}>
          <dt>{t('checkout.summary_tax')}</dt>
          <dd>{formatPrice(pricing.taxAmount)}</dd>
        </div>
      )}
    </dl>
  )
}
