import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { testCards, testStreets, testWallets } from '../../../fixtures/inputs.ts'
import { named } from '../../../fixtures/named.ts'
import {
  FulfillmentProcessing as Processing,
  OrderStatus as Status,
  PackageStatus as Package,
  PaymentTransactionStatus as Payment,
} from '../../../src/contract/enumerations.ts'
import { type Buyer, buyer, goodCard, home } from '../buyer.ts'
import { openServer, type Shopper, shopper } from '../shopper.ts'
import { readOrder } from './ordered.ts'

const SECOND = 1_000
const MINUTE = 60 * SECOND
/** The van's slot is at noon: it is packed at half past eleven, leaves at a quarter to, and is there at a quarter past one. */
const PACKED = 210 * MINUTE
const LEFT = 225 * MINUTE
const THERE = 315 * MINUTE

let server: ReturnType<typeof openServer>
let ana: Shopper
let anas: Buyer

beforeEach(async () => {
  server = openServer()
  ana = shopper(server)
  anas = buyer(ana)
  await ana.sync()
})

afterEach(() => {
  expect(server.drifts).toEqual([])
})

/** Ana orders to that street, by that card; the number of her order. */
async function ordered({
  addressLine1 = home.addressLine1,
  cardNumber = testCards.good,
}: {
  addressLine1?: string
  cardNumber?: string
}): Promise<string> {
  const cartId = await anas.readyToOrder()
  await anas.address({ ...home, addressLine1 })
  await anas.card({ ...goodCard, cardNumber })
  const { status, body } = await anas.place(cartId)
  expect(status).toBe(200)
  return body.data.order.gid
}

/** What the shopper is told of the order so many ms after it was placed. */
async function toldAfter(gid: string, placedAt: number, ms: number) {
  server.clock.set(new Date(placedAt + ms).toISOString())
  const { status, paymentTransactionStatus: payment, shipments, cancellation } = await readOrder(ana, gid)
  const [{ processing, packageStatus } = {}] = shipments
  return { status, processing, packageStatus, payment, by: cancellation?.by }
}

const stock = async () => (await ana.goods(named.saleMilk)).availableCount

type Told = Partial<Awaited<ReturnType<typeof toldAfter>>>
type Moment = readonly [after: number, told: Told]

async function follow(gid: string, moments: readonly Moment[]): Promise<void> {
  const placedAt = server.clock.now()
  for (const [after, told] of moments) {
    expect(await toldAfter(gid, placedAt, after), `after ${after / MINUTE} minutes`).toMatchObject(told)
  }
}

const delivered: Told = {
  status: Status.DELIVERED,
  packageStatus: Package.DELIVERED,
  payment: Payment.SETTLED,
}

const streets: readonly (readonly [
  name: keyof typeof testStreets,
  left: number,
  moments: readonly Moment[],
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
    // What is lost does not come back to the shelf.
    82,
    [
      [LEFT, { status: Status.IN_TRANSIT, packageStatus: Package.SHIPPED }],
      [THERE, { status: Status.FAILED_TO_FULFILL, packageStatus: Package.FAILED, payment: Payment.VOIDED }],
    ],
  ],
]

describe('an order to a named street', () => {
  test.each(streets)('%s', async (name, left, moments) => {
    const gid = await ordered({ addressLine1: testStreets[name] })
    expect(await stock()).toBe(82)
    await follow(gid, moments)
    expect(await stock()).toBe(left)
  })

  test('goes the same way however it is written', async () => {
    const gid = await ordered({ addressLine1: ` ${testStreets.checkedAndRejected.toUpperCase()} ` })
    await follow(gid, [[8 * MINUTE, { status: Status.CANCELLED, by: 'shop' }]])
  })

  test('has every street that the fixtures name', () => {
    expect(streets.map(([name]) => name).toSorted()).toEqual(Object.keys(testStreets).toSorted())
  })
})

const cards: readonly (readonly [name: keyof typeof testCards, moments: readonly Moment[]])[] = [
  [
    'good',
    [
      [0, { status: Status.NEW, payment: Payment.AUTHORIZED }],
      [LEFT, { payment: Payment.SUBMITTED_FOR_SETTLEMENT }],
      [THERE, delivered],
    ],
  ],
  [
    'slow',
    [
      [0, { payment: Payment.PENDING }],
      [20 * SECOND - 1, { payment: Payment.PENDING }],
      [20 * SECOND, { payment: Payment.AUTHORIZED }],
      [THERE, delivered],
    ],
  ],
  [
    'unsuccessful',
    [
      [0, { payment: Payment.PENDING }],
      [20 * SECOND, { status: Status.CANCELLED, payment: Payment.AUTHORIZATION_UNSUCCESSFUL, by: 'shop' }],
    ],
  ],
  [
    'failing',
    [
      [0, { payment: Payment.PENDING }],
      [20 * SECOND, { status: Status.CANCELLED, payment: Payment.ERROR, by: 'shop' }],
    ],
  ],
  [
    'authorizationExpires',
    [
      [PACKED, { payment: Payment.AUTHORIZED }],
      [LEFT, { status: Status.FAILED_TO_FULFILL, payment: Payment.AUTHORIZATION_EXPIRED }],
    ],
  ],
  [
    'settlementDeclined',
    [
      [LEFT, { payment: Payment.SUBMITTED_FOR_SETTLEMENT }],
      [THERE, { status: Status.DELIVERED, payment: Payment.SETTLEMENT_DECLINED }],
    ],
  ],
]

describe('an order paid by a named card', () => {
  test.each(cards)('%s', async (name, moments) => {
    await follow(await ordered({ cardNumber: testCards[name] }), moments)
  })

  test('refusedOnSaving is not saved: 487', async () => {
    const cartId = await anas.readyToOrder()
    const answer = await anas.card({ ...goodCard, cardNumber: testCards.refusedOnSaving })
    expect(answer).toMatchObject({ status: 422, body: { errorCode: 487 } })
    expect((await anas.checkout()).billingInfos).toEqual([])
    expect(await anas.place(cartId)).toMatchObject({ status: 200 })
  })

  test('declinedOnPlacing is saved, then declined; nothing is ordered until another pays', async () => {
    const cartId = await anas.readyToOrder()
    await anas.card({ ...goodCard, cardNumber: testCards.declinedOnPlacing })
    expect(await anas.place(cartId)).toMatchObject({ status: 402, body: { error: 'card_declined' } })
    expect((await anas.checkout()).billingInfos).toMatchObject([{ lastFour: '0341', isDeclined: true }])
    expect(await stock()).toBe(84)
    await anas.card()
    expect(await anas.place(cartId, 'key-0002')).toMatchObject({ status: 200 })
  })

  test('has every card that the fixtures name', () => {
    const tested = [...cards.map(([name]) => name), 'refusedOnSaving', 'declinedOnPlacing']
    expect(tested.toSorted()).toEqual(Object.keys(testCards).toSorted())
  })
})

describe('an order paid from a FassPay wallet', () => {
  const orderedFrom = async (telephoneNumber: string) => {
    const cartId = await anas.readyToOrder()
    await ana.ask('PUT', '/api/set-billing-type', { type: 'fasspay', data: { telephoneNumber } })
    const { status, body } = await anas.place(cartId)
    expect(status).toBe(200)
    return body.data.order.gid
  }

  test.each([
    [
      'whose owner says no is called off',
      testWallets.turnedDown,
      Status.CANCELLED,
      Payment.AUTHORIZATION_UNSUCCESSFUL,
    ],
    ['whose owner says yes is paid', '012-345 6789', Status.NEW, Payment.SETTLED],
  ])('%s', async (_, telephoneNumber, status, payment) => {
    await follow(await orderedFrom(telephoneNumber), [
      [0, { status: Status.NEW, payment: Payment.CREATED }],
      [2 * SECOND, { payment: Payment.PENDING }],
      [10 * SECOND, { status, payment }],
    ])
  })
})
