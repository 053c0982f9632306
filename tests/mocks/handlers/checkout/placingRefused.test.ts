import { describe, expect } from 'vitest'
import { named } from '../../../../fixtures/named.ts'
import { stockKey } from '../../../../mocks/catalogue/catalogueView.ts'
import { type Buyer, goodCard } from '../../buyer.ts'
import type { Server } from '../../shopper.ts'
import { test } from '../../../setup/serverTest.ts'

describe('a refused order takes no stock', () => {
  const refusedWith = async (server: Server, anas: Buyer, error: string, cartId: string) => {
    const before = await server.store.read()
    const answer = await anas.place(cartId)
    expect(answer.body).toMatchObject({ error })
    const after = await server.store.read()
    expect(after.sold).toEqual(before.sold)
    expect(after.orderCount).toBe(before.orderCount)
    expect(after.visitors['browser']?.guest.cart).toEqual(before.visitors['browser']?.guest.cart)
    return answer
  }

  test('below the minimum', async ({ server, ana, anas }) => {
    const cart = await ana.sync()
    await anas.put(named.saleMilk, 1)
    const { body } = await refusedWith(server, anas, 'below_order_minimum', cart._id)
    expect(body.details).toMatchObject({ orderMinimumNeeded: 3_000 - 790 })
  })

  test('a cart other than the shown one', async ({ server, anas }) => {
    await anas.readyToOrder()
    const { status } = await refusedWith(server, anas, 'cart_changed', 'another-cart')
    expect(status).toBe(409)
  })

  test('a changed price is reported first, and then accepted', async ({ server, ana, anas }) => {
    const cartId = await anas.readyToOrder()
    const milk = await ana.variantOf(named.saleMilk)
    await server.store.write((state) => {
      state.changes[milk._id] = { salePrice: null }
    })
    await refusedWith(server, anas, 'cart_changed', cartId)
    const verify = () =>
      ana.ask<{ data: { isValid: boolean; differences: object[] } }>('GET', '/api/checkout/verify')
    expect((await verify()).body.data).toMatchObject({
      isValid: false,
      differences: [{ variantId: milk._id, kind: 'price', before: 790, after: 950 }],
    })
    expect((await verify()).body.data).toEqual({ isValid: true, differences: [] })
    expect((await anas.place(cartId)).status).toBe(200)
  })

  test('a total other than the shown one', async ({ ana, anas }) => {
    const cartId = await anas.readyToOrder()
    const { pricingInfo } = await anas.checkout()
    await anas.put(named.saleMilk, 3)
    const body = { cartId, idempotencyKey: 'key-0001', totalPrice: pricingInfo.totalPrice }
    const refused = await ana.ask<{ details: object }>('POST', '/api/checkout', body)
    const totalPrice = pricingInfo.totalPrice + 790
    expect(refused).toMatchObject({ status: 409, body: { error: 'cart_changed', details: { totalPrice } } })
    expect((await ana.ask('POST', '/api/checkout', { ...body, totalPrice })).status).toBe(200)
  })

  test('items that other shoppers bought meanwhile', async ({ server, ana, anas }) => {
    const cartId = await anas.readyToOrder()
    const milk = await ana.variantOf(named.saleMilk)
    await server.store.write((state) => {
      state.sold[stockKey(milk._id, 'kl-express')] = 83
    })
    const { body } = await refusedWith(server, anas, 'cart_changed', cartId)
    expect(body.details).toMatchObject({ differences: [{ kind: 'quantity', before: 2, after: 1 }] })
  })

  test('a slot that filled up or passed', async ({ server, anas }) => {
    const cartId = await anas.readyToOrder()
    const { selection } = await anas.checkout()
    await server.store.write((state) => {
      state.slots[`kl-express:${selection.deliveryInfo.deliveryTimeId}`] = 99
    })
    await refusedWith(server, anas, 'slot_taken', cartId)
    expect((await anas.checkout()).selection.deliveryInfo).toEqual({})
  })

  test('the card that is declined when it is charged', async ({ server, anas }) => {
    const cartId = await anas.readyToOrder()
    await anas.card({ ...goodCard, cardNumber: '4000000000000341' })
    const { status } = await refusedWith(server, anas, 'card_declined', cartId)
    expect(status).toBe(402)
    await anas.card()
    expect((await anas.place(cartId)).status).toBe(200)
  })
})
