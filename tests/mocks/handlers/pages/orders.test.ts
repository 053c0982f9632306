import { expect } from 'vitest'
import { testCards } from '../../../../fixtures/inputs.ts'
import { OrderStatus, PaymentTransactionStatus } from '../../../../src/contract/enumerations.ts'
import { type Buyer, goodCard } from '../../buyer.ts'
import { persona } from '../../persona.ts'
import { shopper } from '../../shopper.ts'
import { test } from '../../../setup/serverTest.ts'

const payWith = async (anas: Buyer, cardNumber: string) => {
  const cartId = await anas.readyToOrder()
  await anas.card({ ...goodCard, cardNumber })
  return (await anas.place(cartId)).body.data.order.gid
}

test.for(['/account/order-history', '/account/order/26112110000', '/account/reorder'])(
  '%s needs a login',
  async (path, { ana }) => {
    expect(await ana.page(path)).toMatchObject({ status: 401, body: { error: 'unauthorized' } })
  },
)

test('the order history has the newest ten, and links to earlier ones', async ({ server }) => {
  const weiLing = await persona(server, 'returningCustomer')
  const { data } = (await weiLing.page('/account/order-history')).body
  expect(data?.page).toMatchObject({ kind: 'orderHistory', canonicalPath: '/account/order-history' })
  const history = data?.order?.history
  expect(history?.orders).toHaveLength(10)
  expect(history?.nextPageUrl).toBe(`/api/order-history?before=${history?.orders.at(-1)?.gid}`)
})

test('an order has a page for its owner only', async ({ server }) => {
  const weiLing = await persona(server, 'returningCustomer')
  const { data } = (await weiLing.page('/account/order-history')).body
  const gid = data?.order?.history?.orders[3]?.gid ?? ''
  const page = (await weiLing.page(`/account/order/${gid}`)).body.data
  expect(page?.order?.order).toMatchObject({ gid, status: OrderStatus.CANCELLED })
  expect(page?.page.seo.title).toBe(`Order ${gid} · Pasar`)
  const other = await persona(server, 'activeMember')
  expect((await other.page(`/account/order/${gid}`)).status).toBe(404)
})

test('the page lists earlier purchases, most frequent first', async ({ server }) => {
  const weiLing = await persona(server, 'returningCustomer')
  const { reorder } = (await weiLing.page('/account/reorder')).body.data ?? {}
  const times = reorder?.products.map(({ timesBought }) => timesBought) ?? []
  expect(times).toEqual(times.toSorted((one, other) => other - one))
  // Garlic is in every everyday basket (7 of them every other week, 1 today) and in each small evening basket (3 and 1).
  expect(reorder?.products[0]).toMatchObject({ variant: { name: 'Garlic' }, timesBought: 12, quantity: 1 })
  // 6 everyday, 5 breakfast (milk and 4), 4 fruit, 5 steamboat, 4 on the way home (garlic known), 5 in the cupboard, 2 for the kitchen.
  expect(reorder?.productsTotalCount).toBe(6 + 4 + 4 + 5 + 3 + 5 + 2)
  expect(reorder?.pagination).toMatchObject({
    pageCount: 2,
    paginationApiUrl: '/api/account/reorder/pages/2-2',
  })
  const next = await weiLing.ask<{ products: object[] }>('GET', reorder?.pagination.paginationApiUrl ?? '')
  expect(next.body.products).toHaveLength(29 - 24)
  const both = (await weiLing.page('/account/reorder/pages/1-2')).body.data?.reorder
  expect(both?.products).toHaveLength(29)
  expect(both?.pagination.paginationApiUrl).toBeNull()
  expect((await weiLing.page('/account/reorder/pages/x')).status).toBe(404)
})

test('what was bought before is filtered by its query, on the page and in the call for the next page', async ({
  server,
}) => {
  const weiLing = await persona(server, 'returningCustomer')
  const reorderAt = async (query: string) =>
    (await weiLing.page(`/account/reorder${query}`)).body.data?.reorder
  const recent = await reorderAt('?show=recent')
  const days = recent?.products.map(({ lastBoughtAt }) => lastBoughtAt) ?? []
  // The first page of all 29.
  expect(days).toHaveLength(24)
  expect(days).toEqual(days.toSorted().toReversed())
  expect(recent?.pagination.paginationApiUrl).toBe('/api/account/reorder/pages/2-2?show=recent')
  const available = await reorderAt('?show=available')
  expect(available?.products).toHaveLength(24)
  expect(available?.products.every(({ variant }) => variant.inStock)).toBe(true)
  // Basmati rice and timun are out of stock.
  expect(available?.productsTotalCount).toBe(29 - 2)
  expect((await reorderAt('?query=garl'))?.products.map(({ variant }) => variant.name)).toEqual(['Garlic'])
  // One letter is too short, and an unknown word counts as the default.
  expect((await reorderAt('?query=g'))?.productsTotalCount).toBe(0)
  expect((await reorderAt('?show=cheapest'))?.productsTotalCount).toBe(29)
})

test('a customer without orders has an empty list', async ({ server }) => {
  const nurul = await persona(server, 'firstOrderCustomer')
  const { reorder } = (await nurul.page('/account/reorder')).body.data ?? {}
  expect(reorder).toMatchObject({ products: [], productsTotalCount: 0, pagination: { pageCount: 1 } })
})

test('an order waits for its payment, and then is confirmed', async ({ server, ana, anas }) => {
  const gid = await payWith(anas, testCards.slow)
  const pending = (await ana.page(`/order-pending?order=${gid}`)).body
  expect(pending.data?.order?.order?.paymentTransactionStatus).toBe(PaymentTransactionStatus.PENDING)
  server.clock.advance(20_000)
  const confirmed = { redirect: `/confirmation?order=${gid}` }
  expect((await ana.page(`/order-pending?order=${gid}`)).body).toEqual(confirmed)
})

test('a failed payment is reported on the pending page', async ({ server, ana, anas }) => {
  const gid = await payWith(anas, testCards.unsuccessful)
  server.clock.advance(20_000)
  expect((await ana.page(`/order-pending?order=${gid}`)).body.data?.order?.order).toMatchObject({
    status: OrderStatus.CANCELLED,
    paymentTransactionStatus: PaymentTransactionStatus.AUTHORIZATION_UNSUCCESSFUL,
    cancellation: { by: 'shop' },
  })
})

test('without a number, the pending page is that of the newest order with a pending payment', async ({
  ana,
  anas,
}) => {
  expect((await ana.page('/order-pending')).status).toBe(404)
  const gid = await payWith(anas, testCards.slow)
  expect((await ana.page('/order-pending')).body.redirect).toBe(`/order-pending?order=${gid}`)
})

test('an unknown order, or one of another account, has no pending page', async ({ server, ana, anas }) => {
  const gid = await payWith(anas, testCards.slow)
  expect((await ana.page('/order-pending?order=1')).status).toBe(404)
  const other = shopper(server, 'someone else')
  expect((await other.page(`/order-pending?order=${gid}`)).status).toBe(404)
})

test.for(['/fasspay-web', '/fasspay-mobile', '/acs-mobile'])(
  '%s redirects to the order, and without one shows an error',
  async (path, { server, ana, anas }) => {
    const gid = await payWith(anas, testCards.slow)
    const back = async () => (await ana.page(`${path}?order=${gid}`)).body
    expect(await back()).toEqual({ redirect: `/order-pending?order=${gid}` })
    server.clock.advance(20_000)
    expect(await back()).toEqual({ redirect: `/confirmation?order=${gid}` })
    expect((await ana.page(path)).body.data?.page).toMatchObject({
      kind: 'paymentReturn',
      canonicalPath: path,
    })
  },
)
