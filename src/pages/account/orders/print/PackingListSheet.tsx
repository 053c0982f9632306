import type { Order } from '../../../../contract/entities/order.ts'
import { addressText, receiverText } from '../../../../domain/checkout/address.ts'
import { telephoneText } from '../../../../domain/checkout/telephone.ts'
import { isElectronic, itemsOf } from '../../../../domain/order/orderProgress.ts'
import { substitutionText } from '../../../../features/picking/substitutionText.ts'
import { useShipmentText } from '../../../../features/order/useShipmentText.ts'
import { useT } from '../../../../i18n/index.ts'
import { Logo } from '../../../../ui/media/Logo.tsx'
import styles from './Sheet.module.css'

/** What is in each delivery, to tick off at the door: without codes and prices, with notes and substitutions. */
export function PackingListSheet({ order, title }: { order: Order; title: string }) {
  const t = useT()
  const shipmentText = useShipmentText()
  const { gid, shippingAddress: address, telephoneNumber } = order
  const packed = order.shipments.filter((shipment) => !isElectronic(shipment))
  return (
    <article className={styles.sheet}>
      <header className={styles.head}>
        <Logo />
        <h3 className={styles.title}>{title}</h3>
      </header>
      <div className={styles.parties}>
        <address>
          <strong>{t('orders.order', { number: gid })}</strong>
          <span>{`${address.firstName} ${address.lastName}`.trim()}</span>
          <span>{addressText(address)}</span>
          <span>{telephoneText(telephoneNumber)}</span>
        </address>
      </div>
      {packed.map((shipment, at) => (
        <section key={shipment._id} className={styles.delivery}>
          <h4>
            {packed.length > 1
              ? `${t('orders.delivery_of', { number: at + 1, count: packed.length })} · `
              : null}
            {shipmentText(order, shipment).title}
          </h4>
          {shipment.shippingAddress ? (
            <p>{t('confirmation.next_address', { address: receiverText(shipment.shippingAddress) })}</p>
          ) : null}
          <ul className={styles.ticks}>
            {itemsOf(order, shipment).map((line, place) => (
              // oxlint-disable-next-line react/no-array-index-key -- an item may be in an order twice, at two prices
              <li key={place}>
                <span className={styles.tick} aria-hidden="true" />
                <span>
                  {t('confirmation.quantity', { count: line.quantity })} {line.variant.name}
                  {line.customerItemPickingNotes ? (
                    <small>{t('orders.note_of', { note: line.customerItemPickingNotes })}</small>
                  ) : null}
                  {line.substitution ? <small>{t(substitutionText(line.substitution))}</small> : null}
                </span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </article>
  )
}
