import type { Order } from '../../../contract/entities/order.ts'
import { OrderStatus } from '../../../contract/enumerations.ts'
import { formatPrice } from '../../../domain/money.ts'
import { formatDate } from '../../../i18n/format.ts'
import { useT } from '../../../i18n/index.ts'
import { to } from '../../../paths.ts'
import { addOrderAgain } from '../../../stores/cart/bulkAdd.ts'
import { BackLink } from '../../../ui/link/BackLink.tsx'
import { Button } from '../../../ui/button/Button.tsx'
import { OrderItems } from '../../../features/order/OrderItems.tsx'
import { NextSteps } from '../../../features/order/NextSteps.tsx'
import { DeliveryAndPayment } from '../../../features/order/DeliveryAndPayment.tsx'
import { usePageGroup } from '../../pageGroup.ts'
import { Seo } from '../../../features/seo/Seo.tsx'
import { CancelOrder } from './CancelOrder.tsx'
import styles from './OrderPage.module.css'
import { OrderStatusBadge } from './OrderStatusBadge.tsx'
import { Shortfalls } from '../../../features/cart/Shortfalls.tsx'
import { useAddToCart } from '../../../features/cart/useAddToCart.ts'

const { PICKED_UP_BY_CUSTOMER, DELIVERED, CANCELLED, FAILED_TO_FULFILL } = OrderStatus
const OVER: readonly OrderStatus[] = [PICKED_UP_BY_CUSTOMER, DELIVERED, CANCELLED, FAILED_TO_FULFILL]

/** One order: its status, the next steps, its content, and a button to reorder (document 1 §2, `/account/order/:id`). */
export function OrderPage() {
  const t = useT()
  const { page, order: group } = usePageGroup('order')
  const { order } = group
  if (!order) throw new TypeError('The page of an order has an order')
  const { gid, createdAt, status, cancellation, refund, returnCheckFee } = order
  return (
    <div className={styles.page}>
      <Seo seo={page.seo} robots="noindex" />
      <BackLink to={to.orderHistory()}>{t('orders.title')}</BackLink>
      <header className={styles.head}>
        <h1 className={styles.title}>{t('orders.order', { number: gid })}</h1>
        <OrderStatusBadge status={status} />
        <p className={styles.soft}>{t('orders.placed', { date: formatDate(createdAt) })}</p>
        {cancellation ? (
          <p className={styles.soft}>
            {t(`orders.cancelled_by_${cancellation.by}`, { date: formatDate(cancellation.at) })}
          </p>
        ) : null}
        {refund ? (
          <p className={styles.soft}>
            {t(`orders.refund_${refund.as}`, { amount: formatPrice(refund.amount) })}
          </p>
        ) : null}
        {returnCheckFee === undefined ? null : (
          <p className={styles.soft}>{t('orders.return_fee', { amount: formatPrice(returnCheckFee) })}</p>
        )}
      </header>
      <div className={styles.columns}>
        <div className={styles.column}>
          {OVER.includes(status) ? null : <NextSteps order={order} />}
          <DeliveryAndPayment order={order} deliveryTitle={t('orders.address')} />
          <OrderAgain order={order} />
          {order.canCancel ? <CancelOrder gid={gid} /> : null}
        </div>
        <OrderItems order={order} />
      </div>
    </div>
  )
}

/** Adds all available items of an order to the cart. */
function OrderAgain({ order: { gid, orderVariants } }: { order: Order }) {
  const t = useT()
  const { isSending, shortfalls, add } = useAddToCart()
  const wanted = orderVariants.reduce((all, { quantity }) => all + quantity, 0)
  return (
    <div className={styles.again}>
      <Button
        size="large"
        wide
        pending={isSending}
        onClick={() => void add(wanted, () => addOrderAgain(gid))}
      >
        {t('orders.again')}
      </Button>
      <Shortfalls shortfalls={shortfalls} />
    </div>
  )
}
