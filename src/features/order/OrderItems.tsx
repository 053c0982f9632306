import type { Order, OrderVariant } from '../../contract/entities/order.ts'
import { useT } from '../../i18n/index.ts'
import { ItemList } from './ItemList.tsx'
import { Sums } from './Sums.tsx'
import styles from './OrderParts.module.css'

/** The ordered items and the breakdown of the total. */
export function OrderItems({ order: { orderVariants, pricingInfo, promoCodes } }: { order: Order }) {
  const t = useT()
  const preferencesOf = ({ customerItemPickingNotes: note, substitution }: OrderVariant) =>
    [note, substitution && t(`cart.substitution_${substitution}`)].filter(Boolean).join(' · ')
  return (
    <section className={styles.card} aria-labelledby="order-items">
      <h2 id="order-items" className={styles.title}>
        {t('confirmation.items_title')}
      </h2>
      <ItemList
        label={t('confirmation.items_title')}
        items={orderVariants.map((line, at) => ({
          id: `${line.variant._id}-${at}`,
          variant: line.variant,
          quantity: line.quantity,
          total: line.totalPrice,
          note: preferencesOf(line),
        }))}
      />
      <Sums pricing={pricingInfo} codes={promoCodes.map(({ code }) => code)} />
    </section>
  )
}
