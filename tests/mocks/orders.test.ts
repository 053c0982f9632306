import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { testCards } from '../../fixtures/inputs.ts'
import { named } from '../../fixtures/named.ts'
import type { Order } from '../../src/contract/entities/order.ts'
import { cents } from '../../src/contract/entities/money.ts'
import { OrderStatus, PaymentTransactionStatus } from '../../src/contract/enumerations.ts'
import { shopConfig } from '../../mocks/config.ts'
import { type Buyer, buyer, goodCard } from './buyer.ts'
import { becomeCustomer } from './customer.ts'
import { accountNow, arrange, persona } from './persona.ts'
import { openServer, type Shopper, shopper } from './shopper.ts'

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

interface OrderAnswer {
  order: Order
  error?: string
  field?: string
}

const milk = `variant-${named.saleMilk}`
const eggs = `variant-${named.omegaEggs}`
const hours = (count: number) => count * 3_600_000

/** 2 milk at 7.90 and 2 eggs at 8.90 are 33.60, and 8.00 for the van. */
const order = async (who: Buyer = anas) => (await who.place(await who.readyToOrder())).body.data.order
const read = async (gid: string, who: Shopper = ana) =>
  (await who.ask<OrderAnswer>('GET', `/api/order/${gid}`)).body.order
const cancel = (id: string, more: object = { cancellationReason: 'changed_mind' }, who: Shopper = ana) =>
  who.ask<OrderAnswer>('POST', '/api/cancel-order', { id, ...more })

describe('the note for who picks', () => {
  const note = (orderId: string, pickingNotes: string, variantId = milk) =>
    ana.ask<OrderAnswer>('POST', '/api/order-details/update-express-item', {
      orderId,
      variantId,
      pickingNotes,
    })

  test('is changed, read back and taken away', async () => {
    const { gid } = await order()
    const { body } = await note(gid, ' The coldest, please ')
    expect(body.order.orderVariants[0]?.customerItemPickingNotes).toBe('The coldest, please')
    expect((await read(gid)).orderVariants[0]?.customerItemPickingNotes).toBe('The coldest, please')
    expect((await note(gid, '')).body.order.orderVariants[0]).not.toHaveProperty('customerItemPickingNotes')
  })

  test('is refused once the shop shops for it, fifty minutes before the slot at noon', async () => {
    const { gid } = await order()
    server.clock.set('2026-11-21T03:09:59Z')
    expect((await note(gid, 'Ripe')).status).toBe(200)
    server.clock.set('2026-11-21T03:10:00Z')
    expect(await note(gid, 'Green')).toMatchObject({ status: 409, body: { error: 'too_late' } })
    expect((await read(gid)).orderVariants[0]?.customerItemPickingNotes).toBe('Ripe')
  })

  test('longer than a label is refused', async () => {
    const { gid } = await order()
    const answer = await note(gid, 'x'.repeat(141))
    expect(answer).toMatchObject({ status: 400, body: { error: 'bad_body', field: 'pickingNotes' } })
  })
})

describe('more in an order that is placed', () => {
  const attach = (method: string, call: string, gid: string, postOrderAttachVariants?: object[]) =>
    ana.ask<OrderAnswer & { preview: object }>(method, `/api/${call}/${gid}`, { postOrderAttachVariants })
  const preview = (gid: string, variants?: object[]) =>
    attach('POST', 'post-order-attach-preview', gid, variants)

  test('a preview prices what would be added and changes nothing', async () => {
    const { gid } = await order()
    const before = await server.keeper.read()
    const { body } = await preview(gid, [
      { variantId: milk, quantity: 1 },
      { variantId: `variant-${named.spinach}`, quantity: 1 },
    ])
    const spinach = await ana.goods(named.spinach)
    const price = spinach.salePrice ?? spinach.price
    expect(body.preview).toMatchObject({
      orderVariants: [
        { variant: { _id: milk }, quantity: 1, price: 790, totalPrice: 790 },
        { quantity: 1, price, totalPrice: price },
      ],
      pricingInfo: { variantsSubtotalPrice: 3_360 + 790 + price, totalPrice: 4_160 + 790 + price },
      addedPrice: 790 + price,
    })
    expect(await server.keeper.read()).toEqual(before)
  })

  test.each(['PUT', 'POST'])('%s puts it in: lines, price, stock', async (method) => {
    const { gid } = await order()
    const { body } = await attach(method, 'post-order-attach', gid, [{ variantId: milk, quantity: 1 }])
    expect(body.order.orderVariants).toMatchObject([
      { variant: { _id: milk }, quantity: 3, price: 790, totalPrice: 2_370 },
      { variant: { _id: eggs }, quantity: 2 },
    ])
    // 33.60 + 7.90 + 8.00; the tax in it is 6/106.
    expect(body.order.pricingInfo).toMatchObject({
      variantsSubtotalPrice: 4_150,
      shippingPrice: 800,
      totalPrice: 4_950,
      taxAmount: 280,
    })
    expect(await read(gid)).toEqual(body.order)
    expect((await ana.goods(named.saleMilk)).availableCount).toBe(84 - 3)
  })

  test('from RM 80 it comes free of shipping, as a cart of that much would', async () => {
    const { gid } = await order()
    const six = [{ variantId: milk, quantity: 6 }]
    expect((await preview(gid, six)).body.preview).toMatchObject({ addedPrice: 4_740 - 800 })
    const { body } = await attach('PUT', 'post-order-attach', gid, six)
    expect(body.order.pricingInfo).toMatchObject({ shippingPrice: 0, totalPrice: 8_100 })
  })

  test('the same thing asked for twice is one line', async () => {
    const { gid } = await order()
    const one = { variantId: milk, quantity: 1 }
    const { body } = await attach('PUT', 'post-order-attach', gid, [one, one])
    expect(body.order.orderVariants[0]).toMatchObject({ quantity: 4 })
  })

  test('what costs less by now is a line of its own', async () => {
    const { gid } = await order()
    await arrange(server, (state) => {
      state.changes[milk] = { salePrice: cents(700) }
    })
    const { body } = await attach('PUT', 'post-order-attach', gid, [{ variantId: milk, quantity: 1 }])
    expect(body.order.orderVariants.map(({ price, quantity }) => [price, quantity])).toEqual([
      [790, 2],
      [890, 2],
      [700, 1],
    ])
    expect(body.order.pricingInfo.totalPrice).toBe(4_160 + 700)
  })

  test.each([
    ['no list', undefined],
    ['an empty list', []],
  ])('%s is not enough data', async (_, variants) => {
    const { gid } = await order()
    expect(await preview(gid, variants)).toMatchObject({ status: 400, body: { error: 'not_enough_data' } })
  })

  test('no order is not enough data either', async () => {
    const answer = await preview('undefined', [{ variantId: milk, quantity: 1 }])
    expect(answer).toMatchObject({ status: 400, body: { error: 'not_enough_data', field: 'id' } })
  })

  test('what the order holds counts: two boxes of eggs a customer, one of them in it', async () => {
    const { gid } = await order()
    const box = { variantId: `variant-${named.maximumTwoEggs}`, quantity: 1 }
    expect((await attach('PUT', 'post-order-attach', gid, [box])).status).toBe(200)
    expect(await attach('PUT', 'post-order-attach', gid, [{ ...box, quantity: 2 }])).toMatchObject({
      status: 409,
      body: { error: 'over_maximum', details: { maximum: 1 } },
    })
  })

  test('an invoice grows with the order', async () => {
    const chong = await persona(server, 'invoiceCustomer')
    const buying = buyer(chong)
    const cartId = await buying.readyToOrder()
    await buying.payBy('invoice')
    const outstanding = async () => {
      const { business } = await accountNow(server, 'invoiceCustomer')
      const { organizations } = await server.keeper.read()
      return organizations[business?.organizationId ?? '']?.account.invoice.currentOutstanding ?? 0
    }
    const before = await outstanding()
    const placed = (await buying.place(cartId)).body.data.order
    expect(await outstanding()).toBe(before + placed.pricingInfo.totalPrice)
    const more = { postOrderAttachVariants: [{ variantId: milk, quantity: 1 }] }
    await chong.ask('PUT', `/api/post-order-attach/${placed.gid}`, more)
    expect(await outstanding()).toBe(before + placed.pricingInfo.totalPrice + 790)
    await cancel(placed.gid, { cancellationReason: 'address' }, chong)
    expect(await outstanding()).toBe(before)
  })
})

describe('an order that is called off', () => {
  test('for one of the reasons, in the shopper’s language', async () => {
    const { body } = await ana.ask<{ reasons: object[] }>('GET', '/api/order-cancellation-reasons')
    expect(body.reasons).toHaveLength(6)
    expect(body.reasons[0]).toEqual({ id: 'changed_mind', text: 'I no longer need it', isCustom: false })
    expect(body.reasons.at(-1)).toMatchObject({ id: 'other', isCustom: true })
  })

  test('says who, when and why; stock and slot are free again', async () => {
    const { gid } = await order()
    const booked = (await server.keeper.read()).slots
    expect(Object.values(booked)).toEqual([1])
    server.clock.advance(hours(1))
    const { status, body } = await cancel(gid, {
      cancellationReason: 'other',
      customCancellationReason: ' My aunt has brought milk ',
    })
    expect(status).toBe(200)
    expect(body.order).toMatchObject({
      status: OrderStatus.CANCELLED,
      paymentTransactionStatus: PaymentTransactionStatus.NO_TRANSACTION,
      canCancel: false,
      canAttach: false,
      cancellation: {
        at: '2026-11-21T01:00:00.000Z',
        by: 'shopper',
        reason: 'other',
        customReason: 'My aunt has brought milk',
      },
    })
    expect(body.order).not.toHaveProperty('refund')
    expect((await ana.goods(named.saleMilk)).availableCount).toBe(84)
    const state = await server.keeper.read()
    expect(Object.values(state.slots)).toEqual([0])
    expect(state.due.filter(({ orderGid }) => orderGid === gid)).toEqual([])
    server.clock.advance(hours(72))
    const { status: statusLater, cancellation } = await read(gid)
    expect({ statusLater, cancellation }).toEqual({
      statusLater: OrderStatus.CANCELLED,
      cancellation: body.order.cancellation,
    })
  })

  test.each([
    ['no such reason', { cancellationReason: 'boredom' }, 'cancellationReason'],
    ['another reason without a word', { cancellationReason: 'other' }, 'customCancellationReason'],
    [
      'a letter',
      { cancellationReason: 'other', customCancellationReason: 'x'.repeat(301) },
      'customCancellationReason',
    ],
  ])('not for %s', async (_, why, field) => {
    const { gid } = await order()
    expect(await cancel(gid, why)).toMatchObject({ status: 400, body: { error: 'bad_body', field } })
    expect((await read(gid)).status).toBe(OrderStatus.NEW)
  })

  test('only once, and not when the shop shops for it', async () => {
    const { gid } = await order()
    server.clock.set('2026-11-21T03:10:00Z')
    expect(await cancel(gid)).toMatchObject({ status: 409, body: { error: 'too_late' } })
    server.clock.set('2026-11-21T03:09:00Z')
    expect((await cancel(gid)).status).toBe(200)
    const after = await server.keeper.read()
    expect((await cancel(gid)).status).toBe(409)
    expect((await server.keeper.read()).sold).toEqual(after.sold)
  })

  test('not by anybody else', async () => {
    const { gid } = await order()
    const other = shopper(server, 'someone else')
    await other.sync()
    expect((await cancel(gid, undefined, other)).status).toBe(404)
  })

  test('voids a card', async () => {
    const cartId = await anas.readyToOrder()
    await anas.card()
    const { gid } = (await anas.place(cartId)).body.data.order
    expect((await cancel(gid)).body.order.paymentTransactionStatus).toBe(PaymentTransactionStatus.VOIDED)
  })

  test('makes the next order the first again', async () => {
    const first = await order()
    expect(first.isFirstOrder).toBe(true)
    await cancel(first.gid)
    const again = (await anas.place(await anas.readyToOrder(), 'key-0002')).body.data.order
    expect(again.isFirstOrder).toBe(true)
    const third = (await anas.place(await anas.readyToOrder(), 'key-0003')).body.data.order
    expect(third.isFirstOrder).toBe(false)
  })
})

describe('money that has come in', () => {
  const withIpay88 = { ...shopConfig, features: { ...shopConfig.features, ipay88: true } }
  const paidByIpay88 = async () => {
    const cartId = await anas.readyToOrder()
    await ana.ask('PUT', '/api/set-billing-type', { type: 'ipay88', data: { paymentId: '16' } })
    const { gid } = (await anas.place(cartId)).body.data.order
    server.clock.advance(10_000)
    expect((await read(gid)).paymentTransactionStatus).toBe(PaymentTransactionStatus.SETTLED)
    return gid
  }

  test('goes back to a customer as credits', async () => {
    server.config = { ...withIpay88, refundAsCredits: true }
    const id = await becomeCustomer(server)
    const { body } = await cancel(await paidByIpay88())
    const total = body.order.pricingInfo.totalPrice
    expect(body.order.refund).toEqual({ amount: total, as: 'credits' })
    expect((await server.keeper.read()).accounts[id]?.credits).toBe(total)
  })

  test.each([
    ['where the shop gives no credits', false, true],
    ['to a guest', true, false],
  ])('goes back the way it came %s', async (_, refundAsCredits, isCustomer) => {
    server.config = { ...withIpay88, refundAsCredits }
    const id = isCustomer ? await becomeCustomer(server) : ''
    const { body } = await cancel(await paidByIpay88())
    expect(body.order.refund).toEqual({ amount: body.order.pricingInfo.totalPrice, as: 'payment' })
    expect((await server.keeper.read()).accounts[id]?.credits ?? 0).toBe(0)
  })
})

describe('the shop itself', () => {
  test('calls an order off whose bank says no, and gives all back, without being asked', async () => {
    const cartId = await anas.readyToOrder()
    await anas.card({ ...goodCard, cardNumber: testCards.unsuccessful })
    const { gid } = (await anas.place(cartId)).body.data.order
    server.clock.advance(20_000)
    expect((await ana.goods(named.saleMilk)).availableCount).toBe(82)
    // Whatever is asked next, the shop has looked after its orders first.
    await ana.sync()
    expect((await ana.goods(named.saleMilk)).availableCount).toBe(84)
    expect(await read(gid)).toMatchObject({
      status: OrderStatus.CANCELLED,
      cancellation: { at: '2026-11-21T00:00:20.000Z', by: 'shop' },
    })
  })

  test('gives points for what was paid, once it is delivered', async () => {
    const id = await becomeCustomer(server)
    const points = async () => (await server.keeper.read()).accounts[id]?.rewardPoints
    await order()
    server.clock.set('2026-11-21T05:14:59Z')
    await ana.sync()
    expect(await points()).toBe(0)
    server.clock.set('2026-11-21T05:15:00Z')
    await ana.sync()
    // RM 41.60.
    expect(await points()).toBe(41)
    await ana.sync()
    expect(await points()).toBe(41)
  })
})
