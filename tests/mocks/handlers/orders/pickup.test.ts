import { expect } from 'vitest'
import { named } from '../../../../fixtures/named.ts'
import { FulfillmentMethod } from '../../../../src/contract/enumerations.ts'
import { buyer, home } from '../../buyer.ts'
import { persona } from '../../persona.ts'
import { type Shopper, shopper } from '../../shopper.ts'
import { test } from '../../../setup/serverTest.ts'

async function pickedUpBy(who: Shopper) {
  const { _id: cartId } = await who.sync()
  const { _id: variant } = await who.variantOf(named.saleMilk)
  await who.change({
    variant,
    warehouse: 'kl-pickup',
    fulfillmentMethod: FulfillmentMethod.IN_STORE_PICKUP,
    quantity: 1,
  })
  const buys = buyer(who)
  await buys.telephone('0155550001')
  const { deliveryTimes, pickupAddress } = await buys.checkout()
  await buys.deliver({ deliveryTimeId: deliveryTimes.find(({ isAvailable }) => isAvailable)?._id })
  await buys.payBy('payment on fulfillment')
  const { order } = (await buys.place(cartId)).body.data
  return { order, pickupAddress }
}

test('a pickup order is at the counter, even if the shopper has an address', async ({ server }) => {
  const { order, pickupAddress } = await pickedUpBy(await persona(server, 'firstOrderCustomer'))
  expect(order.shippingAddress).toEqual({ ...pickupAddress, firstName: 'Nurul Huda', lastName: 'Ismail' })
})

test('a guest picks up under the name of the address, or without a name', async ({ server }) => {
  const ana = shopper(server)
  await ana.sync()
  await buyer(ana).address()
  const { order, pickupAddress } = await pickedUpBy(ana)
  const { firstName, lastName } = home
  expect(order.shippingAddress).toEqual({ ...pickupAddress, firstName, lastName })
  const ben = shopper(server, 'ben')
  expect((await pickedUpBy(ben)).order.shippingAddress).toEqual(pickupAddress)
})
