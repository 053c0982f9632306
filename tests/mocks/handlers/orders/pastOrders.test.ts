import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Order } from '../../../../src/contract/entities/order.ts'
import { OrderStatus } from '../../../../src/contract/enumerations.ts'
import { people, type PersonKey } from '../../../../fixtures/people.ts'
import { progressAt } from '../../../../mocks/rules/orders/orderLifecycle.ts'
import { timelineInputOf } from '../../../../mocks/state/orders/orderView.ts'
import { accountNow, persona } from '../../persona.ts'
import { openServer, type Shopper, shopper } from '../../shopper.ts'

let server: ReturnType<typeof openServer>
let weiLing: Shopper

beforeEach(async () => {
  server = openServer()
  weiLing = await persona(server, 'returningCustomer')
})

afterEach(() => {
  expect(server.drifts).toEqual([])
})

interface History {
  orders: Order[]
  nextPageUrl?: string
}

async function pagesOf(who: Shopper): Promise<Order[][]> {
  const pages: Order[][] = []
  let url: string | undefined = '/api/order-history'
  while (url !== undefined) {
    const { body }: { body: History } = await who.ask<History>('GET', url)
    pages.push(body.orders)
    url = body.nextPageUrl
  }
  return pages
}

describe('the orders of a customer who buys every other week', () => {
  test('fill three pages of ten, newest first, without duplicates', async () => {
    const pages = await pagesOf(weiLing)
    expect(pages.map((page) => page.length)).toEqual([10, 10, 10])
    const orders = pages.flat()
    const steps = orders.map(({ createdAt }) => createdAt)
    expect(steps).toEqual(steps.toSorted().toReversed())
    expect(new Set(orders.map(({ gid }) => gid)).size).toBe(30)
    // Order numbers begin with the day in Malaysia: an hour and a half before eight in the morning of 21 November.
    expect(orders[0]?.gid).toMatch(/^261121\d{5}$/)
    expect(orders.at(-1)).toMatchObject({ isFirstOrder: true, createdAt: '2025-11-11T00:00:00.000Z' })
  })

  test('are read one by one, by their owner only', async () => {
    const [first] = (await pagesOf(weiLing)).flat()
    const path = `/api/order/${first?.gid ?? ''}`
    expect((await weiLing.ask<{ order: Order }>('GET', path)).body.order).toEqual(first)
    const other = await persona(server, 'activeMember')
    expect((await other.ask('GET', path)).status).toBe(404)
  })

  test('have the right sums: items and shipping, at most eight ringgit of it express', async () => {
    const [order] = (await pagesOf(weiLing)).flat()
    // 2 x 1.80, 3.50, 2 x 8.50, 11.90, 15.20 and 3.90 of an everyday basket.
    expect(order?.pricingInfo).toMatchObject({
      variantsSubtotalPrice: 5_510,
      shippingPrice: 800,
      totalPrice: 6_310,
    })
  })

  test('continue with the clock: open ones are delivered, cancelled ones return their stock', async () => {
    const [newest] = (await pagesOf(weiLing)).flat()
    expect(newest?.status).toBe(OrderStatus.CONFIRMED)
    const sold = async () => {
      const [line] = (await accountNow(server, 'returningCustomer')).shopper.orders.at(-1)?.lines ?? []
      return (await server.store.read()).sold[`${line?.variantId}:${line?.warehouseId}`] ?? 0
    }
    const before = await sold()
    const cancelled = await weiLing.ask<{ order: Order }>('POST', '/api/cancel-order', {
      id: newest?.gid,
      cancellationReason: 'changed_mind',
    })
    expect(cancelled.body.order.status).toBe(OrderStatus.CANCELLED)
    expect(await sold()).toBe(before - 2)
  })
})

test('the orders of all accounts together cover every status', async () => {
  const now = server.clock.now()
  const accounts = await Promise.all(
    (Object.keys(people) as PersonKey[]).map((key) => accountNow(server, key)),
  )
  const statuses = accounts
    .flatMap(({ shopper }) => shopper.orders)
    .map((order) => progressAt(timelineInputOf(order), now).status)
  expect([...new Set(statuses)].toSorted((one, other) => one - other)).toEqual(Object.values(OrderStatus))
})

test.each<[PersonKey, number]>([
  ['firstOrderCustomer', 0],
  // Thirty, less one cancelled, one lost and one failed.
  ['returningCustomer', 27],
  ['invoiceCustomer', 4],
])('%s has this many successful orders', async (key, count) => {
  const who = await persona(server, key)
  const { body } = await who.page('/cart')
  expect(body.data?.user?.numSuccessfulOrders).toBe(count)
})

test('a guest has no history', async () => {
  const { status, body } = await shopper(server, 'guest').ask('GET', '/api/order-history')
  expect({ status, body }).toMatchObject({ status: 401, body: { error: 'unauthorized' } })
})
