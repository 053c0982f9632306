import { expect } from 'vitest'
import { named } from '../../../../fixtures/named.ts'
import type { DeliveryTime } from '../../../../src/contract/entities/checkout.ts'
import { FulfillmentMethod } from '../../../../src/contract/enumerations.ts'
import { viewCatalogue } from '../../../../mocks/state/viewCatalogue.ts'
import { buyer, home } from '../../buyer.ts'
import { lineOf } from '../../shopper.ts'
import { test } from '../../../setup/serverTest.ts'

const inPetalingJaya = { ...home, city: 'Petaling Jaya', state: 'Selangor', postalCode: '47300' }
const inSabah = { ...home, city: 'Kota Kinabalu', state: 'Sabah', postalCode: '88000' }

test('slots are offered inside a delivery area only', async ({ ana }) => {
  const times = async (postalCode: string) => {
    const { body } = await ana.ask<{ deliveryTimes: DeliveryTime[] }>(
      'GET',
      `/api/express-delivery-times?postalCode=${postalCode}`,
    )
    return body.deliveryTimes.length
  }
  // Kuala Lumpur, Petaling Jaya, George Town, Johor Bahru; Kota Kinabalu, Ipoh, Labuan.
  for (const reached of ['50450', '47300', '10200', '80000']) expect(await times(reached)).toBeGreaterThan(5)
  for (const unreached of ['88000', '30000', '87000']) expect(await times(unreached)).toBe(0)
})

test('without a postal code, slots are those of the shopper’s location', async ({ ana }) => {
  const times = async () =>
    (await ana.ask<{ deliveryTimes: DeliveryTime[] }>('GET', '/api/express-delivery-times')).body
      .deliveryTimes.length
  const inEachPlace = async () => {
    const found = []
    for (const postalCode of ['50450', '88000']) {
      await ana.ask('PUT', '/api/location', { postalCode })
      found.push((await times()) > 5)
    }
    return found
  }
  await ana.sync()
  expect(await inEachPlace()).toEqual([true, false])
  const milk = await ana.variantOf(named.saleMilk)
  await ana.change(lineOf(milk, 2))
  expect(await inEachPlace()).toEqual([true, false])
  // What is picked up needs no van.
  await ana.change(lineOf(milk, 0))
  await ana.change({
    variant: milk._id,
    warehouse: 'kl-pickup',
    fulfillmentMethod: FulfillmentMethod.IN_STORE_PICKUP,
    quantity: 2,
  })
  expect(await inEachPlace()).toEqual([true, true])
})

test('a cart without express items takes no slot', async ({ ana }) => {
  const anas = buyer(ana)
  await ana.sync()
  await anas.put(named.standardOnlyRice, 1)
  const { body } = await ana.ask<{ deliveryTimes: DeliveryTime[] }>('GET', '/api/express-delivery-times')
  const free = body.deliveryTimes.find(({ isAvailable }) => isAvailable)
  const refused = await anas.deliver({ deliveryTimeId: free?._id })
  expect(refused).toMatchObject({
    status: 409,
    body: { error: 'not_available', field: 'deliveryInfo.deliveryTimeId' },
  })
  await anas.put(named.saleMilk, 2)
  expect((await anas.checkout()).selection.deliveryInfo).toEqual({})
})

test('milk from Kuala Lumpur is delivered to Petaling Jaya and not to Sabah', async ({ ana }) => {
  const anas = buyer(ana)
  const cartId = await anas.readyToOrder()
  expect((await anas.checkout()).selection.deliveryInfo.deliveryTimeId).toBeDefined()

  await anas.address(inSabah)
  const unreached = await anas.checkout()
  expect([unreached.deliveryTimes, unreached.selection.deliveryInfo]).toEqual([[], {}])
  const { status, body } = await anas.place(cartId)
  expect([status, body.error, body.details]).toEqual([409, 'incomplete_checkout', { steps: ['express'] }])

  await anas.address(inPetalingJaya)
  expect((await anas.checkout()).deliveryTimes.length).toBeGreaterThan(5)
  expect((await anas.place(cartId)).status).toBe(200)
})

test('a parcel is delivered everywhere', async ({ ana }) => {
  const anas = buyer(ana)
  await ana.sync()
  await anas.put(named.separateShipmentRiceCooker, 1)
  await anas.address(inSabah)
  const { fulfillmentRequests, deliveryTimes } = await anas.checkout()
  expect(fulfillmentRequests.map(({ fulfillmentMethodType }) => fulfillmentMethodType)).toEqual([0])
  expect(deliveryTimes).toEqual([])
})

test('page, cart and checkout promise express delivery at the same places', async ({ ana }) => {
  await ana.sync()
  const milk = await ana.variantOf(named.saleMilk)
  await ana.change(lineOf(milk, 6))
  const promisesAt = async (postalCode: string) => {
    await ana.ask('PUT', '/api/location', { postalCode })
    const { location, product } = (await ana.page(`/product/${milk.gid}/${milk.slug}`)).body.data ?? {}
    const cart = await ana.sync()
    return {
      place: location?.identifiers.includes('kl-express'),
      product: product?.earliestDelivery !== undefined,
      cart: cart.groups[0]?.earliestDelivery !== undefined,
      checkout: (await buyer(ana).checkout()).deliveryTimes.length > 0,
    }
  }
  const promised = { place: true, product: true, cart: true, checkout: true }
  const notPromised = { place: false, product: false, cart: false, checkout: false }
  // Langkawi (the default), Kuala Lumpur, George Town, Johor Bahru; Kota Kinabalu, Ipoh.
  for (const code of ['07083', '50450', '10200', '80000']) expect(await promisesAt(code)).toEqual(promised)
  for (const code of ['88000', '30000']) expect(await promisesAt(code)).toEqual(notPromised)
})

test('another location leaves the address chosen for the one before, and no other address', async ({
  ana,
}) => {
  const anas = buyer(ana)
  await ana.sync()
  await anas.address()
  const chosen = (await anas.checkout()).selection.addressId
  expect(chosen).toBeDefined()
  await ana.ask('PUT', '/api/location', { postalCode: home.postalCode })
  expect((await anas.checkout()).selection.addressId).toBe(chosen)
  await ana.ask('PUT', '/api/location', { postalCode: '88000' })
  const { selection, defaultShippingAddress } = await anas.checkout()
  expect(selection.addressId).toBeUndefined()
  expect(defaultShippingAddress).toBe(chosen)
})

test('where no van goes, a product that a carrier has as well is sold from there', async ({
  ana,
  server,
}) => {
  await ana.sync()
  const soldFromIn = async (postalCode: string, gid: string) => {
    await ana.ask('PUT', '/api/location', { postalCode })
    const { body } = await ana.page(`/product/${gid}/any`)
    const to = body.redirect ?? ''
    return (await ana.page(to)).body.data?.product?.warehouse._id
  }
  const view = viewCatalogue(await server.store.read(), server.clock.now(), 'en')
  const inBoth = view.catalogue
    .popular()
    .map(({ leadGid }) => view.variantByGid(leadGid))
    .find((variant) => {
      const places = variant?.inventory.filter((row) => row.availableCount > 0) ?? []
      return (
        places[0]?.warehouse._id === 'kl-express' && places.some((row) => row.warehouse._id === 'shah-alam')
      )
    })
  expect(inBoth).toBeDefined()
  expect(await soldFromIn('50450', inBoth?.gid ?? '')).toBe('kl-express')
  expect(await soldFromIn('88000', inBoth?.gid ?? '')).toBe('shah-alam')
})
