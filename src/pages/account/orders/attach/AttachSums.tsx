import type { Order } from '../../../../contract/entities/order.ts'
import { cents } from '../../../../contract/entities/money.ts'
import { type PricingInfo, TAX_EXEMPTION } from '../../../../contract/entities/product/pricingInfo.ts'
import { formatPrice, sum } from '../../../../domain/money.ts'
import { useT } from '../../../../i18n/index.ts'
import type { AttachPreview } from '../../../../stores/orders/attachItems.ts'
import styles from './AddItemsForm.module.css'

const exemptionOf = ({ priceModifiers }: PricingInfo): number =>
  priceModifiers.find(({ _id }) => _id === TAX_EXEMPTION)?.amount ?? 0

/** What the added items cost, what the delivery costs less, what a tax exemption takes off, and the new total of the order. */
export function AttachSums({ order, preview }: { order: Order; preview: AttachPreview }) {
  const t = useT()
  const { orderVariants, pricingInfo } = preview
  const items = sum(orderVariants.map(({ totalPrice }) => totalPrice))
  const delivery = cents(pricingInfo.shippingPrice - order.pricingInfo.shippingPrice)
  const exempted = cents(exemptionOf(pricingInfo) - exemptionOf(order.pricingInfo))
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
        {exempted === 0 ? null : (
          <div>
            <dt>{t('checkout.summary_tax_exempt')}</dt>
            <dd>{formatPrice(exempted)}</dd>
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
