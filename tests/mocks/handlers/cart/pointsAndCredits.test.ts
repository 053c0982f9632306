import { describe, expect } from 'vitest'
import { cents } from '../../../../src/contract/entities/money.ts'
import { PaymentMethod } from '../../../../src/contract/enumerations.ts'
import { accountNow, arrange } from '../../persona.ts'
import { saver } from '../../saver.ts'
import { shopper } from '../../shopper.ts'
import { shopping } from '../../shopping.ts'
import { test } from '../../../setup/serverTest.ts'

describe('reward points', () => {
  test('deduct one sen each, stay until removed, and are used up by the order', async ({ server }) => {
    const { who, buys, saves } = await shopping(server, 'returningCustomer')
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

  test.for([
    [499, 'below_reward_minimum'],
    [1_851, 'not_enough_points'],
  ] as const)('%i are refused: %s', async ([points, error], { server }) => {
    const { saves } = await shopping(server, 'returningCustomer')
    expect(await saves.points(points)).toMatchObject({
      status: 409,
      body: { error, details: { balance: 1_850, minimum: 500 } },
    })
  })

  test.for(['expiredMember', 'processingMember', 'invoiceCustomer'] as const)(
    'the %s has points but may not use them',
    async (key, { server }) => {
      const { saves } = await shopping(server, key)
      expect((await saves.points(500)).status).toBe(403)
      expect((await saves.loyalty({ pointsAmount: 500 })).status).toBe(403)
    },
  )

  test('a guest has none', async ({ server }) => {
    const ana = shopper(server)
    await ana.sync()
    expect((await saver(ana).points(500)).status).toBe(401)
    expect((await saver(ana).loyalty({ pointsAmount: 500 })).status).toBe(401)
    expect((await saver(ana).loyalty({ loyaltyId: 'CARD-1' })).status).toBe(200)
  })
})

describe('credits', () => {
  test('are used up after the points, and are gone with the order', async ({ server }) => {
    const { buys, saves } = await shopping(server, 'returningCustomer')
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

  test('can cover a whole order, which then needs no payment', async ({ server }) => {
    const { who, buys, saves } = await shopping(server, 'firstOrderCustomer')
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

  test('are not for guests, nor for a business that has them disabled', async ({ server }) => {
    const ana = shopper(server)
    await ana.sync()
    expect((await saver(ana).credits(true)).status).toBe(401)
    expect((await (await shopping(server, 'invoiceCustomer')).saves.credits(true)).status).toBe(403)
  })
})
