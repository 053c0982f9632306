import type { Shipment } from '../../contract/entities/order.ts'
import { FulfillmentClass } from '../../contract/enumerations.ts'
import { isPickup } from '../../domain/order/orderProgress.ts'
import type { IconName } from '../../ui/icon/icons.ts'

const icons = {
  [FulfillmentClass.EXPRESS]: 'truck',
  [FulfillmentClass.STANDARD]: 'package',
  [FulfillmentClass.MARKETPLACE]: 'tag',
} as const

export const shipmentIcon = (shipment: Shipment): IconName =>
  isPickup(shipment) ? 'store' : icons[shipment.fulfillmentClass]
