import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { clockStart } from '../../../fixtures/rows.ts'
import { advanceTo } from '../../../mocks/controls/advanceTo.ts'
import { becomePersona } from '../../../mocks/controls/persona.ts'
import { createClock } from '../../../mocks/base/clock.ts'
import { createMockServer, type MockServer } from '../../../mocks/server/mockServer.ts'
import { stockKey } from '../../../mocks/catalogue/catalogueView.ts'
import { providerOf } from '../../../mocks/rules/waysToPay.ts'
import { accountOf, visitorOf } from '../../../mocks/state/state.ts'
import type { StoredOrder } from '../../../mocks/state/records/order.ts'
import { PaymentMethod } from '../../../src/contract/enumerations.ts'
import { lineKey } from '../../../src/domain/cart/cart.ts'
import { castOf, wayNames } from './anyWay.ts'
import type { Event } from './atProvider.ts'
import { type AnyWayOutcome, buyAnyWay } from './buyAnyWay.ts'
import { letChaosReign, orderShown } from './purchase.ts'
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

/** What the server has of this shopper. */
async function booksOf(server: MockServer) {
  const state = structuredClone(await server.store.read())
  const visitor = visitorOf(state, 'browser')
  const account = accountOf(state, visitor)
  const { cart, orders, payments } = account?.shopper ?? visitor.guest
  const organization = account?.business && state.organizations[account.business.organizationId]
  return {
    cart,
    orders,
    payments,
    points: account?.rewardPoints ?? 0,
    credits: account?.credits ?? 0,
    owed: organization?.account.invoice?.currentOutstanding ?? 0,
    sold: state.sold,
  }
}
type Books = Awaited<ReturnType<typeof booksOf>>

/** The client's cart equals the server's: full if nothing was ordered, empty after an order. */
function expectSameCart({ tab }: AnyWayOutcome, { cart }: Books, isOrdered: boolean): void {
  const shown = tab.page().cart.currentCart().cartVariants
  expect(shown.map((line) => [lineKey(line), line.quantity])).toEqual(
    cart.lines.map(({ variantId, warehouseId, fulfillmentMethod, quantity }) => [
      `${variantId}:${warehouseId}:${fulfillmentMethod}`,
      quantity,
    ]),
  )
  expect(shown.length > 0).toBe(!isOrdered)
}

/** What has changed in the books is what the order says, and nothing where there is none. */
function expectBooked(before: Books, after: Books, order: StoredOrder | undefined): void {
  const { totalPrice = 0, rewardDeduction = 0, creditDeduction = 0 } = order?.pricingInfo ?? {}
  // 100 points are worth RM 1.00.
  expect(before.points - after.points).toBe(rewardDeduction)
  expect(before.credits - after.credits).toBe(creditDeduction)
  expect(after.owed - before.owed).toBe(
    order?.paymentMethod === PaymentMethod.BUSINESS_INVOICE ? totalPrice : 0,
  )
  const taken = Object.entries(after.sold)
    .map(([key, count]) => [key, count - (before.sold[key] ?? 0)] as const)
    .filter(([, count]) => count !== 0)
  const ordered = (order?.lines ?? []).map(
    ({ variantId, warehouseId, quantity }) => [stockKey(variantId, warehouseId), quantity] as const,
  )
  expect(Object.fromEntries(taken)).toEqual(Object.fromEntries(ordered))
}

/** A provider has taken the total of the order once, and nothing without an order. */
function expectPaidOnce({ payments }: Books, order: StoredOrder | undefined): void {
  const paid = payments.filter(({ status }) => status === 'approved' || status === 'waiting')
  expect(paid.map(({ orderGid }) => orderGid)).toEqual(paid.length === 0 ? [] : [order?.gid])
  if (
    order &&
    providerOf(order.billingType) &&
    order.pricingInfo.totalPrice > 0 &&
    order.lastFour === undefined
  )
    expect(paid).toHaveLength(1)
  for (const { amount, billingType } of paid) {
    expect(amount).toBe(order?.pricingInfo.totalPrice)
    expect(billingType).toBe(order?.billingType)
  }
}

const paidBy = new Set<string>()
const met = new Set<Event | 'noOrder'>()

/** One persona buys while 20 of 100 requests fail; compares the outcome with the server's state. */
async function purchaseInChaos(seed: number): Promise<void> {
  sessionStorage.clear()
  localStorage.clear()
  const server = createMockServer({ clock: createClock(clockStart), seed })
  await becomePersona(server, castOf(seed).persona, 'browser')
  await advanceTo(server, 'browser', { person: null, stage: 'cart' })
  const before = await booksOf(server)
  const chaos = letChaosReign(server, seed, 0.2)
  const outcome = await buyAnyWay(server, seed)
  const { orderNumber, message, silences, tab, events, way } = outcome
  chaos.clear()
  expect(silences).toEqual([])
  for (const event of events) met.add(event)
  const { orders } = await booksOf(server)
  const made = orders.slice(before.orders.length)
  expect(made.length).toBeLessThanOrEqual(1)
  const [order] = made
  // What was ordered in another tab, this one may only learn from its empty cart.
  const isOrderedElsewhere = events.has('orderedElsewhere') || events.has('paidElsewhere')
  if (orderNumber !== null) expect(order?.gid).toBe(orderNumber)
  else if (!isOrderedElsewhere) expect(message).not.toBeNull()
  if (order) paidBy.add(way)
  else met.add('noOrder')

  // The network recovers, and the shopper returns.
  await tab.reload()
  await during(tab.page().cart.waitForWrites(60_000))
  await during(tab.page().cart.syncCart())
  await tab.calm()
  const after = await booksOf(server)
  expect(after.orders.slice(before.orders.length).map(({ gid }) => gid)).toEqual(made.map(({ gid }) => gid))
  if (orderNumber === null && !isOrderedElsewhere) expect(orderShown(tab.page())).toBe(order?.gid ?? null)
  expectSameCart(outcome, after, order !== undefined)
  expectBooked(before, after, order)
  expectPaidOnce(after, order)
  tab.close()
}

/** The failures of a batch of purchases, each with its seed. */
async function failuresInChaos(from: number, to: number): Promise<string[]> {
  const failures: string[] = []
  for (let seed = from; seed <= to; seed += 1) {
    try {
      await purchaseInChaos(seed)
    } catch (error) {
      const { way, persona } = castOf(seed)
      const reason = error instanceof Error ? error.message : String(error)
      failures.push(`Purchase ${seed} (${persona}, ${way}): ${reason}`)
    }
  }
  return failures
}

const PURCHASES = 200
const BATCH = 25
/** `[1, 25], [26, 50], …`: the first and last seed of each batch. */
const batches = Array.from(
  { length: PURCHASES / BATCH },
  (_, at) => [BATCH * at + 1, BATCH * (at + 1)] as const,
)

test.each(batches)(
  'purchases %i to %i, paid in any way, end in one order or one message',
  async (from, to) => {
    expect(await failuresInChaos(from, to)).toEqual([])
  },
  60_000,
)

test('together they have paid in every way, and met everything that can happen to a payment', () => {
  expect(wayNames.filter((way) => !paidBy.has(way))).toEqual([])
  expect([...met].toSorted()).toEqual([
    'approve',
    'approveLater',
    'cancel',
    'cartChangedElsewhere',
    'decline',
    'declineLater',
    'expired',
    'leftOpen',
    'noOrder',
    'orderedElsewhere',
    'paidElsewhere',
    'reloaded',
    'wrongCode',
  ])
})
