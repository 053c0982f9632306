import type { Order } from '../../../../contract/entities/order.ts'
import { formatPrice, sum } from '../../../../domain/money.ts'
import { useT } from '../../../../i18n/index.ts'
import type { AttachPreview } from '../../../../stores/orders/attachItems.ts'
import styles from './AddItemsForm.module.css'

/** What the added items cost, what the delivery costs less, and the new total of the order. */
export function AttachSums({ order, preview }: { order: Order; preview: AttachPreview }) {
  const t = useT()
  const { orderVariants, pricingInfo, addedPrice } = preview
  const items = sum(orderVariants.map(({ totalPrice }) => totalPrice))
  const delivery = addedPrice - items
  return (
    <div role="status">
      <dl className={styles.sums}>
        <div>
          <dt>{t('orders.attach_added')}</dt>
          <dd>{formatPrice(items)}</dd>
        </div>
        {delivery === 0 ? null : (
          <div>
            <dt>{t('orders.attach_delivery')}</dt>
            <dd>{formatPrice(delivery)}</dd>
          </div>
        )}
        <div>
          <dt>{t('orders.attach_total')}</dt>
          <dd>
            <s className={styles.soft}>{formatPrice(order.pricingInfo.totalPrice)}</s>{' '}
            <strong>{formatPrice(pricingInfo.totalPrice)}</strong>
          </dd>
        </div>
      </dl>
    </div>
  )
}
