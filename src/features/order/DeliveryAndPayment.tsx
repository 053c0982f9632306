import type { Order } from '../../contract/entities/order.ts'
import { addressText } from '../../domain/checkout/address.ts'
import { telephoneText } from '../../domain/checkout/telephone.ts'
import { isAllElectronic } from '../../domain/order/orderProgress.ts'
import { useT } from '../../i18n/index.ts'
import { PaymentBadge } from './PaymentBadge.tsx'
import { useNextPaymentText } from './useNextPaymentText.ts'
import { usePaymentText } from './usePaymentText.ts'
import styles from './OrderParts.module.css'
import { isPickedUp } from './pickup.ts'

interface WhereAndHowProps {
  order: Order
  /** The label above a delivery address. */
  deliveryTitle: string
  /** Says what comes next for the payment, where no list of next steps does. */
  hasNext?: boolean
}

/** The destination of an order, or its pickup store, and its payment. Codes by SMS need only a phone number. */
export function DeliveryAndPayment({ order, deliveryTitle, hasNext = false }: WhereAndHowProps) {
  const t = useT()
  const paymentText = usePaymentText()
  const nextPaymentText = useNextPaymentText()
  const {
    billingType,
    lastFour,
    paymentMethod,
    pricingInfo,
    shippingAddress: address,
    telephoneNumber,
  } = order
  return (
    <section className={styles.card} aria-labelledby="order-where">
      <h2 id="order-where" className={styles.title}>
        {isPickedUp(order) ? t('confirmation.pickup_title') : deliveryTitle}
      </h2>
      <address className={styles.address}>
        {address.firstName ? (
          <strong>
            {address.firstName} {address.lastName}
          </strong>
        ) : null}
        {isAllElectronic(order) ? null : <span>{addressText(address)}</span>}
        <span>{telephoneText(telephoneNumber)}</span>
      </address>
      <h2 className={styles.title}>{t('confirmation.payment_title')}</h2>
      <p className={styles.payment}>
        <span>{paymentText({ billingType, lastFour, paymentMethod, total: pricingInfo.totalPrice })}</span>
        <PaymentBadge order={order} />
      </p>
      {hasNext ? <p className={styles.text}>{nextPaymentText(order)}</p> : null}
      {order.purchaseOrderNumber ? (
        <p className={styles.text}>{t('order.po_number', { number: order.purchaseOrderNumber })}</p>
      ) : null}
    </section>
  )
}
