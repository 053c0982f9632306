import type { Order, Shipment } from '../../contract/entities/order.ts'
import { isOver } from '../../domain/order/orderProgress.ts'
import { useT } from '../../i18n/index.ts'
import { Icon } from '../../ui/icon/Icon.tsx'
import { moreIcons } from '../../ui/icon/moreIcons.ts'
import styles from './OrderParts.module.css'
import { shipmentIcon } from './shipmentIcon.ts'
import { ShipmentNotes } from './ShipmentNotes.tsx'
import { useNextPaymentText } from './useNextPaymentText.ts'
import { useShipmentText } from './useShipmentText.ts'

const isComing = (shipment: Shipment): boolean => !isOver(shipment)

/** Each delivery that is still to come with its time and what happens next, and what comes next for the payment. */
export function NextSteps({ order }: { order: Order }) {
  const t = useT()
  const shipmentText = useShipmentText()
  const nextPaymentText = useNextPaymentText()
  return (
    <section className={styles.card} aria-labelledby="order-next">
      <h2 id="order-next" className={styles.title}>
        {t('confirmation.next_title')}
      </h2>
      <ul className={styles.shipments}>
        {order.shipments.filter(isComing).map((shipment) => {
          const { title, text } = shipmentText(order, shipment)
          return (
            <li key={shipment._id} className={styles.shipment}>
              <Icon name={shipmentIcon(shipment)} size={20} className={styles.icon} />
              <div>
                <strong>{title}</strong>
                <p className={styles.text}>{text}</p>
                <ShipmentNotes shipment={shipment} />
              </div>
            </li>
          )
        })}
        <li className={styles.shipment}>
          <Icon name={moreIcons.wallet} size={20} className={styles.icon} />
          <div>
            <strong>{t('confirmation.payment_title')}</strong>
            <p className={styles.text}>{nextPaymentText(order)}</p>
          </div>
        </li>
      </ul>
    </section>
  )
}
