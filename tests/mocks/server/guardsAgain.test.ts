import { expect } from 'vitest'
import { accountIdOf } from '../../../fixtures/people.ts'
import { BusinessRole } from '../../../src/contract/enumerations.ts'
import type { MockServer } from '../../../mocks/server/mockServer.ts'
import { test } from '../../setup/serverTest.ts'
import { arrange } from '../persona.ts'
import { shopping } from '../shopping.ts'

/** Kavitha becomes a cart editor, who does not pay. */
const becomeCartEditor = (server: MockServer) =>
  arrange(server, ({ accounts }) => {
    const { business } = accounts[accountIdOf('businessMember')] ?? {}
    if (business) business.role = BusinessRole.CART_EDITOR
  })

/** Sends a request; something else happens after the server has admitted it, and before it does the work. */
function meanwhile<Answer>(
  server: MockServer,
  send: () => Promise<Answer>,
  other: () => Promise<unknown>,
): Promise<Answer> {
  server.faultInjector = {
    outcomeOf: () => ({ kind: 'truncated' }),
    responseOf: async (_, { work }) => {
      server.faultInjector = undefined
      await other()
      return Response.json(await work())
    },
    delayOf: () => 0,
    gateOf: () => undefined,
    isCalm: () => true,
  }
  return send()
}

test('an order on its way is refused when its buyer becomes a cart editor', async ({ server }) => {
  const { buys } = await shopping(server, 'businessMember')
  const cartId = await buys.readyToOrder()
  const before = (await server.store.read()).orderCount
  const answer = await meanwhile(
    server,
    () => buys.place(cartId),
    () => becomeCartEditor(server),
  )
  expect(answer).toMatchObject({ status: 403, body: { error: 'forbidden', expected: 'canPlaceOrders' } })
  expect((await server.store.read()).orderCount).toBe(before)
})

test('a read on its way is refused when the session ends', async ({ server }) => {
  const { who } = await shopping(server, 'businessMember')
  const answer = await meanwhile(
    server,
    () => who.ask('GET', '/api/order-history'),
    () =>
      arrange(server, ({ visitors }) => {
        const { businessMember: visitor } = visitors
        if (visitor) visitor.session = null
      }),
  )
  expect(answer).toMatchObject({ status: 401, body: { error: 'unauthorized' } })
})

test('a cart editor does not approve the payment that was opened in another role', async ({ server }) => {
  const { who, buys } = await shopping(server, 'businessMember')
  const cartId = await buys.readyToOrder()
  await buys.payBy('paypal')
  const { payment } = (await buys.startPayment(cartId)).body.data
  await becomeCartEditor(server)
  const answer = await buys.answerPayment(payment?._id, 'approve')
  expect(answer).toMatchObject({ status: 403, body: { error: 'forbidden', expected: 'canPlaceOrders' } })
  expect((await who.sync()).cartVariants).toHaveLength(2)
})
