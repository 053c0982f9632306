import { describe, expect, test } from 'vitest'
import {
  FulfillmentProcessing as Processing,
  OrderStatus as Status,
  PackageStatus as Package,
  PaymentMethod as By,
  PaymentTransactionStatus as Payment,
} from '../../../src/contract/enumerations.ts'
import {
  canAttach,
  canChange,
  type TimelineInput,
  orderStatus,
  progressAt,
  timelineOf,
} from '../../../mocks/rules/orders/orderLifecycle.ts'
import { carrier, counter, DAY, eMail, MINUTE, noon, order, seller, van } from './timelineInput.ts'

type Row = readonly [after: number, status: Status, processing: Processing, packageStatus: Package]

const begun: readonly Row[] = [
  [0, Status.NEW, Processing.CREATED, Package.CREATED],
  [1 * MINUTE, Status.RECEIVED, Processing.SENT_TO_FULFILLER, Package.CREATED],
  [5 * MINUTE, Status.CONFIRMED, Processing.ON_FULFILLMENT_QUEUE, Package.CREATED],
]
const checked: readonly Row[] = [
  ...begun.slice(0, 2),
  [2 * MINUTE, Status.RECEIVED, Processing.ON_FRAUD_QUEUE, Package.CREATED],
  [4 * MINUTE, Status.RECEIVED, Processing.CHECKING_FOR_FRAUD, Package.CREATED],
]
const packed: readonly Row[] = [
  [190 * MINUTE, Status.SHOPPING, Processing.ON_FULFILLMENT_QUEUE, Package.CREATED],
  [210 * MINUTE, Status.COMPLETE_SHOPPING, Processing.ON_FULFILLMENT_QUEUE, Package.CREATED],
]
const driven: Row = [225 * MINUTE, Status.IN_TRANSIT, Processing.ON_FULFILLMENT_QUEUE, Package.SHIPPED]

const ways: readonly (readonly [name: string, way: TimelineInput, rows: readonly Row[]])[] = [
  [
    'by van',
    order(van),
    [...begun, ...packed, driven, [315 * MINUTE, Status.DELIVERED, Processing.COMPLETED, Package.DELIVERED]],
  ],
  [
    'to the counter',
    order(counter),
    [
      ...begun,
      ...packed,
      [270 * MINUTE, Status.PICKED_UP_BY_CUSTOMER, Processing.COMPLETED, Package.DELIVERED],
    ],
  ],
  [
    'by carrier',
    order(carrier),
    [
      ...begun,
      [1 * DAY, Status.SHIPPED, Processing.ON_FULFILLMENT_QUEUE, Package.SHIPPED],
      [3 * DAY, Status.DELIVERED, Processing.COMPLETED, Package.DELIVERED],
    ],
  ],
  [
    'from a seller',
    order(seller),
    [
      ...begun,
      [2 * DAY, Status.SHIPPED, Processing.ON_FULFILLMENT_QUEUE, Package.SHIPPED],
      [4 * DAY, Status.DELIVERED, Processing.COMPLETED, Package.DELIVERED],
    ],
  ],
  [
    'by e-mail',
    order(eMail),
    [...begun, [10 * MINUTE, Status.DELIVERED, Processing.COMPLETED, Package.DELIVERED]],
  ],
  [
    'through the fraud queue, and cleared',
    order(eMail, { check: 'cleared' }),
    [
      ...checked,
      [8 * MINUTE, Status.CONFIRMED, Processing.ON_FULFILLMENT_QUEUE, Package.CREATED],
      [10 * MINUTE, Status.DELIVERED, Processing.COMPLETED, Package.DELIVERED],
    ],
  ],
  [
    'through the fraud queue, and rejected',
    order(van, { check: 'rejected' }),
    [...checked, [8 * MINUTE, Status.CANCELLED, Processing.CANCELLED, Package.CANCELLED]],
  ],
  [
    'past an error of the fulfiller',
    order(carrier, { fulfilment: 'recovers' }),
    [
      ...begun.slice(0, 2),
      [5 * MINUTE, Status.RECEIVED, Processing.ERROR, Package.CREATED],
      [8 * MINUTE, Status.CONFIRMED, Processing.ON_FULFILLMENT_QUEUE, Package.CREATED],
      [1 * DAY, Status.SHIPPED, Processing.ON_FULFILLMENT_QUEUE, Package.SHIPPED],
      [3 * DAY, Status.DELIVERED, Processing.COMPLETED, Package.DELIVERED],
    ],
  ],
  [
    'not got together',
    order(van, { fulfilment: 'fails' }),
    [
      ...begun,
      ...packed.slice(0, 1),
      [210 * MINUTE, Status.FAILED_TO_FULFILL, Processing.ERROR, Package.CANCELLED],
    ],
  ],
  [
    'lost on the road',
    order(van, { fulfilment: 'lost' }),
    [...begun, ...packed, driven, [315 * MINUTE, Status.FAILED_TO_FULFILL, Processing.ERROR, Package.FAILED]],
  ],
  [
    'lost by the carrier',
    order(carrier, { fulfilment: 'lost' }),
    [
      ...begun,
      [1 * DAY, Status.SHIPPED, Processing.ON_FULFILLMENT_QUEUE, Package.SHIPPED],
      [3 * DAY, Status.FAILED_TO_FULFILL, Processing.ERROR, Package.FAILED],
    ],
  ],
  [
    'cancelled after three minutes',
    order(van, {}, { cancelledAt: noon + 3 * MINUTE }),
    [...begun.slice(0, 2), [3 * MINUTE, Status.CANCELLED, Processing.CANCELLED, Package.CANCELLED]],
  ],
]

describe('a shipment’s timeline depends on the clock only', () => {
  test.each(ways)('%s', (_, way, rows) => {
    const seen = timelineOf(way).map(({ at, progress: { shipments } }) => [
      at - noon,
      shipments[0]?.status,
      shipments[0]?.processing,
      shipments[0]?.packageStatus,
    ])
    // Payments have times of their own in between.
    const changes = seen.filter(([, ...now], place) => {
      const before = seen[place - 1]?.slice(1)
      return before === undefined || now.some((code, at) => code !== before[at])
    })
    expect(changes).toEqual(rows)
    for (const [after, status] of rows) expect(progressAt(way, noon + after).status).toBe(status)
  })

  test('and all timelines together have every documented status', () => {
    const seen = (of: (row: Row) => number) =>
      [...new Set(ways.flatMap(([, , rows]) => rows.map(of)))].toSorted((a, b) => a - b)
    expect(seen(([, status]) => status)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    expect(seen(([, , processing]) => processing)).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
    expect(seen(([, , , packageStatus]) => packageStatus)).toEqual([0, 1, 2, 3, 4])
  })
})

describe('an order of several shipments', () => {
  const { DELIVERED, CONFIRMED, SHIPPED, PICKED_UP_BY_CUSTOMER, IN_TRANSIT, CANCELLED, FAILED_TO_FULFILL } =
    Status
  test.each([
    ['is as far as the slowest', [DELIVERED, CONFIRMED, SHIPPED], CONFIRMED],
    ['is not there while a parcel is under way', [PICKED_UP_BY_CUSTOMER, SHIPPED], SHIPPED],
    ['is on the road until all have come', [DELIVERED, IN_TRANSIT], IN_TRANSIT],
    ['goes on with what is left of it', [CANCELLED, SHIPPED], SHIPPED],
    ['has failed when nothing is left and some failed', [CANCELLED, FAILED_TO_FULFILL], FAILED_TO_FULFILL],
    ['is cancelled when all of it is', [CANCELLED, CANCELLED], CANCELLED],
  ])('%s', (_, shipments, status) => {
    expect(orderStatus(shipments)).toBe(status)
  })

  test('is charged when the first one leaves, and paid when the last one has arrived', () => {
    const way: TimelineInput = { ...order(van), shipments: [van, carrier] }
    const paymentAt = (after: number) => progressAt(way, noon + after).payment
    expect(paymentAt(225 * MINUTE)).toBe(Payment.SUBMITTED_FOR_SETTLEMENT)
    expect(paymentAt(2 * DAY)).toBe(Payment.SUBMITTED_FOR_SETTLEMENT)
    expect(paymentAt(3 * DAY)).toBe(Payment.SETTLED)
  })

  test('can be cancelled until picking starts', () => {
    const way: TimelineInput = { ...order(van), shipments: [van, carrier] }
    expect(canChange(progressAt(way, noon + 189 * MINUTE))).toBe(true)
    // The order as a whole is still only confirmed.
    const progress = progressAt(way, noon + 190 * MINUTE)
    expect(progress.status).toBe(CONFIRMED)
    expect(canChange(progress)).toBe(false)
  })
})

describe('can be added to', () => {
  test.each([
    ['of a card, until the shop shops for it', By.SAVED_CARD, 189 * MINUTE, true],
    ['of a card, no longer then', By.SAVED_CARD, 190 * MINUTE, false],
    ['paid at the door', By.PAYMENT_ON_FULFILMENT, 5 * MINUTE, true],
    ['on an invoice', By.BUSINESS_INVOICE, 5 * MINUTE, true],
    ['not of a wallet that holds the amount', By.GOOGLE_WALLET, 5 * MINUTE, false],
    ['not of a wallet that has paid', By.IPAY88, 5 * MINUTE, false],
    ['not where nothing was to pay', By.BRAINTREE_ZERO, 5 * MINUTE, false],
  ])('%s', (_, paymentMethod, after, isAllowed) => {
    const way = order(van, {}, { paymentMethod })
    expect(canAttach(paymentMethod, progressAt(way, noon + after))).toBe(isAllowed)
  })
})

test('has the time of each status, and none for a skipped one', () => {
  const timeReached = (placed: TimelineInput, status: Status) =>
    timelineOf(placed).find(({ progress }) => progress.status === status)?.at ?? null
  expect(timeReached(order(van), Status.NEW)).toBe(noon)
  expect(timeReached(order(van), Status.IN_TRANSIT)).toBe(noon + 225 * MINUTE)
  expect(timeReached(order(van), Status.SHIPPED)).toBeNull()
  expect(timeReached(order(van), Status.FAILED_TO_FULFILL)).toBeNull()
  expect(timeReached(order(van, { fulfilment: 'fails' }), Status.FAILED_TO_FULFILL)).toBe(noon + 210 * MINUTE)
  expect(timeReached(order(counter), Status.PICKED_UP_BY_CUSTOMER)).toBe(noon + 270 * MINUTE)
})
