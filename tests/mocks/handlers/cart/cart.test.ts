import { describe, expect } from 'vitest'
import { named } from '../../../../fixtures/named.ts'
import type { Buyer } from '../../buyer.ts'
import { lineOf, type Shopper } from '../../shopper.ts'
import { test } from '../../../setup/serverTest.ts'

test('a line has the last quantity, and zero removes it', async ({ anas }) => {
  expect((await anas.put(named.saleMilk, 2)).body.data.cart.cartVariants).toMatchObject([
    { quantity: 2, guest: 'browser' },
  ])
  const { cart } = (await anas.put(named.saleMilk, 5)).body.data
  expect(cart.cartVariants).toMatchObject([{ quantity: 5 }])
  expect(cart.pricingInfo).toMatchObject({
    variantsSubtotalPrice: 3_950,
    shippingPrice: 800,
    totalPrice: 4_750,
    taxAmount: 269,
  })
  expect(cart.groups).toMatchObject([
    { groupIdentifier: 'kl-express:kl-express:1', summary: { subTotal: 3_950, orderMinimumMet: true } },
  ])
  const { cart: empty } = (await anas.put(named.saleMilk, 0)).body.data
  expect(empty).toMatchObject({ cartVariants: [], groups: [], revision: 3, pricingInfo: { totalPrice: 0 } })
})

test.for([
  ['more than the four that are left, three a customer', named.limitedQuantityDurian, 4, 'over_maximum', 3],
  ['more than two a customer', named.maximumTwoEggs, 3, 'over_maximum', 2],
  ['nothing left', named.outOfStockSardines, 1, 'not_enough_stock', 0],
  ['a second sample of one kind', named.sampleShampoo, 2, 'sample_limit', 1],
  ['more than twenty at once', named.saleMilk, 21, 'over_maximum', 20],
  // A cart holds 99 of it, and one change adds 20 at most: the smaller bound.
  ['more than any cart holds', named.untrackedWater, 100, 'over_maximum', 20],
] as const)(
  '%s is refused with the maximum that is available',
  async ([, gid, quantity, error, maximum], { ana, anas }) => {
    expect(await anas.put(gid, quantity)).toMatchObject({
      status: 409,
      body: { error, details: { maximum } },
    })
    expect((await ana.sync()).cartVariants).toEqual([])
  },
)

test('discontinued products are unavailable', async ({ anas }) => {
  expect(await anas.put(named.discontinuedBiscuit, 1)).toMatchObject({
    status: 409,
    body: { error: 'not_available' },
  })
})

test('a hundred can be added in steps of twenty, up to the stock', async ({ anas }) => {
  for (const quantity of [20, 40, 60, 80]) expect((await anas.put(named.saleMilk, quantity)).status).toBe(200)
  expect(await anas.put(named.saleMilk, 85)).toMatchObject({
    body: { error: 'not_enough_stock', details: { maximum: 84 } },
  })
})

test('a decrease is allowed even when the stock is below the quantity', async ({ server, anas }) => {
  await anas.put(named.saleMilk, 10)
  await server.store.write((state) => {
    state.sold[`variant-${named.saleMilk}:kl-express`] = 80
  })
  expect((await anas.put(named.saleMilk, 9)).status).toBe(200)
  expect((await anas.put(named.saleMilk, 10)).body).toMatchObject({ error: 'not_enough_stock' })
})

test('beer needs the age gate once', async ({ ana }) => {
  const beer = lineOf(await ana.variantOf(named.ageGatedBeer), 1)
  expect(await ana.change(beer)).toMatchObject({ status: 409, body: { error: 'age_gate' } })
  expect((await ana.change(beer, { ageGateAccepted: true })).status).toBe(200)
  expect((await ana.change({ ...beer, quantity: 2 })).status).toBe(200)
})

test('variants, warehouses and methods that do not match', async ({ ana }) => {
  const milk = lineOf(await ana.variantOf(named.saleMilk), 1)
  expect(await ana.change({ ...milk, variant: 'variant-1' })).toMatchObject({
    status: 404,
    body: { field: 'cartVariant.variant' },
  })
  expect(await ana.change({ ...milk, warehouse: 'kakao-borneo' })).toMatchObject({
    status: 404,
    body: { field: 'cartVariant.warehouse' },
  })
  expect(await ana.change({ ...milk, fulfillmentMethod: 0 })).toMatchObject({
    status: 409,
    body: { error: 'not_available' },
  })
})

test('a note stays until it is emptied', async ({ ana }) => {
  const milk = lineOf(await ana.variantOf(named.saleMilk), 1)
  const notes = async (write: object) =>
    (await ana.change({ ...milk, ...write })).body.data.cart.cartVariants[0]?.customerItemPickingNotes
  expect(await notes({ customerItemPickingNotes: 'the cold ones' })).toBe('the cold ones')
  expect(await notes({ quantity: 2 })).toBe('the cold ones')
  expect(await notes({ quantity: 2, customerItemPickingNotes: '' })).toBeUndefined()
})

test('a substitution stays with the line until another one is chosen', async ({ ana }) => {
  const milk = lineOf(await ana.variantOf(named.saleMilk), 1)
  const choice = async (write: object) =>
    (await ana.change({ ...milk, ...write })).body.data.cart.cartVariants[0]?.substitution
  expect(await choice({})).toBeUndefined()
  expect(await choice({ substitution: 'call' })).toBe('call')
  expect(await choice({ quantity: 2 })).toBe('call')
  expect(await choice({ substitution: 'none' })).toBe('none')
  const surprise = { cartVariant: { ...milk, substitution: 'surprise' } }
  expect(await ana.ask('POST', '/api/carts/change', surprise)).toMatchObject({
    status: 400,
    body: { error: 'bad_body' },
  })
})

describe('the first delivery time of express items', () => {
  const promised = async (ana: Shopper) =>
    (await ana.sync()).groups.map(({ earliestDelivery }) => earliestDelivery?.start)
  const firstOpen = async (anas: Buyer) =>
    (await anas.checkout()).deliveryTimes.find(({ isAvailable }) => isAvailable)?.start

  test('is the first slot of the checkout, and the next one once that is full', async ({
    server,
    ana,
    anas,
  }) => {
    await anas.put(named.saleMilk, 6)
    const before = await firstOpen(anas)
    expect(before).toBe('2026-11-21T04:00:00.000Z')
    expect(await promised(ana)).toEqual([before])
    const { body } = await ana.page(`/product/${named.saleMilk}/ladang-fresh-milk-full-cream-1-l`)
    expect(body.data?.product?.earliestDelivery?.start).toBe(before)

    await server.store.write((state) => {
      state.slots['kl-express:slot-2026-11-21-12'] = 12
    })
    const after = await firstOpen(anas)
    expect(after).toBe('2026-11-21T08:00:00.000Z')
    expect(await promised(ana)).toEqual([after])
  })

  test('does not exist for a carrier’s items', async ({ ana, anas }) => {
    await anas.put(named.marketplaceKopi, 1)
    await anas.put(named.standardOnlyRice, 1)
    expect(await promised(ana)).toEqual([undefined, undefined])
  })
})
