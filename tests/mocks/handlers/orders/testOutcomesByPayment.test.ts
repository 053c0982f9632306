import { describe, expect, test } from 'vitest'
import { testCards, testWallets } from '../../../../fixtures/inputs.ts'
import { named } from '../../../../fixtures/named.ts'
import {
  OrderStatus as Status,
  PaymentTransactionStatus as Payment,
} from '../../../../src/contract/enumerations.ts'
import { goodCard } from '../../buyer.ts'
import {
  delivered,
  LEFT,
  type FollowedStep,
  PACKED,
  SECOND,
  THERE,
  statesSeen,
  wanted,
} from './orderStates.ts'
import { withAna } from './withAna.ts'

const shop = withAna()

/** Ana orders with that card; returns the order's number. */
async function ordered(cardNumber: string): Promise<string> {
  const cartId = await shop.anas.readyToOrder()
  await shop.anas.card({ ...goodCard, cardNumber })
  const { status, body } = await shop.anas.place(cartId)
  expect(status).toBe(200)
  return body.data.order.gid
}

const stock = async () => (await shop.ana.variantOf(named.saleMilk)).availableCount

const cards: readonly (readonly [name: keyof typeof testCards, steps: readonly FollowedStep[]])[] = [
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
  test.each(cards)('%s', async (name, steps) => {
    const gid = await ordered(testCards[name])
    expect(await statesSeen(shop.server, shop.ana, gid, steps)).toMatchObject(wanted(steps))
  })

  test('refusedOnSaving is not saved: 487', async () => {
    const cartId = await shop.anas.readyToOrder()
    const answer = await shop.anas.card({ ...goodCard, cardNumber: testCards.refusedOnSaving })
    expect(answer).toMatchObject({ status: 422, body: { errorCode: 487 } })
    expect((await shop.anas.checkout()).billingInfos).toEqual([])
    expect(await shop.anas.place(cartId)).toMatchObject({ status: 200 })
  })

  test('declinedOnPlacing is saved, then declined; nothing is ordered until another card pays', async () => {
    const cartId = await shop.anas.readyToOrder()
    await shop.anas.card({ ...goodCard, cardNumber: testCards.declinedOnPlacing })
    expect(await shop.anas.place(cartId)).toMatchObject({ status: 402, body: { error: 'card_declined' } })
    expect((await shop.anas.checkout()).billingInfos).toMatchObject([{ lastFour: '0341', isDeclined: true }])
    expect(await stock()).toBe(84)
    await shop.anas.card()
    expect(await shop.anas.place(cartId, 'key-0002')).toMatchObject({ status: 200 })
  })

  test('has every card that the fixtures name', () => {
    const tested = [...cards.map(([name]) => name), 'refusedOnSaving', 'declinedOnPlacing', 'asksBank']
    expect(tested.toSorted()).toEqual(Object.keys(testCards).toSorted())
  })
})

describe('an order paid from a FassPay wallet', () => {
  const orderedFrom = async (telephoneNumber: string) => {
    const cartId = await shop.anas.readyToOrder()
    await shop.ana.ask('PUT', '/api/set-billing-type', { type: 'fasspay', data: { telephoneNumber } })
    const { status, body } = await shop.anas.place(cartId)
    expect(status).toBe(200)
    return body.data.order.gid
  }

  test.each([
    [
      'whose owner says no is cancelled',
      testWallets.turnedDown,
      Status.CANCELLED,
      Payment.AUTHORIZATION_UNSUCCESSFUL,
    ],
    ['whose owner says yes is paid', '012-345 6789', Status.NEW, Payment.SETTLED],
  ])('%s', async (_, telephoneNumber, status, payment) => {
    const gid = await orderedFrom(telephoneNumber)
    const steps: FollowedStep[] = [
      [0, { status: Status.NEW, payment: Payment.CREATED }],
      [2 * SECOND, { payment: Payment.PENDING }],
      [10 * SECOND, { status, payment }],
    ]
    expect(await statesSeen(shop.server, shop.ana, gid, steps)).toMatchObject(wanted(steps))
  })
})
