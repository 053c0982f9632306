import { expect, test } from 'vitest'
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
import { castOf, wayNames } from './anyWay.ts'
import type { Event } from './atProvider.ts'
import { buyAnyWay } from './buyAnyWay.ts'
import { batchesOf, expectSameCart, failuresIn, stopTimeSilently } from './manyPurchases.ts'
import { letChaosReign, orderShown } from './purchase.ts'
import { during } from './virtualTime.ts'

stopTimeSilently()

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
  const server = createMockServer({ clock: createClock(clockStart), seed, isStrict: true })
  await becomePersona(server, castOf(seed).persona, 'browser')
  await advanceTo(server, 'browser', { person: null, stage: 'cart' })
  const before = await booksOf(server)
  const chaos = letChaosReign(server, seed, 0.2)
  const { orderNumber, message, silences, tab, events, way } = await buyAnyWay(server, seed)
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
  expectSameCart(tab, after.cart, order !== undefined)
  expectBooked(before, after, order)
  expectPaidOnce(after, order)
  tab.close()
}

/** The seed of a purchase with its persona and way to pay. */
const nameOf = (seed: number): string => {
  const { way, persona } = castOf(seed)
  return `${seed} (${persona}, ${way})`
}

test.each(batchesOf(200))(
  'purchases %i to %i, paid in any way, end in one order or one message',
  async (from, to) => {
    expect(await failuresIn(from, to, purchaseInChaos, nameOf)).toEqual([])
  },
)

// Sums up the purchases above: run the whole file.
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
