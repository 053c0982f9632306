import type { Order, Shipment } from '../../contract/entities/order.ts'
import { FulfillmentClass, FulfillmentMethod } from '../../contract/enumerations.ts'
import { telephoneText } from '../../domain/checkout/telephone.ts'
import { formatDay, formatTimes, unbroken } from '../../i18n/format.ts'
import { useLanguage, useT } from '../../i18n/index.ts'
import { Icon } from '../../ui/icon/Icon.tsx'
import styles from './OrderParts.module.css'
import { usePickupText } from './pickup.ts'

const icons = {
  [FulfillmentClass.EXPRESS]: 'truck',
  [FulfillmentClass.STANDARD]: 'package',
  [FulfillmentClass.MARKETPLACE]: 'tag',
} as const

function useShipmentText(order: Order) {
  const t = useT()
  const language = useLanguage()
  return (shipment: Shipment): { title: string; text: string } => {
    const { fulfillmentClass, fulfillmentMethod, slot, timeDisplay, fulfiller } = shipment
    const telephone = unbroken(telephoneText(order.telephoneNumber))
    if (fulfillmentMethod === FulfillmentMethod.ELECTRONIC)
      return {
        title: t('confirmation.next_electronic'),
        text: t('confirmation.next_electronic_text', { telephone }),
      }
    if (fulfillmentClass === FulfillmentClass.MARKETPLACE)
      return {
        title: t('confirmation.next_marketplace', { seller: fulfiller }),
        text: t('confirmation.next_marketplace_text'),
      }
    if (fulfillmentClass === FulfillmentClass.STANDARD)
      return { title: t('confirmation.next_standard'), text: t('confirmation.next_standard_text') }
    const time = slot
      ? `${formatDay(slot.start, language)}, ${unbroken(formatTimes(slot.start, slot.end, language))}`
      : timeDisplay
    return {
      title: time ? t('confirmation.next_express', { time }) : t('confirmation.next_express_plain'),
      text: t('confirmation.next_express_text', { telephone }),
    }
  }
}

/** Each delivery of the order with its time and what happens next. */
export function NextSteps({ order }: { order: Order }) {
  const t = useT()
  const textOf = useShipmentText(order)
  const pickupText = usePickupText()
  return (
    <section className={styles.card} aria-labelledby="order-next">
      <h2 id="order-next" className={styles.title}>
        {t('confirmation.next_title')}
      </h2>
      <ul className={styles.shipments}>
        {order.shipments.map((shipment) => {
          const { title, text } = pickupText(shipment) ?? textOf(shipment)
          return (
            <li key={shipment._id} className={styles.shipment}>
              <Icon name={icons[shipment.fulfillmentClass]} size={20} className={styles.icon} />
              <div>
                <strong>{title}</strong>
                <p className={styles.text}>{text}</p>
                {shipment.instructions ? (
                  <p className={styles.text}>
                    {t('confirmation.next_instructions', { instructions: shipment.instructions })}
                  </p>
                ) : null}
              </div>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
