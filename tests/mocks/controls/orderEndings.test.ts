import { describe, expect } from 'vitest'
import { named } from '../../../fixtures/named.ts'
import type { Order } from '../../../src/contract/entities/order.ts'
import { FulfillmentMethod, OrderStatus } from '../../../src/contract/enumerations.ts'
import type { Controls } from '../../../mocks/controls/controls.ts'
import { NoSuchStep } from '../../../mocks/controls/orders.ts'
import { findRecords } from '../../../mocks/controls/records/findRecords.ts'
import { test } from '../../setup/serverTest.ts'
import type { Buyer } from '../buyer.ts'
import { codeBesideParcel } from '../codeBesideParcel.ts'
import type { Shopper } from '../shopper.ts'

const { CONFIRMED, COMPLETE_SHOPPING, SHIPPED, DELIVERED, CANCELLED, FAILED_TO_FULFILL } = OrderStatus

/** Milk, by van or to the counter, in the first free slot. */
async function milkOrdered(ana: Shopper, anas: Buyer, isPickedUp: boolean): Promise<Order> {
  const { _id: cartId } = await ana.sync()
  const { _id: variant } = await ana.variantOf(named.saleMilk)
  if (isPickedUp)
    await ana.change({
      variant,
      warehouse: 'kl-pickup',
      fulfillmentMethod: FulfillmentMethod.IN_STORE_PICKUP,
      quantity: 1,
    })
  else {
    await anas.put(named.saleMilk, 10)
    await anas.address()
  }
  await anas.telephone()
  const { deliveryTimes } = await anas.checkout()
  await anas.deliver({ deliveryTimeId: deliveryTimes.find(({ isAvailable }) => isAvailable)?._id })
  await anas.card()
  await anas.payBy('credit card')
  return (await anas.place(cartId)).body.data.order
}

const shown = async (ana: Shopper, gid: string) =>
  (await ana.ask<{ order: Order }>('GET', `/api/order/${gid}`)).body.order

describe('an order that is picked and has not left', () => {
  test.for([
    ['by van: it fails', false, FAILED_TO_FULFILL],
    ['by van: it is cancelled', false, CANCELLED],
    ['at the counter: it fails', true, FAILED_TO_FULFILL],
    ['at the counter: it is cancelled', true, CANCELLED],
  ] as const)('ends as chosen: %s', async ([, isPickedUp, ending], { ana, anas, controls }) => {
    const { gid } = await milkOrdered(ana, anas, isPickedUp)
    await controls.stepOrder(gid, COMPLETE_SHOPPING)
    await controls.stepOrder(gid, ending)
    expect((await shown(ana, gid)).status).toBe(ending)
  })
})

describe('an order of which a shipment was delivered', () => {
  const offered = async (controls: Controls) => {
    const [record] = await findRecords(controls.server, 'browser', { kind: 'order', text: '' })
    return record?.fields[0]?.choices?.map(({ name }) => name)
  }

  test('can no longer be cancelled or fail, and keeps what was delivered', async ({
    ana,
    anas,
    controls,
  }) => {
    const { gid } = await codeBesideParcel(ana, anas)
    expect(await offered(controls)).toEqual(expect.arrayContaining(['CANCELLED', 'FAILED_TO_FULFILL']))
    await controls.clock.advance(11 * 60_000)
    expect((await shown(ana, gid)).shipments.map(({ status }) => status)).toEqual([DELIVERED, CONFIRMED])
    expect(await offered(controls)).toEqual(['CONFIRMED', 'SHIPPED', 'DELIVERED'])
    for (const ending of [CANCELLED, FAILED_TO_FULFILL])
      await expect(controls.stepOrder(gid, ending)).rejects.toThrow(NoSuchStep)
    await controls.stepOrder(gid, SHIPPED)
    for (const ending of [CANCELLED, FAILED_TO_FULFILL])
      await expect(controls.stepOrder(gid, ending)).rejects.toThrow(NoSuchStep)
    expect((await shown(ana, gid)).shipments.map(({ status }) => status)).toEqual([DELIVERED, SHIPPED])
  })
})
