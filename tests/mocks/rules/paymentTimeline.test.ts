import { describe, expect, test } from 'vitest'
import {
  FulfillmentProcessing as Processing,
  OrderStatus as Status,
  PackageStatus as Package,
  PaymentMethod as By,
  PaymentTransactionStatus as Payment,
} from '../../../src/contract/enumerations.ts'
import {
  type TimelineInput,
  endOf,
  progressAt,
  timelineOf,
} from '../../../mocks/rules/orders/orderLifecycle.ts'
import { carrier, DAY, MINUTE, noon, order, SECOND, van } from './timelineInput.ts'

type PaymentRow = readonly [after: number, payment: Payment]

const payments: readonly (readonly [name: string, way: TimelineInput, rows: readonly PaymentRow[]])[] = [
  [
    'a card',
    order(carrier),
    [
      [0, Payment.AUTHORIZED],
      [1 * DAY, Payment.SUBMITTED_FOR_SETTLEMENT],
      [3 * DAY, Payment.SETTLED],
    ],
  ],
  [
    'a card whose bank answers late',
    order(van, { payment: 'slow' }),
    [
      [0, Payment.PENDING],
      [20 * SECOND, Payment.AUTHORIZED],
      [225 * MINUTE, Payment.SUBMITTED_FOR_SETTLEMENT],
      [315 * MINUTE, Payment.SETTLED],
    ],
  ],
  [
    'a card whose bank says no',
    order(van, { payment: 'unsuccessful' }),
    [
      [0, Payment.PENDING],
      [20 * SECOND, Payment.AUTHORIZATION_UNSUCCESSFUL],
    ],
  ],
  [
    'a card whose bank fails',
    order(van, { payment: 'error' }),
    [
      [0, Payment.PENDING],
      [20 * SECOND, Payment.ERROR],
    ],
  ],
  [
    'an authorization that runs out',
    order(carrier, { payment: 'authorizationExpires' }),
    [
      [0, Payment.AUTHORIZED],
      [1 * DAY, Payment.AUTHORIZATION_EXPIRED],
    ],
  ],
  [
    'a settlement that is declined',
    order(carrier, { payment: 'settlementDeclined' }),
    [
      [0, Payment.AUTHORIZED],
      [1 * DAY, Payment.SUBMITTED_FOR_SETTLEMENT],
      [3 * DAY, Payment.SETTLEMENT_DECLINED],
    ],
  ],
  [
    'a card for an order that is cancelled',
    order(van, {}, { cancelledAt: noon + 3 * MINUTE }),
    [
      [0, Payment.AUTHORIZED],
      [3 * MINUTE, Payment.VOIDED],
    ],
  ],
  [
    'a card for goods that are lost',
    order(carrier, { fulfilment: 'lost' }),
    [
      [0, Payment.AUTHORIZED],
      [1 * DAY, Payment.SUBMITTED_FOR_SETTLEMENT],
      [3 * DAY, Payment.VOIDED],
    ],
  ],
  [
    'iPay88',
    order(van, {}, { paymentMethod: By.IPAY88 }),
    [
      [0, Payment.CREATED],
      [2 * SECOND, Payment.PENDING],
      [10 * SECOND, Payment.SETTLED],
    ],
  ],
  [
    'iPay88 for an order that is cancelled: what has come in stays booked',
    order(van, {}, { paymentMethod: By.IPAY88, cancelledAt: noon + MINUTE }),
    [
      [0, Payment.CREATED],
      [2 * SECOND, Payment.PENDING],
      [10 * SECOND, Payment.SETTLED],
    ],
  ],
  [
    'a FassPay wallet that says no',
    order(van, { payment: 'unsuccessful' }, { paymentMethod: By.FASSPAY }),
    [
      [0, Payment.CREATED],
      [2 * SECOND, Payment.PENDING],
      [10 * SECOND, Payment.AUTHORIZATION_UNSUCCESSFUL],
    ],
  ],
  [
    'Payoo',
    order(van, {}, { paymentMethod: By.PAYOO }),
    [
      [0, Payment.PENDING],
      [4 * MINUTE, Payment.SETTLED],
    ],
  ],
  [
    'payment on fulfilment',
    order(van, {}, { paymentMethod: By.PAYMENT_ON_FULFILMENT }),
    [
      [0, Payment.NO_TRANSACTION],
      [315 * MINUTE, Payment.SETTLED],
    ],
  ],
  [
    'an invoice, due thirty days after delivery',
    order(carrier, {}, { paymentMethod: By.BUSINESS_INVOICE }),
    [
      [0, Payment.DEFERRED],
      [33 * DAY, Payment.SETTLED],
    ],
  ],
  [
    'a bank account',
    order(carrier, {}, { paymentMethod: By.CHECKING_ACCOUNT }),
    [
      [0, Payment.SUBMITTED_FOR_SETTLEMENT],
      [3 * DAY, Payment.SETTLED],
    ],
  ],
  ['nothing to pay', order(van, {}, { paymentMethod: By.BRAINTREE_ZERO }), [[0, Payment.NO_TRANSACTION]]],
]

describe('a payment’s timeline', () => {
  test.each(payments)('%s', (_, way, rows) => {
    const seen = timelineOf(way).map(({ at, progress }) => [at - noon, progress.payment] as const)
    expect(seen.filter(([, payment], place) => payment !== seen[place - 1]?.[1])).toEqual(rows)
  })

  test('and all timelines together have every documented status', () => {
    const seen = new Set(payments.flatMap(([, , rows]) => rows.map(([, payment]) => payment)))
    expect([...seen].toSorted((one, other) => one - other)).toEqual(Object.values(Payment))
  })

  test('an order without payment is cancelled', () => {
    const way = order(van, { payment: 'unsuccessful' })
    expect(progressAt(way, noon + 20 * SECOND)).toMatchObject({
      status: Status.CANCELLED,
      shipments: [{ processing: Processing.CANCELLED, packageStatus: Package.CANCELLED }],
    })
    expect(endOf(way)).toBe(noon + 20 * SECOND)
  })

  test('items that cannot be charged are not shipped', () => {
    expect(progressAt(order(carrier, { payment: 'authorizationExpires' }), noon + DAY)).toMatchObject({
      status: Status.FAILED_TO_FULFILL,
      shipments: [{ packageStatus: Package.CANCELLED }],
    })
  })
})
