import { describe, expect, test } from 'vitest'
import {
  FulfillmentClass,
  FulfillmentMethod,
  OrderStatus,
  PackageStatus,
  PaymentTransactionStatus,
} from '../../src/contract/enumerations.ts'
import { canBeReplaced, canChangeNote, packageText } from '../../src/domain/order/orderProgress.ts'
import { refreshDelay } from '../../src/domain/order/refreshDelay.ts'
import { timelineOf } from '../../src/domain/order/timeline.ts'

const { CARRIER_DELIVERY, LOCAL_DELIVERY, IN_STORE_PICKUP, ELECTRONIC } = FulfillmentMethod
const { EXPRESS, STANDARD, MARKETPLACE } = FulfillmentClass
const { AUTHORIZED, PENDING } = PaymentTransactionStatus

test.each([
  [PackageStatus.CREATED, LOCAL_DELIVERY, 'package_0'],
  [PackageStatus.SHIPPED, CARRIER_DELIVERY, 'package_1'],
  [PackageStatus.DELIVERED, CARRIER_DELIVERY, 'package_2'],
  [PackageStatus.CANCELLED, IN_STORE_PICKUP, 'package_3'],
  [PackageStatus.FAILED, LOCAL_DELIVERY, 'package_4'],
  [PackageStatus.CREATED, IN_STORE_PICKUP, 'pickup_waiting'],
  [PackageStatus.DELIVERED, IN_STORE_PICKUP, 'pickup_collected'],
  [PackageStatus.DELIVERED, ELECTRONIC, null],
] as const)('package status %i by method %i is %s', (packageStatus, fulfillmentMethod, text) => {
  expect(packageText({ packageStatus, fulfillmentMethod })).toBe(text)
})

test('a note is changed for express items, until picking starts', () => {
  expect(canChangeNote({ canCancel: true }, { fulfillmentClass: EXPRESS })).toBe(true)
  expect(canChangeNote({ canCancel: false }, { fulfillmentClass: EXPRESS })).toBe(false)
  expect(canChangeNote({ canCancel: true }, { fulfillmentClass: STANDARD })).toBe(false)
})

test('the shop replaces what it picks itself', () => {
  expect(canBeReplaced({ fulfillmentClass: EXPRESS, fulfillmentMethod: IN_STORE_PICKUP })).toBe(true)
  expect(canBeReplaced({ fulfillmentClass: STANDARD, fulfillmentMethod: CARRIER_DELIVERY })).toBe(true)
  expect(canBeReplaced({ fulfillmentClass: MARKETPLACE, fulfillmentMethod: CARRIER_DELIVERY })).toBe(false)
  expect(canBeReplaced({ fulfillmentClass: STANDARD, fulfillmentMethod: ELECTRONIC })).toBe(false)
})

describe('an order is read again', () => {
  const now = Date.parse('2026-11-21T02:00:00Z')
  const order = (at: string, status: OrderStatus = OrderStatus.CONFIRMED) => ({
    status,
    paymentTransactionStatus: AUTHORIZED as PaymentTransactionStatus,
    shipments: [
      {
        steps: [
          { status: OrderStatus.CONFIRMED, at: '2026-11-21T01:05:00Z', isReached: true },
          { status: OrderStatus.SHOPPING, at, isReached: false },
        ],
      },
    ],
  })

  test.each([
    ['at its next step', '2026-11-21T02:00:20Z', 20_000],
    ['after five seconds at the soonest', '2026-11-21T02:00:01Z', 5_000],
    ['after a minute at the latest', '2026-11-21T06:00:00Z', 60_000],
  ])('%s', (_, at, delay) => {
    expect(refreshDelay(order(at), now)).toBe(delay)
  })

  test('every three seconds while its payment is pending', () => {
    expect(refreshDelay({ ...order('2026-11-21T06:00:00Z'), paymentTransactionStatus: PENDING }, now)).toBe(
      3_000,
    )
  })

  test('not by itself once it is over', () => {
    expect(refreshDelay(order('2026-11-21T06:00:00Z', OrderStatus.DELIVERED), now)).toBeNull()
  })
})

describe('the steps on screen', () => {
  const step = (status: OrderStatus, isReached: boolean) => ({ status, isReached })
  const statesOf = (steps: readonly ReturnType<typeof step>[], status: OrderStatus) =>
    timelineOf({ status, steps: [...steps], fulfillmentMethod: LOCAL_DELIVERY }).map(({ state }) => state)

  test('are done, current, next and later', () => {
    const steps = [
      step(OrderStatus.NEW, true),
      step(OrderStatus.CONFIRMED, true),
      step(OrderStatus.SHOPPING, false),
      step(OrderStatus.DELIVERED, false),
    ]
    expect(statesOf(steps, OrderStatus.CONFIRMED)).toEqual(['done', 'current', 'next', 'later'])
  })

  test('end with the delivery, or with what went wrong', () => {
    expect(
      statesOf([step(OrderStatus.NEW, true), step(OrderStatus.DELIVERED, true)], OrderStatus.DELIVERED),
    ).toEqual(['done', 'done'])
    expect(
      statesOf([step(OrderStatus.NEW, true), step(OrderStatus.CANCELLED, true)], OrderStatus.CANCELLED),
    ).toEqual(['done', 'failed'])
  })

  test('are the status alone for a server without steps', () => {
    expect(
      timelineOf({ status: OrderStatus.SHOPPING, fulfillmentMethod: LOCAL_DELIVERY }).map(
        ({ status, state }) => [status, state],
      ),
    ).toEqual([[OrderStatus.SHOPPING, 'current']])
  })

  test('what is picked for the counter is ready', () => {
    const steps = [step(OrderStatus.COMPLETE_SHOPPING, true)]
    const [ready] = timelineOf({
      status: OrderStatus.COMPLETE_SHOPPING,
      steps,
      fulfillmentMethod: IN_STORE_PICKUP,
    })
    expect(ready?.isReady).toBe(true)
  })
})
