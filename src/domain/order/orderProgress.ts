import type { Order, OrderVariant, Shipment } from '../../contract/entities/order.ts'
import {
  FulfillmentClass,
  FulfillmentMethod,
  OrderStatus,
  PackageStatus,
  PaymentTransactionStatus,
} from '../../contract/enumerations.ts'

const { PICKED_UP_BY_CUSTOMER, DELIVERED, CANCELLED, FAILED_TO_FULFILL } = OrderStatus
const ends: readonly OrderStatus[] = [PICKED_UP_BY_CUSTOMER, DELIVERED, CANCELLED, FAILED_TO_FULFILL]

/** The order, or a shipment of it, will not change its status (document 2 §4, order or shipment status). */
export const isOver = ({ status }: Pick<Order | Shipment, 'status'>): boolean => ends.includes(status)

/** It was cancelled, or the shop could not fulfil it. */
export const isUnfulfilled = ({ status }: Pick<Order | Shipment, 'status'>): boolean =>
  status === CANCELLED || status === FAILED_TO_FULFILL

const { CREATED, PENDING } = PaymentTransactionStatus

/** Its payment has no answer yet, and gets one within minutes. */
export const isPaymentPending = ({
  paymentTransactionStatus: status,
}: Pick<Order, 'paymentTransactionStatus'>): boolean => status === CREATED || status === PENDING

/** It waits at the counter (document 2 §4, fulfilment method). */
export const isPickup = ({ fulfillmentMethod }: Pick<Shipment, 'fulfillmentMethod'>): boolean =>
  fulfillmentMethod === FulfillmentMethod.IN_STORE_PICKUP

/** A code, which is sent to the telephone number: nothing is packed. */
export const isElectronic = ({ fulfillmentMethod }: Pick<Shipment, 'fulfillmentMethod'>): boolean =>
  fulfillmentMethod === FulfillmentMethod.ELECTRONIC

/** Only codes: the order goes to no address, and has that of their supplier (docs/decisions/0047). */
export const isAllElectronic = ({
  shipments,
}: {
  shipments: readonly Pick<Shipment, 'fulfillmentMethod'>[]
}): boolean => shipments.length > 0 && shipments.every(isElectronic)

/**
 * The status of a package as a text of `locales`, under `order` (document 2 §4, package status). What is picked up has no parcel but waits at
 * the counter; null for a code.
 */
export function packageText({
  packageStatus: status,
  fulfillmentMethod,
}: Pick<Shipment, 'packageStatus' | 'fulfillmentMethod'>):
  | `package_${PackageStatus}`
  | 'pickup_waiting'
  | 'pickup_collected'
  | null {
  if (isElectronic({ fulfillmentMethod })) return null
  if (
    !isPickup({ fulfillmentMethod }) ||
    status === PackageStatus.CANCELLED ||
    status === PackageStatus.FAILED
  )
    return `package_${status}`
  return status === PackageStatus.DELIVERED ? 'pickup_collected' : 'pickup_waiting'
}

/** The items of a shipment. An order without that reference has one list: all of it travels in the first. */
export const itemsOf = ({ orderVariants, shipments }: Order, shipment: Shipment): OrderVariant[] =>
  orderVariants.filter(
    (line) => line.shipment === shipment._id || (line.shipment === undefined && shipment === shipments[0]),
  )

/**
 * The note and the substitution of an item can be changed: a picker of the shop reads them, and has not started (document 2 §7,
 * `update-express-item`). Whole pallets have no picker.
 */
export const canChangeNote = (
  { canCancel, isByPallet = false }: Pick<Order, 'canCancel' | 'isByPallet'>,
  { fulfillmentClass }: Pick<Shipment, 'fulfillmentClass'>,
): boolean => canCancel && !isByPallet && fulfillmentClass === FulfillmentClass.EXPRESS

/** The shop picks it, so that it can replace it; a seller's products and codes are never replaced. */
export const canBeReplaced = ({
  fulfillmentClass,
  fulfillmentMethod,
}: Pick<Shipment, 'fulfillmentClass' | 'fulfillmentMethod'>): boolean =>
  fulfillmentClass !== FulfillmentClass.MARKETPLACE && fulfillmentMethod !== FulfillmentMethod.ELECTRONIC
