import { FulfillmentMethod, PaymentMethod } from '../../../src/contract/enumerations.ts'
import type { OrderTestOutcome } from '../../../mocks/rules/orders/testOutcome.ts'
import type { TimelineInput } from '../../../mocks/rules/orders/orderLifecycle.ts'

export const SECOND = 1_000
export const MINUTE = 60_000
const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

/** Noon in Malaysia; the slot is from four to six. */
export const noon = Date.parse('2026-11-21T04:00:00Z')
const slot = { start: noon + 4 * HOUR, end: noon + 6 * HOUR }

const { LOCAL_DELIVERY, IN_STORE_PICKUP, CARRIER_DELIVERY, ELECTRONIC } = FulfillmentMethod
export const van = { fulfillmentMethod: LOCAL_DELIVERY, isFromSeller: false, slot }
export const counter = { fulfillmentMethod: IN_STORE_PICKUP, isFromSeller: false, slot }
export const carrier = { fulfillmentMethod: CARRIER_DELIVERY, isFromSeller: false }
export const seller = { fulfillmentMethod: CARRIER_DELIVERY, isFromSeller: true }
export const eMail = { fulfillmentMethod: ELECTRONIC, isFromSeller: false }

/** An order of one shipment, placed at noon and paid by card by default. */
export const order = (
  shipment: TimelineInput['shipments'][number],
  testOutcome: OrderTestOutcome = {},
  more: Partial<TimelineInput> = {},
): TimelineInput => ({
  createdAt: noon,
  shipments: [shipment],
  paymentMethod: PaymentMethod.SAVED_CARD,
  testOutcome,
  ...more,
})
