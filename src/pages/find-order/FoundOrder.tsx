import type { Order } from '../../contract/entities/order.ts'
import { isOver } from '../../domain/order/orderProgress.ts'
import { DeliveryAndPayment } from '../../features/order/DeliveryAndPayment.tsx'
import { OrderItems } from '../../features/order/OrderItems.tsx'
import parts from '../../features/order/OrderParts.module.css'
import { Timeline } from '../../features/order/Timeline.tsx'
import { useShipmentText } from '../../features/order/useShipmentText.ts'
import { useT } from '../../i18n/index.ts'
import { to } from '../../paths.ts'
import { Button } from '../../ui/button/Button.tsx'
import { LinkButton } from '../../ui/link/LinkButton.tsx'
import styles from './FindOrderPage.module.css'

/** A found order: its status, deliveries, items and payment, without the buyer's name, street, phone and card. */
export function FoundOrder({ order, onOther }: { order: Order; onOther: () => void }) {
  const t = useT()
  const shipmentText = useShipmentText()
  return (
    <>
      <p>{t('confirmation.status', { status: t(`confirmation.status_${order.status}`) })}</p>
      <div className={styles.columns}>
        <div className={styles.column}>
          {order.shipments.map((shipment) => {
            const { title, text } = shipmentText(order, shipment)
            const id = `shipment-${shipment._id}`
            return (
              <section key={shipment._id} className={parts.card} aria-labelledby={id}>
                <h2 id={id} className={parts.title}>
                  {title}
                </h2>
                {text === '' || isOver(shipment) ? null : <p className={parts.text}>{text}</p>}
                <Timeline shipment={shipment} title={title} />
              </section>
            )
          })}
          <DeliveryAndPayment order={order} deliveryTitle={t('confirmation.address_title')} hasNext />
        </div>
        <OrderItems order={order} />
      </div>
      <div className={styles.actions}>
        <Button variant="outline" onClick={onOther}>
          {t('find_order.other')}
        </Button>
        <LinkButton to={to.home()}>{t('confirmation.continue')}</LinkButton>
      </div>
    </>
  )
}
