import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { testCards } from '../../../fixtures/inputs.ts'
import { named } from '../../../fixtures/named.ts'
import { OrderStatus } from '../../../src/contract/enumerations.ts'
import { type Buyer, buyer, goodCard } from '../buyer.ts'
import { becomeCustomer } from '../customer.ts'
import { openServer, type Shopper, shopper } from '../shopper.ts'
import { orderOf, readOrder } from './ordered.ts'

let server: ReturnType<typeof openServer>
let ana: Shopper
let anas: Buyer

beforeEach(async () => {
  server = openServer()
  ana = shopper(server)
  anas = buyer(ana)
  await ana.sync()
})

afterEach(() => {
  expect(server.drifts).toEqual([])
})

describe('the shop itself', () => {
  test('calls an order off whose bank says no, and gives all back, without being asked', async () => {
    const cartId = await anas.readyToOrder()
    await anas.card({ ...goodCard, cardNumber: testCards.unsuccessful })
    const { gid } = (await anas.place(cartId)).body.data.order
    server.clock.advance(20_000)
    expect((await ana.goods(named.saleMilk)).availableCount).toBe(82)
    // Whatever is asked next, the shop has looked after its orders first.
    await ana.sync()
    expect((await ana.goods(named.saleMilk)).availableCount).toBe(84)
    expect(await readOrder(ana, gid)).toMatchObject({
      status: OrderStatus.CANCELLED,
      cancellation: { at: '2026-11-21T00:00:20.000Z', by: 'shop' },
    })
  })

  test('gives points for what was paid, once it is delivered', async () => {
    const id = await becomeCustomer(server)
    const points = async () => (await server.keeper.read()).accounts[id]?.rewardPoints
    await orderOf(anas)
    server.clock.set('2026-11-21T05:14:59Z')
    await ana.sync()
    expect(await points()).toBe(0)
    server.clock.set('2026-11-21T05:15:00Z')
    await ana.sync()
    // RM 41.60.
    expect(await points()).toBe(41)
    await ana.sync()
    expect(await points()).toBe(41)
  })
})
