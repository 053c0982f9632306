import { Link } from 'react-router-dom'
import type { Order } from '../../contract/entities/order.ts'
import { OrderStatus } from '../../contract/enumerations.ts'
import { addressText } from '../../domain/address.ts'
import { formatPrice } from '../../domain/money.ts'
import { telephoneText } from '../../domain/telephone.ts'
import { formatDate } from '../../i18n/format.ts'
import { useT } from '../../i18n/index.ts'
import { to } from '../../paths.ts'
import { addOrderAgain } from '../../stores/additions.ts'
import { Button } from '../../ui/Button.tsx'
import { GoodsList } from '../../ui/cart/GoodsList.tsx'
import { Sums } from '../../ui/cart/Sums.tsx'
import { usePaymentWords } from '../../ui/cart/usePaymentWords.ts'
import { Icon } from '../../ui/Icon.tsx'
import { WhatHappensNext } from '../confirmation/WhatHappensNext.tsx'
import { usePageGroup } from '../pageGroup.ts'
import { Seo } from '../Seo.tsx'
import backStyles from './AccountBack.module.css'
import { CancelOrder } from './CancelOrder.tsx'
import styles from './OrderPage.module.css'
import { OrderStatusBadge } from './OrderStatusBadge.tsx'
import { Shortfalls } from './Shortfalls.tsx'
import { useAddToCart } from './useAddToCart.ts'

const { PICKED_UP_BY_CUSTOMER, DELIVERED, CANCELLED, FAILED_TO_FULFILL } = OrderStatus
const OVER: readonly OrderStatus[] = [PICKED_UP_BY_CUSTOMER, DELIVERED, CANCELLED, FAILED_TO_FULFILL]

/** One order: where it is now, what happens next, all it consists of, and the way to order it again (document 1 §2, `/account/order/:id`). */
export function OrderPage() {
  const t = useT()
  const { page, order: group } = usePageGroup('order')
  const { order } = group
  if (!order) throw new TypeError('The page of an order has an order')
  const { gid, createdAt, status, cancellation, refund, returnCheckFee } = order
  return (
    <div className={styles.page}>
      <Seo seo={page.seo} robots="noindex" />
      <Link to={to.orderHistory()} className={backStyles.back}>
        <Icon name="chevron-left" size={18} />
        {t('orders.title')}
      </Link>
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
          {OVER.includes(status) ? null : <WhatHappensNext order={order} />}
          <WhereAndHow order={order} />
          <OrderAgain order={order} />
          {order.canCancel ? <CancelOrder gid={gid} /> : null}
        </div>
        <section className={styles.card} aria-labelledby="order-goods">
          <h2 id="order-goods" className={styles.subtitle}>
            {t('confirmation.goods_title')}
          </h2>
          <GoodsList
            label={t('confirmation.goods_title')}
            goods={order.orderVariants.map((line, at) => ({
              id: `${line.variant._id}-${at}`,
              variant: line.variant,
              quantity: line.quantity,
              total: line.totalPrice,
              note: line.customerItemPickingNotes,
            }))}
          />
          <Sums pricing={order.pricingInfo} />
        </section>
      </div>
    </div>
  )
}

/** Where it went, and how it is paid. */
function WhereAndHow({ order }: { order: Order }) {
  const t = useT()
  const paymentWords = usePaymentWords()
  const { billingType, lastFour, pricingInfo, shippingAddress: address, telephoneNumber } = order
  return (
    <section className={styles.card} aria-labelledby="order-where">
      <h2 id="order-where" className={styles.subtitle}>
        {t('orders.address')}
      </h2>
      <address className={styles.address}>
        {address.firstName ? (
          <strong>
            {address.firstName} {address.lastName}
          </strong>
        ) : null}
        <span>{addressText(address)}</span>
        <span>{telephoneText(telephoneNumber)}</span>
      </address>
      <h2 className={styles.subtitle}>{t('confirmation.payment_title')}</h2>
      <p className={styles.soft}>{paymentWords({ billingType, lastFour, total: pricingInfo.totalPrice })}</p>
    </section>
  )
}

/** Puts all of an order that can be had into the cart once more. */
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
