import type { Order } from '../../contract/entities/order.ts'
import { FulfillmentMethod } from '../../contract/enumerations.ts'
import { addressText } from '../../domain/address.ts'
import { telephoneText } from '../../domain/telephone.ts'
import { useT } from '../../i18n/index.ts'
import { to } from '../../paths.ts'
import { usePageData } from '../../stores/pageData.ts'
import { Seo } from '../Seo.tsx'
import { GoodsList } from '../../ui/cart/GoodsList.tsx'
import { Sums } from '../../ui/cart/Sums.tsx'
import { usePaymentWords } from '../../ui/cart/usePaymentWords.ts'
import { Icon } from '../../ui/Icon.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import styles from './ConfirmationPage.module.css'
import { OrderNumber } from './OrderNumber.tsx'
import { isPickedUp } from './pickup.ts'
import { WhatHappensNext } from './WhatHappensNext.tsx'

/** An order that was placed: its number, where it is now, what happens next, and all it consists of. A reload reads the same. */
export function ConfirmationPage() {
  const { page, confirmation } = usePageData()
  if (!confirmation) throw new Error('The confirmation page came without its order.')
  return (
    <>
      <Seo seo={page.seo} />
      <Confirmation order={confirmation.order} />
    </>
  )
}

function Confirmation({ order }: { order: Order }) {
  const t = useT()
  const paymentWords = usePaymentWords()
  const { billingType, lastFour, pricingInfo } = order
  const payment = paymentWords({ billingType, lastFour, total: pricingInfo.totalPrice })
  const { shippingAddress: address } = order
  const isAllElectronic = order.shipments.every(
    ({ fulfillmentMethod }) => fulfillmentMethod === FulfillmentMethod.ELECTRONIC,
  )
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <span className={styles.tick}>
          <Icon name="check" size={28} />
        </span>
        <h1 className={styles.title}>
          {address.firstName
            ? t('confirmation.title', { name: address.firstName })
            : t('confirmation.title_plain')}
        </h1>
        <p className={styles.text}>
          {t('confirmation.text')} {order.email ? t('confirmation.receipt', { email: order.email }) : null}
        </p>
        <OrderNumber number={order.gid} />
        <p className={styles.text}>
          {t('confirmation.status', { status: t(`confirmation.status_${order.status}`) })}
        </p>
      </header>
      <div className={styles.columns}>
        <div className={styles.column}>
          <WhatHappensNext order={order} />
          <section className={styles.card} aria-labelledby="confirmation-address">
            <h2 id="confirmation-address" className={styles.subtitle}>
              {t(isPickedUp(order) ? 'confirmation.pickup_title' : 'confirmation.address_title')}
            </h2>
            <address className={styles.address}>
              {address.firstName ? (
                <strong>
                  {address.firstName} {address.lastName}
                </strong>
              ) : null}
              {isAllElectronic ? null : <span>{addressText(address)}</span>}
              <span>{telephoneText(order.telephoneNumber)}</span>
            </address>
            <h2 className={styles.subtitle}>{t('confirmation.payment_title')}</h2>
            <p className={styles.text}>{payment}</p>
          </section>
        </div>
        <section className={styles.card} aria-labelledby="confirmation-goods">
          <h2 id="confirmation-goods" className={styles.subtitle}>
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
          <Sums pricing={pricingInfo} />
        </section>
      </div>
      <LinkButton to={to.home()} variant="primary" size="large" className={styles.action}>
        {t('confirmation.continue')}
      </LinkButton>
    </div>
  )
}
