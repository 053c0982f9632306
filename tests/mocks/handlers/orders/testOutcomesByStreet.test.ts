import { describe, expect, test } from 'vitest'
import { testStreets } from '../../../../fixtures/inputs.ts'
import { named } from '../../../../fixtures/named.ts'
import {
  FulfillmentProcessing as Processing,
  OrderStatus as Status,
  PackageStatus as Package,
  PaymentTransactionStatus as Payment,
} from '../../../../src/contract/enumerations.ts'
import { home } from '../../buyer.ts'
import {
  delivered,
  LEFT,
  MINUTE,
  type FollowedStep,
  PACKED,
  THERE,
  statesSeen,
  wanted,
} from './orderStates.ts'
import { withAna } from './withAna.ts'

const shop = withAna()

/** Ana orders to that street; returns the order's number. */
async function ordered(addressLine1: string): Promise<string> {
  const cartId = await shop.anas.readyToOrder()
  await shop.anas.address({ ...home, addressLine1 })
  await shop.anas.card()
  const { status, body } = await shop.anas.place(cartId)
  expect(status).toBe(200)
  return body.data.order.gid
}

const stock = async () => (await shop.ana.variantOf(named.saleMilk)).availableCount

const streets: readonly (readonly [
  name: keyof typeof testStreets,
  left: number,
  steps: readonly FollowedStep[],
])[] = [
  [
    'checkedAndCleared',
    82,
    [
      [2 * MINUTE, { status: Status.RECEIVED, processing: Processing.ON_FRAUD_QUEUE }],
      [4 * MINUTE, { status: Status.RECEIVED, processing: Processing.CHECKING_FOR_FRAUD }],
      [8 * MINUTE, { status: Status.CONFIRMED, processing: Processing.ON_FULFILLMENT_QUEUE }],
      [THERE, delivered],
    ],
  ],
  [
    'checkedAndRejected',
    84,
    [
      [4 * MINUTE, { status: Status.RECEIVED, payment: Payment.AUTHORIZED }],
      [
        8 * MINUTE,
        {
          status: Status.CANCELLED,
          processing: Processing.CANCELLED,
          packageStatus: Package.CANCELLED,
          payment: Payment.VOIDED,
          by: 'shop',
        },
      ],
    ],
  ],
  [
    'fulfillerStumbles',
    82,
    [
      [5 * MINUTE, { status: Status.RECEIVED, processing: Processing.ERROR }],
      [8 * MINUTE, { status: Status.CONFIRMED, processing: Processing.ON_FULFILLMENT_QUEUE }],
      [THERE, delivered],
    ],
  ],
  [
    'cannotBeFulfilled',
    84,
    [
      [PACKED - MINUTE, { status: Status.SHOPPING }],
      [
        PACKED,
        {
          status: Status.FAILED_TO_FULFILL,
          processing: Processing.ERROR,
          packageStatus: Package.CANCELLED,
          payment: Payment.VOIDED,
        },
      ],
    ],
  ],
  [
    'lostOnTheWay',
    // Lost items do not return to stock.
    82,
    [
      [LEFT, { status: Status.IN_TRANSIT, packageStatus: Package.SHIPPED }],
      [THERE, { status: Status.FAILED_TO_FULFILL, packageStatus: Package.FAILED, payment: Payment.VOIDED }],
    ],
  ],
]

describe('an order to a named street', () => {
  test.each(streets)('%s', async (name, left, steps) => {
    const gid = await ordered(testStreets[name])
    expect(await stock()).toBe(82)
    expect(await statesSeen(shop.server, shop.ana, gid, steps)).toMatchObject(wanted(steps))
    expect(await stock()).toBe(left)
  })

  test('has the same outcome in any spelling', async () => {
    const gid = await ordered(` ${testStreets.checkedAndRejected.toUpperCase()} `)
    const steps: FollowedStep[] = [[8 * MINUTE, { status: Status.CANCELLED, by: 'shop' }]]
    expect(await statesSeen(shop.server, shop.ana, gid, steps)).toMatchObject(wanted(steps))
  })

  test('has every street that the fixtures name', () => {
    expect(streets.map(([name]) => name).toSorted()).toEqual(Object.keys(testStreets).toSorted())
  })
})
