import type { Order } from '../../../contract/entities/order.ts'
import { formatPrice } from '../../../domain/money.ts'
import { isOver } from '../../../domain/order/orderProgress.ts'
import { formatDate } from '../../../i18n/format.ts'
import { useT } from '../../../i18n/index.ts'
import { to } from '../../../paths.ts'
import { addOrderAgain } from '../../../stores/cart/bulkAdd.ts'
import { BackLink } from '../../../ui/link/BackLink.tsx'
import { Button } from '../../../ui/button/Button.tsx'
import { DeliveryAndPayment } from '../../../features/order/DeliveryAndPayment.tsx'
import { OrderAlerts } from '../../../features/order/OrderAlerts.tsx'
import { OrderSums } from '../../../features/order/OrderSums.tsx'
import { useLiveOrder } from '../../../features/order/useLiveOrder.ts'
import { usePageGroup } from '../../pageGroup.ts'
import { Seo } from '../../../features/seo/Seo.tsx'
import { AddItems } from './attach/AddItems.tsx'
import { CancelOrder } from './CancelOrder.tsx'
import { OrderHelp } from './OrderHelp.tsx'
import styles from './OrderPage.module.css'
import { OrderStatusBadge } from '../OrderStatusBadge.tsx'
import { PrintOrder } from './print/PrintOrder.tsx'
import { SaveOrderAsList } from './SaveOrderAsList.tsx'
import { ShipmentCard } from './ShipmentCard.tsx'
import { Shortfalls } from '../../../features/cart/Shortfalls.tsx'
import { useAddToCart } from '../../../features/cart/useAddToCart.ts'
import { canPlaceOrders } from '../../../domain/permissions.ts'
import { useSession } from '../../../stores/session/session.ts'

/** One order: its deliveries with their way and items, its payment, and what can be done with it (document 1 §2, `/account/order/:id`). */
export function OrderPage() {
  const { page, order: group } = usePageGroup('order')
  const { order, orderedBy } = group
  if (!order) throw new TypeError('The data of an order page has no order.')
  return (
    <div className={styles.page}>
      <Seo seo={page.seo} robots="noindex" />
      <OpenOrder key={order.gid} first={order} orderedBy={orderedBy} />
    </div>
  )
}

interface OpenOrderProps {
  /** The order of the page's data. */
  first: Order
  orderedBy: OrderHeadProps['orderedBy']
}

function OpenOrder({ first, orderedBy }: OpenOrderProps) {
  const t = useT()
  const [order, take] = useLiveOrder(first)
  const { gid } = order
  const mayOrder = useSession(({ user }) => canPlaceOrders(user))
  return (
    <>
      <BackLink to={to.orderHistory()}>{t('orders.title')}</BackLink>
      <OrderHead order={order} orderedBy={orderedBy} />
      {isOver(order) ? null : <OrderAlerts />}
      <div className={styles.columns}>
        <div className={styles.column}>
          {order.shipments.map((shipment) => (
            <ShipmentCard key={shipment._id} order={order} shipment={shipment} onChange={take} />
          ))}
        </div>
        <div className={styles.column}>
          <OrderSums order={order} />
          <DeliveryAndPayment order={order} deliveryTitle={t('orders.address')} hasNext />
          <div className={styles.actions}>
            {isOver(order) ? <OrderAgain order={order} /> : null}
            {mayOrder ? <AddItems order={order} onChange={take} /> : null}
            {isOver(order) ? null : <OrderAgain order={order} isSecond />}
            {mayOrder ? <CancelOrder order={order} onChange={take} /> : null}
            <PrintOrder order={order} />
          </div>
          <OrderHelp gid={gid} />
        </div>
      </div>
    </>
  )
}

interface OrderHeadProps {
  order: Order
  /** Another member of the business. */
  orderedBy: { first: string; last: string } | undefined
}

function OrderHead({
  order: { gid, createdAt, status, cancellation, refund, returnCheckFee },
  orderedBy,
}: OrderHeadProps) {
  const t = useT()
  const buyer = orderedBy && `${orderedBy.first} ${orderedBy.last}`
  return (
    <header className={styles.head}>
      <h1 className={styles.title}>{t('orders.order', { number: gid })}</h1>
      <OrderStatusBadge status={status} />
      <p className={styles.soft}>{t('orders.placed', { date: formatDate(createdAt) })}</p>
      {buyer === undefined ? null : <p className={styles.soft}>{t('orders.ordered_by', { name: buyer })}</p>}
      {cancellation ? (
        <p className={styles.soft}>
          {cancellation.by === 'shopper' && buyer !== undefined
            ? t('orders.cancelled_by_member', { name: buyer, date: formatDate(cancellation.at) })
            : t(`orders.cancelled_by_${cancellation.by}`, { date: formatDate(cancellation.at) })}
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
  )
}

/** Adds all available items of an order to the cart. `isSecond`: another action is more likely. */
function OrderAgain({ order, isSecond = false }: { order: Order; isSecond?: boolean }) {
  const t = useT()
  const { gid, orderVariants } = order
  const { isSending, shortfalls, add } = useAddToCart()
  const wanted = orderVariants.reduce((all, { quantity }) => all + quantity, 0)
  return (
    <div className={styles.again}>
      <Button
        wide
        variant={isSecond ? 'outline' : 'primary'}
        pending={isSending}
        onClick={() => void add(wanted, () => addOrderAgain(gid, orderVariants))}
      >
        {t('orders.again')}
      </Button>
      <Shortfalls shortfalls={shortfalls} />
      <SaveOrderAsList order={order} />
    </div>
  )
}
