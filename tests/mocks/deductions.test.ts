import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { coupons } from '../../fixtures/coupons.ts'
import { named } from '../../fixtures/named.ts'
import type { PersonKey } from '../../fixtures/people.ts'
import { promoCodes } from '../../fixtures/promoCodes.ts'
import { cents } from '../../src/contract/entities/money.ts'
import { PaymentMethod } from '../../src/contract/enumerations.ts'
import { type Buyer, buyer } from './buyer.ts'
import { accountNow, arrange, persona } from './persona.ts'
import { type Saver, saver } from './saver.ts'
import { openServer, type Shopper, shopper } from './shopper.ts'

let server: ReturnType<typeof openServer>

beforeEach(() => {
  server = openServer()
})

afterEach(() => {
  expect(server.drifts).toEqual([])
})

async function shopping(key: PersonKey): Promise<{ who: Shopper; buys: Buyer; saves: Saver }> {
  const who = await persona(server, key)
  return { who, buys: buyer(who), saves: saver(who) }
}

const modifiers = async (who: Shopper) =>
  (await who.sync()).pricingInfo.priceModifiers.map(({ _id, amount }) => [_id, amount])

describe('promotions, for whoever buys', () => {
  test.each([
    // goods, quantity, off: two for RM 22 at 12.90 each; two save RM 5
    [named.twoForTwentyTwoTea, 1, undefined],
    [named.twoForTwentyTwoTea, 2, -380],
    [named.twoForTwentyTwoTea, 5, -760],
    [named.buyTwoSaveFiveDetergent, 2, -500],
    [named.membersSaveIceCream, 2, undefined],
  ])('variant %s, %i of it: %s', async (gid, quantity, off) => {
    const ana = shopper(server)
    await ana.sync()
    await buyer(ana).put(gid, quantity)
    expect(await modifiers(ana)).toEqual(off === undefined ? [] : [[`promotion-${gid}`, off]])
  })

  test('members save 10 % on ice cream: 2.78 of 27.80', async () => {
    const { who, buys } = await shopping('activeMember')
    await buys.put(named.membersSaveIceCream, 2)
    expect(await modifiers(who)).toEqual([[`promotion-${named.membersSaveIceCream}`, -278]])
  })

  test('the goods they are for are offered beside what travels with them, and in the language of the request', async () => {
    const ana = shopper(server)
    await ana.sync()
    await buyer(ana).put(named.saleMilk, 1)
    expect((await ana.sync()).offers.promoVariants.map(({ gid }) => gid)).toEqual([named.twoForTwentyTwoTea])
    await buyer(ana).put(named.twoForTwentyTwoTea, 2)
    const { offers, pricingInfo } = await ana.sync()
    expect(offers.promoVariants).toEqual([])
    expect(pricingInfo.priceModifiers).toMatchObject([{ name: '2 for RM 22', amount: -380 }])
  })

  test('are over when their badge is', async () => {
    const ana = shopper(server)
    await ana.sync()
    await buyer(ana).put(named.buyTwoSaveFiveDetergent, 2)
    // Seven days after it opened the shop's offers begin anew; just before that this one has ended.
    server.clock.advance(7 * 86_400_000 - 1)
    expect(await modifiers(ana)).toEqual([[`promotion-${named.buyTwoSaveFiveDetergent}`, -500]])
  })
})

describe('coupons', () => {
  test('clipped ones count for their goods, once an order, and only while they last', async () => {
    const { who, buys } = await shopping('returningCustomer')
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

  test('one is clipped, counts, and is redeemed by the order', async () => {
    const { who, buys, saves } = await shopping('activeMember')
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

  test.each([
    [coupons.expired.id, 409, 'expired'],
    [coupons.notYet.id, 409, 'upcoming'],
    ['coupon-of-nobody', 404, undefined],
  ])('%s cannot be clipped: %i', async (id, status, where) => {
    const { saves } = await shopping('activeMember')
    const answer = await saves.clip(id)
    expect([answer.status, answer.body.details?.['status']]).toEqual([status, where])
  })
})

describe('reward points', () => {
  test('are taken off at a sen each, stay until taken back, and are used up by the order', async () => {
    const { who, buys, saves } = await shopping('returningCustomer')
    const cartId = await buys.readyToOrder()
    const before = (await who.sync()).pricingInfo.totalPrice
    expect((await saves.points(600)).body.data.cart.pricingInfo).toMatchObject({
      rewardDeduction: 600,
      totalPrice: before - 600,
    })
    await saves.points(0)
    expect((await who.sync()).pricingInfo.totalPrice).toBe(before)
    expect(
      (await saves.loyalty({ loyaltyId: 'CARD-1', pointsAmount: 1_850 })).body.data.checkout,
    ).toMatchObject({
      selection: { loyaltyInfo: { loyaltyId: 'CARD-1', pointsAmount: 1_850 } },
      pricingInfo: { rewardDeduction: 1_850 },
    })
    const { order } = (await buys.place(cartId)).body.data
    expect(order.pricingInfo.totalPrice).toBe(before - 1_850)
    expect((await accountNow(server, 'returningCustomer')).rewardPoints).toBe(0)
    expect((await who.sync()).deductions.reward).toBe(0)
  })

  test.each([
    [499, 'below_reward_minimum'],
    [1_851, 'not_enough_points'],
  ])('%i are refused: %s', async (points, error) => {
    const { saves } = await shopping('returningCustomer')
    expect(await saves.points(points)).toMatchObject({
      status: 409,
      body: { error, details: { balance: 1_850, minimum: 500 } },
    })
  })

  test.each(['expiredMember', 'processingMember', 'invoiceCustomer'] as const)(
    'the %s has points and may not spend them',
    async (key) => {
      const { saves } = await shopping(key)
      expect((await saves.points(500)).status).toBe(403)
      expect((await saves.loyalty({ pointsAmount: 500 })).status).toBe(403)
    },
  )

  test('a guest has none', async () => {
    const ana = shopper(server)
    await ana.sync()
    expect((await saver(ana).points(500)).status).toBe(401)
    expect((await saver(ana).loyalty({ pointsAmount: 500 })).status).toBe(401)
    expect((await saver(ana).loyalty({ loyaltyId: 'CARD-1' })).status).toBe(200)
  })
})

describe('credits', () => {
  test('are used as far as they go, after the points, and are gone with the order', async () => {
    const { buys, saves } = await shopping('returningCustomer')
    const cartId = await buys.readyToOrder()
    await saves.points(500)
    const { pricingInfo } = (await saves.credits(true)).body.data.checkout
    // 2 × 7.90 + 2 × 8.90 - 1.50 coupon + 8.00 = 40.10, less 5.00 and 15.00
    expect(pricingInfo).toMatchObject({ rewardDeduction: 500, creditDeduction: 1_500, totalPrice: 2_010 })
    expect((await saves.credits(false)).body.data.checkout.pricingInfo.creditDeduction).toBe(0)
    await saves.credits(true)
    await buys.place(cartId)
    expect((await accountNow(server, 'returningCustomer')).credits).toBe(0)
  })

  test('cover a whole order, which then needs no way to pay', async () => {
    const { who, buys, saves } = await shopping('firstOrderCustomer')
    await arrange(server, (state) => {
      const account = state.accounts['account-firstOrderCustomer']
      if (account) account.credits = cents(10_000)
    })
    const cartId = await buys.readyToOrder()
    await saves.credits(true)
    const { checkout } = (await buys.telephone()).body.data
    expect(checkout.pricingInfo.totalPrice).toBe(0)
    await arrange(server, (state) => {
      delete state.accounts['account-firstOrderCustomer']?.shopper.selection.billingType
    })
    const { order } = (await buys.place(cartId)).body.data
    expect(order).toMatchObject({
      paymentMethod: PaymentMethod.BRAINTREE_ZERO,
      pricingInfo: { totalPrice: 0 },
    })
    // 2 × 7.90 + 2 × 8.90 + 8.00 = 41.60
    expect((await accountNow(server, 'firstOrderCustomer')).credits).toBe(5_840)
    expect((await who.sync()).pricingInfo.totalPrice).toBe(0)
  })

  test('are not for guests, nor where a business has them off', async () => {
    const ana = shopper(server)
    await ana.sync()
    expect((await saver(ana).credits(true)).status).toBe(401)
    expect((await (await shopping('invoiceCustomer')).saves.credits(true)).status).toBe(403)
  })
})

describe('a business', () => {
  test('whose flag is off uses no promo codes; one whose flag is on does', async () => {
    const off = await shopping('invoiceCustomer')
    await off.buys.put(named.saleMilk, 4)
    expect((await off.saves.code(promoCodes.amount.code)).status).toBe(403)
    const on = await shopping('businessOwner')
    await on.buys.put(named.saleMilk, 4)
    expect((await on.saves.code(promoCodes.amount.code)).body.results.didAddPromoCode).toBe(true)
  })

  test('pays by invoice within its limit, under its own number', async () => {
    const { buys, saves } = await shopping('invoiceCustomer')
    const cartId = await buys.readyToOrder()
    await saves.payBy('invoice')
    await saves.number('PO-2026-118')
    const { order } = (await buys.place(cartId)).body.data
    expect(order).toMatchObject({
      paymentMethod: PaymentMethod.BUSINESS_INVOICE,
      billingType: 'invoice',
      purchaseOrderNumber: 'PO-2026-118',
      pricingInfo: { totalPrice: 4_160 },
    })
    const { organizations } = await server.keeper.read()
    expect(organizations['organization-restaurant']?.account.invoice.currentOutstanding).toBe(132_160)
  })

  test('is refused what its limit does not cover, and owes no more than before', async () => {
    const { buys, saves } = await shopping('invoiceCustomer')
    const cartId = await buys.readyToOrder()
    await saves.payBy('invoice')
    await arrange(server, ({ organizations }) => {
      const restaurant = organizations['organization-restaurant']
      if (restaurant) restaurant.account.invoice.currentOutstanding = cents(495_841)
    })
    expect((await buys.place(cartId)).body).toMatchObject({
      error: 'over_credit_limit',
      details: { available: 4_159 },
    })
    const { organizations } = await server.keeper.read()
    expect(organizations['organization-restaurant']?.account.invoice.currentOutstanding).toBe(495_841)
  })

  test('has a cart editor who fills the cart and does not order', async () => {
    const { buys } = await shopping('cartEditor')
    const cartId = await buys.readyToOrder()
    expect((await buys.place(cartId)).status).toBe(403)
  })

  test('an invoice is for no one else', async () => {
    const { saves } = await shopping('businessOwner')
    expect((await saves.payBy('invoice')).body).toMatchObject({ error: 'not_available' })
  })
})

test('a number is taken back by naming it', async () => {
  const { saves } = await shopping('businessOwner')
  await saves.number(' PO-1 ')
  expect((await saves.noNumber('PO-2')).status).toBe(404)
  const { checkout } = (await saves.noNumber('PO-1')).body.data
  expect(checkout.selection.purchaseOrderNumber).toBeUndefined()
})

test('the regional providers are told what they need', async () => {
  const ana = shopper(server)
  await ana.sync()
  const { payBy } = saver(ana)
  expect((await payBy('ipay88')).body).toMatchObject({ error: 'bad_body', field: 'data.paymentId' })
  expect((await payBy('fasspay', { telephoneNumber: '012' })).body).toMatchObject({
    field: 'data.telephoneNumber',
  })
  expect((await payBy('payoo', { bankCode: 'CIMB' })).body.data.checkout.selection).toMatchObject({
    billingType: 'payoo',
    billingData: { bankCode: 'CIMB' },
  })
  const { checkout } = (await payBy('payment on fulfillment')).body.data
  expect(checkout.selection.billingData).toBeUndefined()
})

test('a card that has expired is declined', async () => {
  const { who, buys } = await shopping('expiredMember')
  const cartId = await buys.readyToOrder()
  const [card] = (await buys.checkout()).billingInfos
  await who.ask('PUT', '/api/set-selected-payment-method', { selectedSavedPaymentMethod: card?._id })
  expect(await buys.place(cartId)).toMatchObject({ status: 402, body: { error: 'card_declined' } })
})

test('a delivery surcharge is paid once, for what comes to the door', async () => {
  server.config = { ...server.config, deliverySurcharge: cents(250) }
  const ana = shopper(server)
  await ana.sync()
  await buyer(ana).put(named.saleMilk, 5)
  await buyer(ana).put(named.standardOnlyRice, 1)
  // 39.50 + 8.00 + 26.00 + 9.00 + 2.50
  const { pricingInfo } = await ana.sync()
  expect(pricingInfo).toMatchObject({
    priceModifiers: [{ _id: 'delivery-surcharge', amount: 250 }],
    totalPrice: 8_500,
  })
})
