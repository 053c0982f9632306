import type { Order } from '../../contract/entities/order.ts'
import { useT } from '../../i18n/index.ts'
import { Sums } from './Sums.tsx'
import styles from './OrderParts.module.css'

/** The breakdown of an order's total. */
export function OrderSums({ order: { pricingInfo, promoCodes } }: { order: Order }) {
  const t = useT()
  return (
    <section className={styles.card} aria-labelledby="order-sums">
      <h2 id="order-sums" className={styles.title}>
        {t('order.sums')}
      </h2>
      <Sums pricing={pricingInfo} codes={promoCodes.map(({ code }) => code)} />
    </section>
  )
}
