import { expect } from 'vitest'
import { named } from '../../../../fixtures/named.ts'
import type { SavedAddress } from '../../../../src/contract/entities/account/address.ts'
import { buyer, home } from '../../buyer.ts'
import { persona } from '../../persona.ts'
import { test } from '../../../setup/serverTest.ts'

test('an address that served one order only is not the next one’s default', async ({ server }) => {
  const kavitha = await persona(server, 'businessMember')
  const buys = buyer(kavitha)
  const { addresses, defaultAddressId } = (
    await kavitha.ask<{ addresses: SavedAddress[]; defaultAddressId: string }>('GET', '/api/addresses')
  ).body
  const store = addresses.find(({ postalCode }) => postalCode === '59100')
  const cartId = await buys.readyToOrder()
  const once = { id: store?._id, accountScope: 1, changed: false }
  expect((await kavitha.ask('PUT', '/api/default_address', once)).status).toBe(200)
  const { order } = (await buys.place(cartId)).body.data
  expect(order.shippingAddress.postalCode).toBe('59100')
  expect((await buys.checkout()).selection.addressId).toBe(defaultAddressId)
})

test('after an order to another place, the location is that of the default address again: no van goes to Sabah', async ({
  ana,
  anas,
}) => {
  const cartId = await anas.readyToOrder()
  const inKualaLumpur = (await anas.checkout()).selection.addressId
  await anas.address({ ...home, city: 'Kota Kinabalu', state: 'Sabah', postalCode: '88000' })
  await ana.ask('PUT', '/api/default_address', { id: inKualaLumpur, accountScope: 0, changed: false })
  expect((await anas.place(cartId)).body.data.order.shippingAddress.postalCode).toBe('50450')
  const { selection, defaultShippingAddress } = await anas.checkout()
  expect(selection.addressId).toBe(defaultShippingAddress)
  expect((await ana.page('/')).body.data?.location?.postalCode).toBe('88000')
  await anas.put(named.saleMilk, 4)
  expect((await anas.checkout()).deliveryTimes).toEqual([])
})
