import type { Order, Shipment } from '../../../contract/entities/order.ts'
import { isOver, itemsOf, packageText } from '../../../domain/order/orderProgress.ts'
import { shipmentIcon } from '../../../features/order/shipmentIcon.ts'
import { ShipmentNotes } from '../../../features/order/ShipmentNotes.tsx'
import { Timeline } from '../../../features/order/Timeline.tsx'
import type { TakeOrder } from '../../../features/order/useLiveOrder.ts'
import { useShipmentText } from '../../../features/order/useShipmentText.ts'
import { useT } from '../../../i18n/index.ts'
import { Icon } from '../../../ui/icon/Icon.tsx'
import parts from '../../../features/order/OrderParts.module.css'
import { OrderLine } from './OrderLine.tsx'
import styles from './ShipmentCard.module.css'

interface ShipmentCardProps {
  order: Order
  shipment: Shipment
  onChange: TakeOrder
}

/** One delivery of an order: its package, its way, and its items (document 2 §4, shipment and package status). */
export function ShipmentCard({ order, shipment, onChange }: ShipmentCardProps) {
  const t = useT()
  const { title, text } = useShipmentText()(order, shipment)
  const id = `shipment-${shipment._id}`
  const status = packageText(shipment)
  return (
    <section className={parts.card} aria-labelledby={id}>
      <div className={styles.head}>
        <Icon name={shipmentIcon(shipment)} size={22} className={parts.icon} />
        <div className={styles.text}>
          <h2 id={id} className={parts.title}>
            {title}
          </h2>
          {status ? (
            <p className={styles.package} data-package={shipment.packageStatus}>
              {t(`order.${status}`)}
            </p>
          ) : null}
        </div>
      </div>
      {isOver(shipment) ? null : <p className={parts.text}>{text}</p>}
      <ShipmentNotes shipment={shipment} />
      <Timeline shipment={shipment} title={title} />
      <ul className={styles.items} aria-label={`${title}: ${t('confirmation.items_title')}`}>
        {itemsOf(order, shipment).map((line, at) => (
          <OrderLine
            // oxlint-disable-next-line react/no-array-index-key -- an item may be in an order twice, at two prices
            key={`${line.variant._id}-${at}`}
            order={order}
            shipment={shipment}
            line={line}
            onChange={onChange}
          />
        ))}
      </ul>
    </section>
  )
}
