import type { Shipment } from '../../contract/entities/order.ts'
import { FulfillmentClass } from '../../contract/enumerations.ts'
import { isPickup } from '../../domain/order/orderProgress.ts'
import type { IconName, ImportedIcon } from '../../ui/icon/icons.ts'
import { moreIcons } from '../../ui/icon/moreIcons.ts'

const icons = {
  [FulfillmentClass.EXPRESS]: 'truck',
  [FulfillmentClass.STANDARD]: moreIcons.package,
  [FulfillmentClass.MARKETPLACE]: 'tag',
} as const

/** The icon of a shipment: a store for a pickup, else that of its fulfilment class. */
export const shipmentIcon = (shipment: Shipment): IconName | ImportedIcon =>
  isPickup(shipment) ? 'store' : icons[shipment.fulfillmentClass]
