import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { clockStart } from '../../../fixtures/rows.ts'
import { createMockServer, type MockServer } from '../../../mocks/server/mockServer.ts'
import { createClock } from '../../../mocks/base/clock.ts'
import { seedAccounts } from '../../../mocks/state/account/people.ts'
import { stockKey } from '../../../mocks/catalogue/catalogueView.ts'
import { visitorOf } from '../../../mocks/state/state.ts'
import { lineKey } from '../../../src/domain/cart/cart.ts'
import { type Outcome, buy, letChaosReign, orderShown } from './purchase.ts'
import { during, stopTime } from './virtualTime.ts'

// Virtual time passes as fast as the machine can, and no failure is reported.
beforeAll(() => {
  stopTime(Date.parse(clockStart))
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterAll(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

/** The guest in the server's state. */
const guestOf = async (server: MockServer) =>
  visitorOf(structuredClone(await server.store.read()), 'browser').guest

const numbersOf = ({ orders }: { orders: readonly { gid: string }[] }) => orders.map(({ gid }) => gid)

/** The client's cart equals the server's: full if nothing was ordered, empty after an order. */
async function expectSameCart({ tab }: Outcome, server: MockServer): Promise<void> {
  const { cart, orders } = await guestOf(server)
  const shown = tab.page().cart.currentCart().cartVariants
  expect(shown.map((line) => [lineKey(line), line.quantity])).toEqual(
    cart.lines.map(({ variantId, warehouseId, fulfillmentMethod, quantity }) => [
      `${variantId}:${warehouseId}:${fulfillmentMethod}`,
      quantity,
    ]),
  )
  expect(shown.length > 0).toBe(orders.length === 0)
}

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
  const server = createMockServer({ clock: createClock(clockStart), seed })
  // The past orders of the fixtures' people have taken stock as well.
  await server.store.write((draft) => seedAccounts(draft, server.clock.now()))
  const { sold } = await server.store.read()
  const chaos = letChaosReign(server, seed)

  const outcome = await buy(server, seed)
  const { orderNumber, message, silences, tab } = outcome
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
  await expectSameCart(outcome, server)
  await expectStockToFit(server, sold)
  tab.close()
}

/** The failures of a batch of purchases, each with its seed. */
async function failuresInChaos(from: number, to: number): Promise<string[]> {
  const failures: string[] = []
  for (let seed = from; seed <= to; seed += 1) {
    try {
      await purchaseInChaos(seed)
    } catch (error) {
      failures.push(`Purchase ${seed}: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  return failures
}

const PURCHASES = 300
const BATCH = 25
/** `[1, 25], [26, 50], …`: the first and last seed of each batch. */
const batches = Array.from(
  { length: PURCHASES / BATCH },
  (_, at) => [BATCH * at + 1, BATCH * (at + 1)] as const,
)

test.each(batches)(
  'purchases %i to %i end in one order or one message',
  async (from, to) => {
    expect(await failuresInChaos(from, to)).toEqual([])
  },
  60_000,
)
