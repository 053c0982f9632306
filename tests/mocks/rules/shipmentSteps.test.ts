import { describe, expect, test } from 'vitest'
import { stepsAt } from '../../../mocks/rules/orders/orderLifecycle.ts'
import { FulfillmentMethod, OrderStatus, PaymentMethod } from '../../../src/contract/enumerations.ts'

const { NEW, RECEIVED, CONFIRMED, SHOPPING, COMPLETE_SHOPPING, IN_TRANSIT, DELIVERED, SHIPPED } = OrderStatus
const { CANCELLED, FAILED_TO_FULFILL } = OrderStatus

const at = (time: string) => Date.parse(`2026-11-21T${time}:00Z`)
const createdAt = at('01:00')

const byVan = {
  createdAt,
  paymentMethod: PaymentMethod.SAVED_CARD,
  shipments: [
    {
      fulfillmentMethod: FulfillmentMethod.LOCAL_DELIVERY,
      isFromSeller: false,
      slot: { start: at('04:00'), end: at('06:00') },
    },
  ],
}

describe('the steps of a shipment', () => {
  test('are the reached ones with their time, then the planned ones', () => {
    expect(stepsAt(byVan, at('01:03'))[0]).toEqual([
      { status: NEW, at: at('01:00'), isReached: true },
      { status: RECEIVED, at: at('01:01'), isReached: true },
      { status: CONFIRMED, at: at('01:05'), isReached: false },
      { status: SHOPPING, at: at('03:10'), isReached: false },
      { status: COMPLETE_SHOPPING, at: at('03:30'), isReached: false },
      { status: IN_TRANSIT, at: at('03:45'), isReached: false },
      { status: DELIVERED, at: at('05:15'), isReached: false },
    ])
  })

  test('a late step has no time until it is reached', () => {
    const stumbles = { ...byVan, testOutcome: { fulfilment: 'recovers' } as const }
    expect(stepsAt(stumbles, at('01:06'))[0]?.[2]).toEqual({ status: CONFIRMED, isReached: false })
    expect(stepsAt(stumbles, at('01:08'))[0]?.[2]).toEqual({
      status: CONFIRMED,
      at: at('01:08'),
      isReached: true,
    })
  })

  test('after a failure nothing is planned', () => {
    const lost = { ...byVan, testOutcome: { fulfilment: 'lost' } as const }
    expect(stepsAt(lost, at('05:00'))[0]?.at(-1)).toEqual({
      status: DELIVERED,
      at: at('05:15'),
      isReached: false,
    })
    expect(stepsAt(lost, at('05:15'))[0]?.map(({ status }) => status)).toEqual([
      NEW,
      RECEIVED,
      CONFIRMED,
      SHOPPING,
      COMPLETE_SHOPPING,
      IN_TRANSIT,
      FAILED_TO_FULFILL,
    ])
  })

  test('a cancelled order ends with its cancellation', () => {
    const cancelled = { ...byVan, cancelledAt: at('01:30') }
    expect(stepsAt(cancelled, at('02:00'))[0]?.map(({ status }) => status)).toEqual([
      NEW,
      RECEIVED,
      CONFIRMED,
      CANCELLED,
    ])
  })

  test('a parcel ships after a day and arrives after three', () => {
    const parcel = {
      ...byVan,
      shipments: [{ fulfillmentMethod: FulfillmentMethod.CARRIER_DELIVERY, isFromSeller: false }],
    }
    expect(stepsAt(parcel, at('02:00'))[0]?.slice(3)).toEqual([
      { status: SHIPPED, at: Date.parse('2026-11-22T01:00:00Z'), isReached: false },
      { status: DELIVERED, at: Date.parse('2026-11-24T01:00:00Z'), isReached: false },
    ])
  })
})
