import { expect } from 'vitest'
import { named } from '../../../../fixtures/named.ts'
import { test } from '../../../setup/serverTest.ts'
import { type Buyer, home } from '../../buyer.ts'
import { readOrder } from '../orders/orderCalls.ts'

const office = {
  ...home,
  firstName: 'Omar',
  addressLine1: '8 Lebuh Chulia',
  city: 'George Town',
  state: 'Pulau Pinang',
  postalCode: '10200',
}

/** Standard rice and a seller's kopi, which go home; the parcel of the seller goes to the office, or home as well. */
async function ordered(anas: Buyer, cartId: string, parcelsTo: 'office' | 'home') {
  await anas.put(named.standardOnlyRice, 1)
  await anas.put(named.marketplaceKopi, 2)
  const toOffice = (await anas.address(office)).body.addressCreationResult.addressId
  const toHome = (await anas.address()).body.addressCreationResult.addressId
  await anas.telephone('012-345 6789', 'aisyah@example.my')
  await anas.deliver({ marketplaceAddressId: parcelsTo === 'office' ? toOffice : toHome })
  await anas.instruct('')
  await anas.card()
  return (await anas.place(cartId)).body.data.order
}

test('the parcel of a seller goes to the address that was chosen for it', async ({ ana, anas }) => {
  const { gid } = await ordered(anas, (await ana.sync())._id, 'office')
  const { shippingAddress, shipments } = await readOrder(ana, gid)
  expect(shippingAddress).toEqual(home)
  expect(shipments.map((each) => [each.fulfillmentClass, each.shippingAddress])).toEqual([
    ['standard', undefined],
    ['marketplace', office],
  ])
})

test('a parcel to the address of the order has none of its own', async ({ ana, anas }) => {
  const { shipments } = await ordered(anas, (await ana.sync())._id, 'home')
  expect(shipments.map((each) => each.shippingAddress)).toEqual([undefined, undefined])
})

test('number and email do not show where the parcel goes', async ({ ana, anas }) => {
  const { gid } = await ordered(anas, (await ana.sync())._id, 'office')
  const found = await ana.ask('POST', '/api/order/find', { number: gid, email: 'aisyah@example.my' })
  expect(found.status).toBe(200)
  for (const hidden of ['Omar', '8 Lebuh Chulia']) expect(JSON.stringify(found.body)).not.toContain(hidden)
})
