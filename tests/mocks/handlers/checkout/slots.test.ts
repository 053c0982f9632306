import { IDBFactory } from 'fake-indexeddb'
import { expect, test } from 'vitest'
import { named } from '../../../../fixtures/named.ts'
import type { MockServer } from '../../../../mocks/server/mockServer.ts'
import { indexedDbStorage } from '../../../../mocks/state/storage.ts'
import { browserTabs } from '../../../../mocks/state/tabs.ts'
import type { DeliveryTime } from '../../../../src/contract/entities/checkout.ts'
import { FulfillmentMethod } from '../../../../src/contract/enumerations.ts'
import { type Buyer, buyer, home } from '../../buyer.ts'
import { openServer, shopper } from '../../shopper.ts'

/** A slot in Johor takes three orders at noon, in Kuala Lumpur six. */
const noon = 'slot-2026-11-21-12'
const { LOCAL_DELIVERY, IN_STORE_PICKUP } = FulfillmentMethod
const inJohor = { ...home, city: 'Johor Bahru', state: 'Johor', postalCode: '80000' }

async function putMilk(who: ReturnType<typeof shopper>, warehouse: string, quantity: number) {
  const { _id: variant } = await who.variantOf(named.saleMilk)
  const fulfillmentMethod = warehouse === 'kl-pickup' ? IN_STORE_PICKUP : LOCAL_DELIVERY
  return who.change({ variant, warehouse, fulfillmentMethod, quantity })
}

/** A shopper with four bottles of milk from there, an address in its delivery area, and everything but the slot. */
async function waiting(server: MockServer, visitor: string, warehouse = 'johor-local') {
  const who = shopper(server, visitor)
  const buys = buyer(who)
  const { _id: cartId } = await who.sync()
  await putMilk(who, warehouse, 4)
  await buys.address(warehouse === 'johor-local' ? inJohor : home)
  await buys.telephone('0155550001')
  await buys.payBy('payment on fulfillment')
  return { who, buys, cartId, place: () => buys.place(cartId) }
}

const atNoon = async (buys: Buyer) => (await buys.checkout()).deliveryTimes.find(({ _id }) => _id === noon)

async function fillJohor(server: MockServer, orders: number): Promise<string[]> {
  const gids: string[] = []
  for (let at = 0; at < orders; at += 1) {
    const { buys, place } = await waiting(server, `somebody-${at}`)
    await buys.deliver({ deliveryTimeId: noon })
    gids.push((await place()).body.data.order.gid)
  }
  return gids
}

test('the first order fills a slot; at another warehouse the slot is open', async () => {
  const server = openServer()
  await fillJohor(server, 2)
  const ana = await waiting(server, 'ana')
  const ben = await waiting(server, 'ben')
  for (const { buys } of [ana, ben]) {
    expect((await atNoon(buys))?.isAvailable).toBe(true)
    expect((await buys.deliver({ deliveryTimeId: noon })).status).toBe(200)
  }
  const placed = await Promise.all([ana.place(), ben.place()])
  expect(placed.map(({ status, body }) => [status, body.error])).toEqual([
    [200, undefined],
    [409, 'slot_taken'],
  ])
  expect((await server.store.read()).slots).toEqual({ [`johor-local:${noon}`]: 3 })

  expect((await atNoon(ben.buys))?.isAvailable).toBe(false)
  const chosen = await ben.buys.deliver({ deliveryTimeId: noon })
  expect([chosen.status, chosen.body.error]).toEqual([409, 'slot_taken'])

  const inKualaLumpur = await waiting(server, 'cheng', 'kl-express')
  expect((await atNoon(inKualaLumpur.buys))?.isAvailable).toBe(true)
  expect((await inKualaLumpur.buys.deliver({ deliveryTimeId: noon })).status).toBe(200)
  expect(server.drifts).toEqual([])
})

test('a cancelled order frees its slot', async () => {
  const server = openServer()
  const [gid] = await fillJohor(server, 3)
  const ana = await waiting(server, 'ana')
  expect((await atNoon(ana.buys))?.isAvailable).toBe(false)
  const body = { id: gid, cancellationReason: 'changed_mind' }
  const somebody = shopper(server, 'somebody-0')
  await somebody.sync()
  expect((await somebody.ask('POST', '/api/cancel-order', body)).status).toBe(200)
  expect((await server.store.read()).slots).toEqual({ [`johor-local:${noon}`]: 2 })
  expect((await atNoon(ana.buys))?.isAvailable).toBe(true)
  await ana.buys.deliver({ deliveryTimeId: noon })
  expect((await ana.place()).status).toBe(200)
})

test('delivery and pickup items need capacity at both warehouses', async () => {
  const server = openServer()
  const ana = await waiting(server, 'ana', 'kl-express')
  await putMilk(ana.who, 'kl-pickup', 1)
  await server.store.write((state) => {
    state.slots[`kl-pickup:${noon}`] = 9
  })
  expect((await atNoon(ana.buys))?.isAvailable).toBe(false)
  await server.store.write((state) => {
    state.slots[`kl-pickup:${noon}`] = 8
  })
  await ana.buys.deliver({ deliveryTimeId: noon })
  expect((await ana.place()).status).toBe(200)
  expect((await server.store.read()).slots).toEqual({ [`kl-express:${noon}`]: 1, [`kl-pickup:${noon}`]: 9 })
})

test('the slots of a postcode are open if any of its warehouses has capacity; with items in the cart, those warehouses count', async () => {
  const server = openServer()
  await fillJohor(server, 3)
  const ben = shopper(server, 'ben')
  await ben.sync()
  const noonAt = async (query: string) => {
    const path = `/api/express-delivery-times${query}`
    const { body } = await ben.ask<{ deliveryTimes: DeliveryTime[] }>('GET', path)
    return body.deliveryTimes.find(({ _id }) => _id === noon)?.isAvailable
  }
  expect(await noonAt('?postalCode=80000')).toBe(false)
  expect(await noonAt('?postalCode=50450')).toBe(true)
  expect(await noonAt('')).toBe(true)
  await putMilk(ben, 'johor-local', 1)
  expect(await noonAt('')).toBe(false)
  expect(server.drifts).toEqual([])
})

test('a slot that fills up in one tab is full in the other', async () => {
  const factory = new IDBFactory()
  const tabs = [0, 1].map(() =>
    openServer({ storage: indexedDbStorage(factory, 'shop'), tabs: browserTabs('shop') }),
  )
  const [one, other] = tabs
  if (!one || !other) throw new Error('There should be two')
  const ana = await waiting(one, 'ana')
  await ana.buys.deliver({ deliveryTimeId: noon })
  await fillJohor(other, 3)
  const { status, body } = await ana.place()
  expect([status, body.error]).toEqual([409, 'slot_taken'])
  const slots = await Promise.all(tabs.map(async ({ store }) => (await store.read()).slots))
  expect(slots).toEqual([{ [`johor-local:${noon}`]: 3 }, { [`johor-local:${noon}`]: 3 }])
  for (const { store } of tabs) store.close()
})
