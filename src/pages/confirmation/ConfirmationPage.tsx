import { Suspense } from 'react'
import type { Order } from '../../contract/entities/order.ts'
import { loadTexts, useLanguage, useT } from '../../i18n/index.ts'
import { joinTexts } from '../../i18n/joinTexts.ts'
import { to } from '../../paths.ts'
import { usePageData } from '../../stores/session/pageData.ts'
import { OrderItems } from '../../features/order/OrderItems.tsx'
import { NextSteps } from '../../features/order/NextSteps.tsx'
import { DeliveryAndPayment } from '../../features/order/DeliveryAndPayment.tsx'
import { useLiveOrder } from '../../features/order/useLiveOrder.ts'
import { usePurchaseEvent } from '../../features/order/usePurchaseEvent.ts'
import { Seo } from '../../features/seo/Seo.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import { lazyWithPreload } from '../../ui/deferred/lazyWithPreload.tsx'
import { LinkButton } from '../../ui/link/LinkButton.tsx'
import styles from './ConfirmationPage.module.css'
import { OrderNumber } from './OrderNumber.tsx'

/** Its texts are not those of the start. */
const GuestTracking = lazyWithPreload(async () => {
  const [part] = await Promise.all([import('./GuestTracking.tsx'), loadTexts('account')])
  return part.GuestTracking
})

/** The confirmation of an order: its number, status, next steps and content. A reload shows the same. */
export function ConfirmationPage() {
  const { page, confirmation, user } = usePageData()
  if (!confirmation) throw new Error('The data of the confirmation page has no order.')
  return (
    <>
      <Seo seo={page.seo} />
      <Confirmation first={confirmation.order} isGuest={user?.isGuest ?? true} />
    </>
  )
}

function Confirmation({ first, isGuest }: { first: Order; isGuest: boolean }) {
  const t = useT()
  const language = useLanguage()
  const [order] = useLiveOrder(first)
  usePurchaseEvent(first)
  const { firstName } = order.shippingAddress
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <span className={styles.tick}>
          <Icon name="check" size={28} />
        </span>
        <h1 className={styles.title}>
          {firstName ? t('confirmation.title', { name: firstName }) : t('confirmation.title_plain')}
        </h1>
        <p className={styles.text}>
          {joinTexts(
            language,
            t('confirmation.text'),
            order.email ? t('confirmation.receipt', { email: order.email }) : null,
          )}
        </p>
        {order.gid ? <OrderNumber number={order.gid} /> : null}
        <p className={styles.text}>
          {t('confirmation.status', { status: t(`confirmation.status_${order.status}`) })}
        </p>
      </header>
      <div className={styles.columns}>
        <div className={styles.column}>
          <NextSteps order={order} />
          <DeliveryAndPayment order={order} deliveryTitle={t('confirmation.address_title')} />
        </div>
        <OrderItems order={order} />
      </div>
      <div className={styles.action}>
        {isGuest ? (
          <Suspense>
            <GuestTracking order={order} />
          </Suspense>
        ) : (
          <LinkButton to={to.order(order)} variant="outline" size="large" wide>
            {t('order.track')}
          </LinkButton>
        )}
        <LinkButton to={to.home()} variant="primary" size="large" wide>
          {t('confirmation.continue')}
        </LinkButton>
      </div>
    </div>
  )
}
