import { describe, expect, test } from 'vitest'
import { named } from '../../../../fixtures/named.ts'
import { OrderStatus, PaymentTransactionStatus } from '../../../../src/contract/enumerations.ts'
import { shopConfig } from '../../../../fixtures/shopConfig.ts'
import { becomeCustomer } from '../../customer.ts'
import { shopper } from '../../shopper.ts'
import { cancelOrder, orderOf, readOrder } from './orderCalls.ts'
import { withAna } from './withAna.ts'

const shop = withAna()

const hours = (count: number) => count * 3_600_000

describe('a cancelled order', () => {
  test('for one of the reasons, in the shopper’s language', async () => {
    const { body } = await shop.ana.ask<{ reasons: object[] }>('GET', '/api/order-cancellation-reasons')
    expect(body.reasons).toHaveLength(6)
    expect(body.reasons[0]).toEqual({ id: 'changed_mind', text: 'I no longer need it', isCustom: false })
    expect(body.reasons.at(-1)).toMatchObject({ id: 'other', isCustom: true })
  })

  test('records who cancelled it, when and why; stock and slot are free again', async () => {
    const { gid } = await orderOf(shop.anas)
    const booked = (await shop.server.store.read()).slots
    expect(Object.values(booked)).toEqual([1])
    shop.server.clock.advance(hours(1))
    const { status, body } = await cancelOrder(shop.ana, gid, {
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
    expect((await shop.ana.variantOf(named.saleMilk)).availableCount).toBe(84)
    const state = await shop.server.store.read()
    expect(Object.values(state.slots)).toEqual([0])
    expect(state.due.filter(({ orderGid }) => orderGid === gid)).toEqual([])
    shop.server.clock.advance(hours(72))
    const { status: statusLater, cancellation } = await readOrder(shop.ana, gid)
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
    const { gid } = await orderOf(shop.anas)
    expect(await cancelOrder(shop.ana, gid, why)).toMatchObject({
      status: 400,
      body: { error: 'bad_body', field },
    })
    expect((await readOrder(shop.ana, gid)).status).toBe(OrderStatus.NEW)
  })

  test('only once, and not after picking starts', async () => {
    const { gid } = await orderOf(shop.anas)
    shop.server.clock.set('2026-11-21T03:10:00Z')
    expect(await cancelOrder(shop.ana, gid)).toMatchObject({ status: 409, body: { error: 'too_late' } })
    shop.server.clock.set('2026-11-21T03:09:00Z')
    expect((await cancelOrder(shop.ana, gid)).status).toBe(200)
    const after = await shop.server.store.read()
    expect((await cancelOrder(shop.ana, gid)).status).toBe(409)
    expect((await shop.server.store.read()).sold).toEqual(after.sold)
  })

  test('not by another account', async () => {
    const { gid } = await orderOf(shop.anas)
    const other = shopper(shop.server, 'someone else')
    await other.sync()
    expect((await cancelOrder(other, gid)).status).toBe(404)
  })

  test('voids a card', async () => {
    const cartId = await shop.anas.readyToOrder()
    await shop.anas.card()
    const { gid } = (await shop.anas.place(cartId)).body.data.order
    expect((await cancelOrder(shop.ana, gid)).body.order.paymentTransactionStatus).toBe(
      PaymentTransactionStatus.VOIDED,
    )
  })

  test('makes the next order the first one again', async () => {
    const first = await orderOf(shop.anas)
    expect(first.isFirstOrder).toBe(true)
    await cancelOrder(shop.ana, first.gid)
    const again = (await shop.anas.place(await shop.anas.readyToOrder(), 'key-0002')).body.data.order
    expect(again.isFirstOrder).toBe(true)
    const third = (await shop.anas.place(await shop.anas.readyToOrder(), 'key-0003')).body.data.order
    expect(third.isFirstOrder).toBe(false)
  })
})

describe('a payment that has arrived', () => {
  const withIpay88 = { ...shopConfig, features: { ...shopConfig.features, ipay88: true } }
  const paidByIpay88 = async () => {
    const cartId = await shop.anas.readyToOrder()
    await shop.ana.ask('PUT', '/api/set-billing-type', { type: 'ipay88', data: { paymentId: '16' } })
    const { gid } = (await shop.anas.place(cartId)).body.data.order
    shop.server.clock.advance(10_000)
    expect((await readOrder(shop.ana, gid)).paymentTransactionStatus).toBe(PaymentTransactionStatus.SETTLED)
    return gid
  }

  test('is refunded to a customer as credits', async () => {
    shop.server.config = { ...withIpay88, refundAsCredits: true }
    const id = await becomeCustomer(shop.server)
    const { body } = await cancelOrder(shop.ana, await paidByIpay88())
    const total = body.order.pricingInfo.totalPrice
    expect(body.order.refund).toEqual({ amount: total, as: 'credits' })
    expect((await shop.server.store.read()).accounts[id]?.credits).toBe(total)
  })

  test.each([
    ['where the shop gives no credits', false, true],
    ['to a guest', true, false],
  ])('is refunded %s', async (_, refundAsCredits, isCustomer) => {
    shop.server.config = { ...withIpay88, refundAsCredits }
    const id = isCustomer ? await becomeCustomer(shop.server) : ''
    const { body } = await cancelOrder(shop.ana, await paidByIpay88())
    expect(body.order.refund).toEqual({ amount: body.order.pricingInfo.totalPrice, as: 'payment' })
    expect((await shop.server.store.read()).accounts[id]?.credits ?? 0).toBe(0)
  })
})
