import { expect, test } from 'vitest'
import { createControls } from '../../../mocks/controls/controls.ts'
import { type PersonaId, personas } from '../../../mocks/scenarios/personas.ts'
import { accountOf, shopperOf, visitorOf } from '../../../mocks/state/state.ts'
import { openServer } from '../shopper.ts'

const withCart = (Object.keys(personas) as PersonaId[]).filter((id) => 'basket' in personas[id])

/** In the shop of the first seed the canteen's own products are sold out. */
test.each([969_210, 1, 2, 3])('each persona with a cart has it in the shop of the seed %i', async (seed) => {
  const server = openServer()
  const controls = createControls(server)
  const found: Record<string, number> = {}
  for (const persona of withCart) {
    await controls.openAfresh({ seed })
    await controls.become(persona)
    const state = await server.store.read()
    const visitor = visitorOf(state, 'browser')
    const { cart, orders } = shopperOf(visitor, accountOf(state, visitor))
    found[persona] = cart.lines.length + orders.length
  }
  expect(withCart.length).toBeGreaterThan(4)
  expect(Object.entries(found).filter(([, count]) => count === 0)).toEqual([])
})
