import type { Order, Shipment } from '../../contract/entities/order.ts'
import { FulfillmentClass, FulfillmentMethod } from '../../contract/enumerations.ts'
import { telephoneText } from '../../domain/checkout/telephone.ts'
import { unbroken } from '../../i18n/format.ts'
import { useLanguage, useT } from '../../i18n/index.ts'
import { usePickupText } from './pickup.ts'
import { slotText } from './slotText.ts'

interface ShipmentText {
  title: string
  /** Empty where it would name the telephone number of an order that has none, such as one that a guest has found. */
  text: string
}

/** The title of a shipment, with its time, and what happens with it. */
export function useShipmentText(): (order: Order, shipment: Shipment) => ShipmentText {
  const t = useT()
  const language = useLanguage()
  const pickupText = usePickupText()
  return (order, shipment) => {
    const { fulfillmentClass, fulfillmentMethod, slot, timeDisplay, fulfiller } = shipment
    const pickup = pickupText(shipment)
    if (pickup) return pickup
    const telephone = unbroken(telephoneText(order.telephoneNumber))
    const whereCalled = (text: string) => (telephone === '' ? '' : text)
    if (fulfillmentMethod === FulfillmentMethod.ELECTRONIC)
      return {
        title: t('confirmation.next_electronic'),
        text: whereCalled(t('confirmation.next_electronic_text', { telephone })),
      }
    if (fulfillmentClass === FulfillmentClass.MARKETPLACE)
      return {
        title: t('confirmation.next_marketplace', { seller: fulfiller }),
        text: t('confirmation.next_marketplace_text'),
      }
    if (fulfillmentClass === FulfillmentClass.STANDARD)
      return { title: t('confirmation.next_standard'), text: t('confirmation.next_standard_text') }
    const time = slot ? slotText(slot, language) : timeDisplay
    return {
      title: time ? t('confirmation.next_express', { time }) : t('confirmation.next_express_plain'),
      text: whereCalled(t('confirmation.next_express_text', { telephone })),
    }
  }
}
