import { describe, expect, test } from 'vitest'
import { named } from '../../../../fixtures/named.ts'
import { cents } from '../../../../src/contract/entities/money.ts'
import { TAX_EXEMPTION } from '../../../../src/contract/entities/product/pricingInfo.ts'
import { buyer } from '../../buyer.ts'
import { accountNow, arrange, persona } from '../../persona.ts'
import { cancelOrder, type OrderAnswer, orderOf, readOrder } from './orderCalls.ts'
import { withAna } from './withAna.ts'

const shop = withAna()

const milk = `variant-${named.saleMilk}`
const eggs = `variant-${named.omegaEggs}`

describe('adding items to a placed order', () => {
  const attach = (method: string, call: string, gid: string, postOrderAttachVariants?: object[]) =>
    shop.ana.ask<OrderAnswer & { preview: object }>(method, `/api/${call}/${gid}`, {
      postOrderAttachVariants,
    })
  const preview = (gid: string, variants?: object[]) =>
    attach('POST', 'post-order-attach-preview', gid, variants)

  test('a preview prices the addition and changes nothing', async () => {
    const { gid } = await orderOf(shop.anas)
    const before = await shop.server.store.read()
    const { body } = await preview(gid, [
      { variantId: milk, quantity: 1 },
      { variantId: `variant-${named.spinach}`, quantity: 1 },
    ])
    const spinach = await shop.ana.variantOf(named.spinach)
    const price = spinach.salePrice ?? spinach.price
    expect(body.preview).toMatchObject({
      orderVariants: [
        { variant: { _id: milk }, quantity: 1, price: 790, totalPrice: 790 },
        { quantity: 1, price, totalPrice: price },
      ],
      pricingInfo: { variantsSubtotalPrice: 3_360 + 790 + price, totalPrice: 4_160 + 790 + price },
      addedPrice: 790 + price,
    })
    expect(await shop.server.store.read()).toEqual(before)
  })

  test.each(['PUT', 'POST'])('%s adds it: lines, price, stock', async (method) => {
    const { gid } = await orderOf(shop.anas)
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
    expect(await readOrder(shop.ana, gid)).toEqual(body.order)
    expect((await shop.ana.variantOf(named.saleMilk)).availableCount).toBe(84 - 3)
  })

  test('to an order without tax, it is without tax', async () => {
    const { gid } = await orderOf(shop.anas)
    await arrange(shop.server, (state) => {
      for (const { guest } of Object.values(state.visitors))
        for (const { pricingInfo } of guest.orders) {
          // 41.60 less the tax of 2.35
          pricingInfo.priceModifiers = [{ _id: TAX_EXEMPTION, amount: cents(-235) }]
          Object.assign(pricingInfo, { taxAmount: cents(0), totalPrice: cents(3_925) })
        }
    })
    const { body } = await attach('PUT', 'post-order-attach', gid, [{ variantId: milk, quantity: 1 }])
    // 7.90 less the tax of 0.45
    expect(body.order.pricingInfo).toMatchObject({
      totalPrice: 3_925 + 745,
      taxAmount: 0,
      priceModifiers: [{ _id: TAX_EXEMPTION, amount: -280 }],
    })
  })

  test('from RM 80 the addition ships free, as a cart of that sum would', async () => {
    const { gid } = await orderOf(shop.anas)
    const six = [{ variantId: milk, quantity: 6 }]
    expect((await preview(gid, six)).body.preview).toMatchObject({ addedPrice: 4_740 - 800 })
    const { body } = await attach('PUT', 'post-order-attach', gid, six)
    expect(body.order.pricingInfo).toMatchObject({ shippingPrice: 0, totalPrice: 8_100 })
  })

  test('the same item requested twice is one line', async () => {
    const { gid } = await orderOf(shop.anas)
    const one = { variantId: milk, quantity: 1 }
    const { body } = await attach('PUT', 'post-order-attach', gid, [one, one])
    expect(body.order.orderVariants[0]).toMatchObject({ quantity: 4 })
  })

  test('an item that is cheaper now becomes a separate line', async () => {
    const { gid } = await orderOf(shop.anas)
    await arrange(shop.server, (state) => {
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

  test('for another price than the shown one is refused with the new price', async () => {
    const { gid } = await orderOf(shop.anas)
    const postOrderAttachVariants = [{ variantId: milk, quantity: 1 }]
    const adding = (addedPrice: number) =>
      shop.ana.ask<OrderAnswer>('PUT', `/api/post-order-attach/${gid}`, {
        postOrderAttachVariants,
        addedPrice,
      })
    expect(await adding(700)).toMatchObject({
      status: 409,
      body: { error: 'cart_changed', details: { addedPrice: 790 } },
    })
    expect((await readOrder(shop.ana, gid)).pricingInfo.totalPrice).toBe(4_160)
    expect((await adding(790)).body.order.pricingInfo.totalPrice).toBe(4_160 + 790)
  })

  test.each([
    ['no list', undefined],
    ['an empty list', []],
  ])('%s is incomplete', async (_, variants) => {
    const { gid } = await orderOf(shop.anas)
    expect(await preview(gid, variants)).toMatchObject({ status: 400, body: { error: 'not_enough_data' } })
  })

  test('no order is incomplete too', async () => {
    const answer = await preview('undefined', [{ variantId: milk, quantity: 1 }])
    expect(answer).toMatchObject({ status: 400, body: { error: 'not_enough_data', field: 'id' } })
  })

  test('the order’s items count for the maximum: two boxes of eggs for each customer, one of them in it', async () => {
    const { gid } = await orderOf(shop.anas)
    const box = { variantId: `variant-${named.maximumTwoEggs}`, quantity: 1 }
    expect((await attach('PUT', 'post-order-attach', gid, [box])).status).toBe(200)
    expect(await attach('PUT', 'post-order-attach', gid, [{ ...box, quantity: 2 }])).toMatchObject({
      status: 409,
      body: { error: 'over_maximum', details: { maximum: 1 } },
    })
  })

  test('an invoice grows with the order', async () => {
    const chong = await persona(shop.server, 'invoiceCustomer')
    const buying = buyer(chong)
    const cartId = await buying.readyToOrder()
    await buying.payBy('invoice')
    const outstanding = async () => {
      const { business } = await accountNow(shop.server, 'invoiceCustomer')
      const { organizations } = await shop.server.store.read()
      return organizations[business?.organizationId ?? '']?.account.invoice.currentOutstanding ?? 0
    }
    const before = await outstanding()
    const placed = (await buying.place(cartId)).body.data.order
    expect(await outstanding()).toBe(before + placed.pricingInfo.totalPrice)
    const more = { postOrderAttachVariants: [{ variantId: milk, quantity: 1 }] }
    await chong.ask('PUT', `/api/post-order-attach/${placed.gid}`, more)
    expect(await outstanding()).toBe(before + placed.pricingInfo.totalPrice + 790)
    await cancelOrder(chong, placed.gid, { cancellationReason: 'address' })
    expect(await outstanding()).toBe(before)
  })
})
