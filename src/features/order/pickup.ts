import type { Order, Shipment } from '../../contract/entities/order.ts'
import { isPickup } from '../../domain/order/orderProgress.ts'
import { useLanguage, useT } from '../../i18n/index.ts'
import { slotText } from './slotText.ts'

/** Whether the whole order is picked up, so that nothing is delivered. */
export const isPickedUp = ({ shipments }: Pick<Order, 'shipments'>): boolean =>
  shipments.length > 0 && shipments.every(isPickup)

/** Where and when a shipment can be picked up; null for deliveries. */
export function usePickupText(): (shipment: Shipment) => { title: string; text: string } | null {
  const t = useT()
  const language = useLanguage()
  return (shipment) => {
    if (!isPickup(shipment)) return null
    const { slot, timeDisplay, fulfiller: place } = shipment
    const time = slot ? slotText(slot, language) : timeDisplay
    return {
      title: time ? t('confirmation.next_pickup', { time }) : t('confirmation.next_pickup_plain'),
      text: t('confirmation.next_pickup_text', { place }),
    }
  }
}
