import { describe, expect } from 'vitest'
import { named } from '../../../../fixtures/named.ts'
import { promoCodes } from '../../../../fixtures/promoCodes.ts'
import { FulfillmentMethod } from '../../../../src/contract/enumerations.ts'
import type { Buyer } from '../../buyer.ts'
import { becomeCustomer } from '../../customer.ts'
import { type Saver, saver } from '../../saver.ts'
import { type Shopper, shopper, type Server } from '../../shopper.ts'
import { test } from '../../../setup/serverTest.ts'

const { LOCAL_DELIVERY, CARRIER_DELIVERY } = FulfillmentMethod

const totals = async (ana: Shopper) => {
  const { pricingInfo } = await ana.sync()
  return [pricingInfo.promoDiscount, pricingInfo.totalPrice]
}

// 5 × 7.90 = 39.50 express at 8.00: 47.50.
const milkForFortyRinggit = (anas: Buyer) => anas.put(named.saleMilk, 5)

test.for<[string, number, number]>([
  // code, off, total
  [promoCodes.percent.code, 395, 4_355],
  [promoCodes.amount.code, 500, 4_250],
  [promoCodes.firstOrderOnly.code, 800, 3_950],
  [promoCodes.oncePerShopper.code, 600, 4_150],
])('%s takes off %i sen of RM 47.50 and leaves %i', async ([code, off, total], { ana, anas, saves }) => {
  await milkForFortyRinggit(anas)
  const { body } = await saves.code(code.toLowerCase())
  expect(body.results).toEqual({ code, didAddPromoCode: true })
  expect(body.data.cart.appliedPromoCodes).toMatchObject([{ code, kind: 'standard', discount: off }])
  expect(await totals(ana)).toEqual([off, total])
})

test('ten percent are limited to RM 20', async ({ ana, anas, saves }) => {
  await anas.put(named.limitedQuantityDurian, 3)
  await anas.put(named.saleMilk, 5)
  // 176.70 + 39.50 = 216.20, delivered free; 10 % would be 21.62.
  await saves.code(promoCodes.percent.code)
  expect(await totals(ana)).toEqual([2_000, 19_620])
})

describe('an invalid code is not added, with the reason', () => {
  const expectRefused = async (
    ana: Shopper,
    saves: Saver,
    code: string,
    problem: string,
    method?: FulfillmentMethod,
  ) => {
    const before = await ana.sync()
    const { status, body } = await saves.code(code, method)
    expect([status, body.results]).toMatchObject([200, { didAddPromoCode: false, problem }])
    expect(body.data.cart).toEqual(before)
    return body.results
  }

  test.for([
    ['TIDAKADA', 'unknown'],
    [promoCodes.expired.code, 'expired'],
    [promoCodes.notYet.code, 'not_yet'],
    [promoCodes.usedUp.code, 'used_up'],
    [promoCodes.perFulfillmentMethod.code, 'no_items'],
  ] as const)('%s: %s', async ([code, problem], { ana, anas, saves }) => {
    await milkForFortyRinggit(anas)
    expect(await expectRefused(ana, saves, code, problem)).toMatchObject({ code })
  })

  test('of next month, until then', async ({ server, ana, anas, saves }) => {
    await milkForFortyRinggit(anas)
    server.clock.advance(29 * 86_400_000)
    await ana.sync()
    await expectRefused(ana, saves, promoCodes.notYet.code, 'not_yet')
    server.clock.advance(86_400_000)
    expect((await saves.code(promoCodes.notYet.code)).body.results).toMatchObject({ didAddPromoCode: true })
  })

  test('below its minimum, by RM 60.50', async ({ ana, anas, saves }) => {
    await milkForFortyRinggit(anas)
    expect(await expectRefused(ana, saves, promoCodes.minimum.code, 'minimum')).toMatchObject({
      missing: 6_050,
    })
  })

  test('for pickup, entered for delivery', async ({ ana, anas, saves }) => {
    await milkForFortyRinggit(anas)
    const { code } = promoCodes.perFulfillmentMethod
    expect(await expectRefused(ana, saves, code, 'other_fulfillment_method', LOCAL_DELIVERY)).toMatchObject({
      code,
    })
  })

  test('twice, and a fourth', async ({ ana, anas, saves }) => {
    await milkForFortyRinggit(anas)
    const codes = [promoCodes.amount.code, promoCodes.percent.code, promoCodes.firstOrderOnly.code]
    const { results } = (await saves.codes([...codes, 'TIDAKADA'])).body
    expect(results.map(({ didAddPromoCode }) => didAddPromoCode)).toEqual([true, true, true, false])
    await expectRefused(ana, saves, promoCodes.amount.code, 'already_added')
    await expectRefused(ana, saves, promoCodes.oncePerShopper.code, 'too_many')
  })

  test('once used, and once the first order is placed', async ({ ana, anas, saves }) => {
    const cartId = await anas.readyToOrder()
    expect((await saves.code(promoCodes.oncePerShopper.code)).body.results.didAddPromoCode).toBe(true)
    const { order } = (await anas.place(cartId)).body.data
    expect(order.promoCodes).toEqual([{ code: promoCodes.oncePerShopper.code }])
    expect((await ana.sync()).appliedPromoCodes).toEqual([])
    await milkForFortyRinggit(anas)
    await expectRefused(ana, saves, promoCodes.oncePerShopper.code, 'already_used')
    await expectRefused(ana, saves, promoCodes.firstOrderOnly.code, 'not_first_order')
  })
})

test('a code for one fulfilment method applies to those items only', async ({ ana, anas, saves }) => {
  await milkForFortyRinggit(anas)
  await anas.put(named.standardOnlyRice, 1)
  await saves.code(promoCodes.percent.code, CARRIER_DELIVERY)
  // 10 % of rice at 26.00; 39.50 + 8.00 + 26.00 + 9.00 - 2.60 = 79.90
  expect(await totals(ana)).toEqual([260, 7_990])
})

test('RM 4 off pickup items', async ({ ana, anas, saves }) => {
  await anas.pickUpMilk()
  await saves.code(promoCodes.perFulfillmentMethod.code)
  expect(await totals(ana)).toEqual([400, 390])
})

test('a code stays below its minimum without effect, and applies again above it', async ({
  ana,
  anas,
  saves,
}) => {
  await anas.put(named.limitedQuantityDurian, 2) // 117.80
  await saves.code(promoCodes.minimum.code)
  expect(await totals(ana)).toEqual([1_500, 10_280])
  await anas.put(named.limitedQuantityDurian, 1) // 58.90 + 8.00
  expect(await totals(ana)).toEqual([0, 6_690])
  expect((await ana.sync()).appliedPromoCodes).toMatchObject([{ discount: 0, problem: 'minimum' }])
  await anas.put(named.limitedQuantityDurian, 2)
  expect(await totals(ana)).toEqual([1_500, 10_280])
})

test('a code can be removed', async ({ ana, anas, saves }) => {
  await milkForFortyRinggit(anas)
  await saves.code(promoCodes.amount.code)
  expect((await saves.takeBack(promoCodes.amount.code)).status).toBe(200)
  expect(await totals(ana)).toEqual([0, 4_750])
})

test('the public codes, in Malay, with their conditions', async ({ ana, anas, saves }) => {
  await milkForFortyRinggit(anas)
  await saves.code(promoCodes.percent.code)
  const response = await ana.send('GET', '/api/cart/display-promo-codes', {
    'x-api-json': 'true',
    'accept-language': 'ms',
  })
  const { promoCodes: shown } = (await response.json()) as { promoCodes: { code: string; text: string }[] }
  expect(shown).toMatchObject([
    { code: 'SELAMAT10', isApplied: true, text: 'Potongan 10% untuk barang anda, sehingga RM 20' },
    { code: 'BESAR15', isApplied: false, problem: 'minimum', missing: 6_050 },
    { code: 'PERTAMA8', isApplied: false },
    { code: 'AMBIL4', problem: 'no_items' },
    { code: 'BOOST10' },
  ])
})

describe('a friend’s invite code', () => {
  const friendsCode = async (server: Server) => {
    await becomeCustomer(server, 'ben')
    return 'ANA-0001'
  }

  test('takes RM 10 off the first order of RM 60, and earns the friend RM 10', async ({
    server,
    ana,
    anas,
    saves,
  }) => {
    const code = await friendsCode(server)
    const cartId = await anas.readyToOrder()
    await anas.put(named.limitedQuantityDurian, 1)
    expect((await saves.code(code)).body.results).toEqual({ code, didAddPromoCode: true })
    const { appliedPromoCodes } = await ana.sync()
    expect(appliedPromoCodes).toMatchObject([{ kind: 'invite code', discount: 1_000 }])
    expect((await anas.place(cartId)).status).toBe(200)
    const { accounts } = await server.store.read()
    expect(accounts['account-of-ben']?.credits).toBe(1_000)
  })

  test('is refused for its owner, and below RM 60', async ({ server, anas, saves }) => {
    const code = await friendsCode(server)
    await milkForFortyRinggit(anas)
    expect((await saves.code(code)).body.results).toMatchObject({ problem: 'minimum', missing: 2_050 })
    const ben = shopper(server, 'ben')
    await ben.sync()
    expect((await saver(ben).code(code)).body.results).toMatchObject({ problem: 'own_invite' })
  })
})
