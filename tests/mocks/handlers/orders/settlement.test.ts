import { describe, expect, test } from 'vitest'
import { testCards } from '../../../../fixtures/inputs.ts'
import { named } from '../../../../fixtures/named.ts'
import { OrderStatus } from '../../../../src/contract/enumerations.ts'
import { goodCard } from '../../buyer.ts'
import { becomeCustomer } from '../../customer.ts'
import { orderOf, readOrder } from './orderCalls.ts'
import { withAna } from './withAna.ts'

const shop = withAna()

describe('the shop, without a request', () => {
  test('cancels an order after a declined payment, and returns everything', async () => {
    const cartId = await shop.anas.readyToOrder()
    await shop.anas.card({ ...goodCard, cardNumber: testCards.unsuccessful })
    const { gid } = (await shop.anas.place(cartId)).body.data.order
    shop.server.clock.advance(20_000)
    expect((await shop.ana.variantOf(named.saleMilk)).availableCount).toBe(82)
    // The shop updates its orders before any other request.
    await shop.ana.sync()
    expect((await shop.ana.variantOf(named.saleMilk)).availableCount).toBe(84)
    expect(await readOrder(shop.ana, gid)).toMatchObject({
      status: OrderStatus.CANCELLED,
      cancellation: { at: '2026-11-21T00:00:20.000Z', by: 'shop' },
    })
  })

  test('cancels an order at the time of the decline, however late the next request comes', async () => {
    const cartId = await shop.anas.readyToOrder()
    await shop.anas.card({ ...goodCard, cardNumber: testCards.unsuccessful })
    const { gid } = (await shop.anas.place(cartId)).body.data.order
    shop.server.clock.advance(60 * 60_000)
    // Placed at eight in the morning in Malaysia, and declined 20 seconds later.
    expect((await readOrder(shop.ana, gid)).cancellation?.at).toBe('2026-11-21T00:00:20.000Z')
  })

  test('credits points for a paid order once it is delivered', async () => {
    const id = await becomeCustomer(shop.server)
    const points = async () => (await shop.server.store.read()).accounts[id]?.rewardPoints
    await orderOf(shop.anas)
    shop.server.clock.set('2026-11-21T05:14:59Z')
    await shop.ana.sync()
    expect(await points()).toBe(0)
    shop.server.clock.set('2026-11-21T05:15:00Z')
    await shop.ana.sync()
    // RM 41.60.
    expect(await points()).toBe(41)
    await shop.ana.sync()
    expect(await points()).toBe(41)
  })
})
