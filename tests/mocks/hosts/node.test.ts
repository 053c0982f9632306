import { afterAll, beforeEach, expect, test } from 'vitest'
import { Header } from '../../../src/contract/headers.ts'
import { startNodeServer } from '../../../mocks/hosts/node.ts'
import { named } from '../../../fixtures/named.ts'
import { cents } from '../../../src/contract/entities/money.ts'

const server = startNodeServer()

beforeEach(() => server.resetShop())
afterAll(() => server.close())

const sync = () => fetch('http://localhost/api/carts/sync', { headers: { [Header.API_JSON]: 'true' } })

test('Node’s fetch reaches the shop', async () => {
  await server.arrange((shopper) => {
    shopper.cart.lines = [
      {
        variantId: `variant-${named.saleMilk}`,
        warehouseId: 'kl-express',
        fulfillmentMethod: 1,
        quantity: 2,
        seenPrice: cents(790),
      },
    ]
  })
  const response = await sync()
  expect(await response.json()).toMatchObject({ data: { cart: { cartVariants: [{ quantity: 2 }] } } })
})

test('a reset forgets the cart, the clock and the scenario', async () => {
  server.clock.advance(1_000)
  server.controls.arm('any:network@always')
  await expect(sync()).rejects.toThrow(TypeError)
  await server.resetShop()
  expect(new Date(server.clock.now()).toISOString()).toBe('2026-11-21T00:00:00.000Z')
  expect((await sync()).status).toBe(200)
  expect(server.journal.entries()).toHaveLength(1)
})
