import { expect, test } from 'vitest'
import { clockStart } from '../../../fixtures/rows.ts'
import { createMockServer, type MockServer } from '../../../mocks/server/mockServer.ts'
import { createClock } from '../../../mocks/base/clock.ts'
import { seedAccounts } from '../../../mocks/state/account/people.ts'
import { stockKey } from '../../../mocks/catalogue/catalogueView.ts'
import { visitorOf } from '../../../mocks/state/state.ts'
import { batchesOf, expectSameCart, failuresIn, stopTimeSilently } from './manyPurchases.ts'
import { buy, letChaosReign, orderShown } from './purchase.ts'
import { during } from './virtualTime.ts'

stopTimeSilently()

/** The guest in the server's state. */
const guestOf = async (server: MockServer) =>
  visitorOf(structuredClone(await server.store.read()), 'browser').guest

const numbersOf = ({ orders }: { orders: readonly { gid: string }[] }) => orders.map(({ gid }) => gid)

/** The stock has decreased by the ordered quantities. */
async function expectStockToFit(server: MockServer, before: Readonly<Record<string, number>>): Promise<void> {
  const { sold } = await server.store.read()
  const taken = Object.entries(sold).flatMap(([key, count]) => {
    const more = count - (before[key] ?? 0)
    return more === 0 ? [] : [[key, more] as const]
  })
  const { orders } = await guestOf(server)
  const ordered = orders.flatMap(({ lines }) =>
    lines.map(
      ({ variantId, warehouseId, quantity }) => [stockKey(variantId, warehouseId), quantity] as const,
    ),
  )
  expect(Object.fromEntries(taken)).toEqual(Object.fromEntries(ordered))
}

/** One guest buys while 30 of 100 requests fail; compares the outcome with the server's state. */
async function purchaseInChaos(seed: number): Promise<void> {
  sessionStorage.clear()
  localStorage.clear()
  const server = createMockServer({ clock: createClock(clockStart), seed, isStrict: true })
  // The past orders of the fixtures' people have taken stock as well.
  await server.store.write((draft) => seedAccounts(draft, server.clock.now()))
  const { sold } = await server.store.read()
  const chaos = letChaosReign(server, seed)

  const { orderNumber, message, silences, tab } = await buy(server, seed)
  expect(silences).toEqual([])
  const made = numbersOf(await guestOf(server))
  if (orderNumber !== null) expect(made).toEqual([orderNumber])
  else if (made.length > 0) expect(message).not.toBeNull()

  // The network recovers, and the shopper returns.
  chaos.clear()
  await tab.reload()
  await during(tab.page().cart.waitForWrites(60_000))
  await during(tab.page().cart.syncCart())
  await tab.calm()
  expect(made.length).toBeLessThanOrEqual(1)
  expect(numbersOf(await guestOf(server))).toEqual(made)
  if (orderNumber === null) expect(orderShown(tab.page())).toBe(made[0] ?? null)
  const { cart } = await guestOf(server)
  expectSameCart(tab, cart, made.length > 0)
  await expectStockToFit(server, sold)
  tab.close()
}

test.each(batchesOf(300))('purchases %i to %i end in one order or one message', async (from, to) => {
  expect(await failuresIn(from, to, purchaseInChaos)).toEqual([])
})
