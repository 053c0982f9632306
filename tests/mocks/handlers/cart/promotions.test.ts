import { describe, expect } from 'vitest'
import { coupons } from '../../../../fixtures/coupons.ts'
import { named } from '../../../../fixtures/named.ts'
import { buyer } from '../../buyer.ts'
import { accountNow, arrange } from '../../persona.ts'
import { type Shopper, shopper } from '../../shopper.ts'
import { shopping } from '../../shopping.ts'
import { test } from '../../../setup/serverTest.ts'

const modifiers = async (who: Shopper) =>
  (await who.sync()).pricingInfo.priceModifiers.map(({ _id, amount }) => [_id, amount])

describe('promotions, for every shopper', () => {
  test.for([
    // items, quantity, off: two for RM 22 at 12.90 each; two save RM 5
    [named.twoForTwentyTwoTea, 1, undefined],
    [named.twoForTwentyTwoTea, 2, -380],
    [named.twoForTwentyTwoTea, 5, -760],
    [named.buyTwoSaveFiveDetergent, 2, -500],
    [named.membersSaveIceCream, 2, undefined],
  ] as const)('variant %s, %i of it: %s', async ([gid, quantity, off], { server }) => {
    const ana = shopper(server)
    await ana.sync()
    await buyer(ana).put(gid, quantity)
    expect(await modifiers(ana)).toEqual(off === undefined ? [] : [[`promotion-${gid}`, off]])
  })

  test('members save 10 % on ice cream: 2.78 of 27.80', async ({ server }) => {
    const { who, buys } = await shopping(server, 'activeMember')
    await buys.put(named.membersSaveIceCream, 2)
    expect(await modifiers(who)).toEqual([[`promotion-${named.membersSaveIceCream}`, -278]])
  })

  test('their products are offered with the rest of the delivery, and in the language of the request', async ({
    server,
  }) => {
    const ana = shopper(server)
    await ana.sync()
    await buyer(ana).put(named.saleMilk, 1)
    expect((await ana.sync()).offers.promoVariants.map(({ gid }) => gid)).toEqual([named.twoForTwentyTwoTea])
    await buyer(ana).put(named.twoForTwentyTwoTea, 2)
    const { offers, pricingInfo } = await ana.sync()
    expect(offers.promoVariants).toEqual([])
    expect(pricingInfo.priceModifiers).toMatchObject([{ name: '2 for RM 22', amount: -380 }])
  })

  test('do not apply to a business whose items are all excluded, and neither do coupons and offers', async ({
    server,
  }) => {
    const { who, buys, saves } = await shopping(server, 'invoiceCustomer')
    await buys.put(named.twoForTwentyTwoTea, 2)
    await buys.put(named.combinedDiscountNoodles, 3)
    expect(await saves.clip(coupons.minimumQuantity.id)).toMatchObject({
      status: 404,
      body: { error: 'not_found' },
    })
    expect(await modifiers(who)).toEqual([])
    expect((await who.sync()).offers.promoVariants).toEqual([])
    await arrange(server, ({ organizations }) => {
      const business = organizations['organization-restaurant']
      if (business) business.account.excludeAllItems = false
    })
    await saves.clip(coupons.minimumQuantity.id)
    expect(await modifiers(who)).toEqual([
      [`promotion-${named.twoForTwentyTwoTea}`, -380],
      [coupons.minimumQuantity.id, -200],
    ])
  })

  test('are listed with their own prices, until they end: three days for members', async ({ server }) => {
    const ana = shopper(server)
    await ana.sync()
    const listed = async () => {
      const { body } = await ana.page('/products/action/503?sort=price-low')
      const products = body.data?.category?.listing.products ?? []
      return products.map(({ variant: { gid, price, salePrice } }) => [gid, salePrice ?? price])
    }
    const all = await listed()
    expect(new Set(all.map(([gid]) => gid))).toEqual(
      new Set([
        named.badgedMilkPowder,
        named.twoForTwentyTwoTea,
        named.buyTwoSaveFiveDetergent,
        named.membersSaveIceCream,
      ]),
    )
    // By price: tea 12.90, ice cream 13.90.
    expect(all.slice(0, 2)).toEqual([
      [named.twoForTwentyTwoTea, 1290],
      [named.membersSaveIceCream, 1390],
    ])
    server.clock.advance(3 * 86_400_000)
    const later = (await listed()).map(([gid]) => gid)
    expect(later).toHaveLength(3)
    expect(later).not.toContain(named.membersSaveIceCream)
  })

  test('end with their badge', async ({ server }) => {
    const ana = shopper(server)
    await ana.sync()
    await buyer(ana).put(named.buyTwoSaveFiveDetergent, 2)
    // Seven days after the opening the shop's offers restart; this one has ended just before.
    server.clock.advance(7 * 86_400_000 - 1)
    expect(await modifiers(ana)).toEqual([[`promotion-${named.buyTwoSaveFiveDetergent}`, -500]])
  })
})

describe('coupons', () => {
  test('apply to their items when clipped, once in an order, and only while they are valid', async ({
    server,
  }) => {
    const { who, buys } = await shopping(server, 'returningCustomer')
    await buys.put(named.saleMilk, 3)
    await buys.put(named.cookies, 1)
    await buys.put(named.standardOnlyRice, 1)
    expect(await modifiers(who)).toEqual([[coupons.dollars.id, -150]])
    await buys.put(named.standardOnlyRice, 2)
    expect(await modifiers(who)).toEqual([
      [coupons.dollars.id, -150],
      [coupons.minimumPurchase.id, -500],
    ])
  })

  test('can be clipped, count, and are redeemed by the order', async ({ server }) => {
    const { who, buys, saves } = await shopping(server, 'activeMember')
    await buys.put(named.combinedDiscountNoodles, 3)
    expect(
      (await saves.clip(coupons.minimumQuantity.id)).body.data.cart.pricingInfo.priceModifiers,
    ).toMatchObject([{ name: 'RM 2 off 3 packs of noodles', amount: -200 }])
    const cartId = await buys.readyToOrder()
    const { order } = (await buys.place(cartId)).body.data
    expect(order.pricingInfo.priceModifiers).toMatchObject([{ amount: -200 }])
    expect((await accountNow(server, 'activeMember')).coupons).toEqual({
      clipped: [],
      redeemed: [coupons.minimumQuantity.id],
    })
    await buys.put(named.combinedDiscountNoodles, 3)
    expect(await modifiers(who)).toEqual([])
    expect((await saves.clip(coupons.minimumQuantity.id)).body).toMatchObject({
      error: 'not_available',
      details: { status: 'redeemed' },
    })
  })

  test.for([
    [coupons.expired.id, 409, 'expired'],
    [coupons.notYet.id, 409, 'upcoming'],
    ['coupon-of-nobody', 404, undefined],
  ] as const)('%s cannot be clipped: %i', async ([id, status, where], { server }) => {
    const { saves } = await shopping(server, 'activeMember')
    const answer = await saves.clip(id)
    expect([answer.status, answer.body.details?.['status']]).toEqual([status, where])
  })
})
