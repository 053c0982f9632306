import { describe, expect } from 'vitest'
import { named } from '../../../../fixtures/named.ts'
import { promoCodes } from '../../../../fixtures/promoCodes.ts'
import { Ipay88Code } from '../../../../src/contract/enumerations.ts'
import type { Buyer } from '../../buyer.ts'
import type { Shopper } from '../../shopper.ts'
import { test } from '../../../setup/serverTest.ts'

const { ipay88Boost, amount, oncePerShopper } = promoCodes
const boost = { paymentId: String(Ipay88Code.BOOST) }
const fpx = { paymentId: String(Ipay88Code.FPX) }

// 5 × 7.90 = 39.50 express at 8.00: 47.50.
const milkForFortyRinggit = (anas: Buyer) => anas.put(named.saleMilk, 5)

const totals = async (ana: Shopper) => {
  const { pricingInfo } = await ana.sync()
  return [pricingInfo.promoDiscount, pricingInfo.totalPrice]
}

describe('a code of iPay88', () => {
  test('applies while its payment is selected, and not with another', async ({ ana, anas, saves }) => {
    await milkForFortyRinggit(anas)
    expect((await saves.code(ipay88Boost.code)).body.results.didAddPromoCode).toBe(true)
    expect(await totals(ana)).toEqual([0, 4_750])
    expect((await ana.sync()).appliedPromoCodes).toMatchObject([
      { kind: 'ipay88 promo', problem: 'other_payment' },
    ])
    const { checkout } = (await saves.payBy('ipay88', boost)).body.data
    expect(checkout.pricingInfo).toMatchObject({ promoDiscount: 1_000, totalPrice: 3_750 })
    await saves.payBy('payment on fulfillment')
    expect(await totals(ana)).toEqual([0, 4_750])
  })

  test('597 where another iPay88 method is selected, before and after', async ({ anas, saves }) => {
    await milkForFortyRinggit(anas)
    await saves.payBy('ipay88', fpx)
    expect(await saves.code(ipay88Boost.code)).toMatchObject({
      status: 409,
      body: { error: 'IPAY88_NOT_ELIGIBLE_FOR_PROMO_CODE', errorCode: 597 },
    })
    await saves.payBy('ipay88', boost)
    await saves.code(ipay88Boost.code)
    expect((await saves.payBy('ipay88', fpx)).body).toMatchObject({ errorCode: 597 })
    expect((await anas.checkout()).selection.billingData).toEqual(boost)
  })

  test('598 where it would leave nothing to pay with iPay88', async ({ ana, anas, saves }) => {
    await anas.pickUpMilk()
    await saves.payBy('ipay88', boost)
    expect(await saves.code(ipay88Boost.code)).toMatchObject({
      status: 409,
      body: { errorCode: 598 },
    })
    expect((await ana.sync()).appliedPromoCodes).toEqual([])
  })

  test('no 598 where the price of the delivery time is left to pay', async ({ ana, anas, saves }) => {
    await anas.pickUpMilk()
    const { deliveryTimes } = await anas.checkout()
    // From 16:00 on (docs/decisions/0029).
    const late = deliveryTimes.find(({ price, isAvailable }) => isAvailable && price === 300)
    await ana.ask('POST', '/api/set-delivery-info', { deliveryInfo: { deliveryTimeId: late?._id } })
    await saves.payBy('ipay88', boost)
    expect((await saves.code(ipay88Boost.code)).body.results.didAddPromoCode).toBe(true)
    expect((await anas.checkout()).pricingInfo.totalPrice).toBe(300)
    expect((await saves.payBy('ipay88', boost)).status).toBe(200)
  })
})

describe('an iPay88 code in the cart with another payment method', () => {
  test('does not block other codes', async ({ ana, anas, saves }) => {
    await milkForFortyRinggit(anas)
    await saves.code(ipay88Boost.code)
    await anas.payBy('payment on fulfillment')
    expect(await saves.code(amount.code)).toMatchObject({
      status: 200,
      body: { results: { didAddPromoCode: true } },
    })
    // 5 × 7.90 + 8.00 - 5.00: the iPay88 code deducts nothing.
    expect((await ana.sync()).pricingInfo).toMatchObject({ promoDiscount: 500, totalPrice: 4_250 })
  })

  test('598 where another code would leave nothing to pay with iPay88', async ({ ana, anas, saves }) => {
    // 2 × 7.90 = 15.80; less 10.00 leaves 5.80, less 6.00 leaves nothing.
    await anas.pickUpMilk(2)
    await saves.payBy('ipay88', boost)
    await saves.code(ipay88Boost.code)
    expect(await saves.code(oncePerShopper.code)).toMatchObject({ status: 409, body: { errorCode: 598 } })
    expect((await ana.sync()).appliedPromoCodes).toMatchObject([{ code: ipay88Boost.code }])
  })
})
