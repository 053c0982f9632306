import { expect, test } from 'vitest'
import type { SavedAddress } from '../../../../src/contract/entities/account/address.ts'
import { buyer } from '../../buyer.ts'
import { persona } from '../../persona.ts'
import { openServer } from '../../shopper.ts'

test('an address that served one order only is not the next one’s default', async () => {
  const kavitha = await persona(openServer(), 'businessMember')
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
