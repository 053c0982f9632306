import { expect } from 'vitest'
import { named } from '../../../../fixtures/named.ts'
import type { DeliveryTime } from '../../../../src/contract/entities/checkout.ts'
import { buyer, home } from '../../buyer.ts'
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
