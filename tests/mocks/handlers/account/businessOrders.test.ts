import { describe, expect } from 'vitest'
import { accountIdOf } from '../../../../fixtures/people.ts'
import type { Order } from '../../../../src/contract/entities/order.ts'
import type { OrderHistory } from '../../../../src/contract/entities/orderHistory.ts'
import { buyer } from '../../buyer.ts'
import { accountNow, persona } from '../../persona.ts'
import type { Shopper } from '../../shopper.ts'
import { test } from '../../../setup/serverTest.ts'

const historyOf = async (person: Shopper, query = '') =>
  (await person.ask<OrderHistory>('GET', `/api/order-history${query}`)).body

/** Who has placed the orders of a page, the newest first. */
const buyersOf = ({ orders, orderedBy = {} }: OrderHistory) => orders.map(({ gid }) => orderedBy[gid])

const [hafiz, siti, kavitha] = (['businessOwner', 'businessAdmin', 'businessMember'] as const).map(
  accountIdOf,
)

describe('the orders of a business', () => {
  test.for(['businessOwner', 'businessAdmin'] as const)('are seen by its %s', async (key, { server }) => {
    const history = await historyOf(await persona(server, key))
    // Two hours, 7, 14, 17 and 35 days ago.
    expect(buyersOf(history)).toEqual([hafiz, hafiz, siti, kavitha, hafiz])
    expect(history.members).toHaveLength(5)
  })

  test('are filtered by member', async ({ server }) => {
    const owner = await persona(server, 'businessOwner')
    expect(buyersOf(await historyOf(owner, `?member=${kavitha}`))).toEqual([kavitha])
    expect(buyersOf(await historyOf(owner, `?member=${hafiz}`))).toEqual([hafiz, hafiz, hafiz])
    expect((await owner.ask('GET', '/api/order-history?member=account-returningCustomer')).status).toBe(404)
    const page = await owner.page(`/account/order-history?member=${kavitha}`)
    expect(page.body.data?.order?.history?.orders).toHaveLength(1)
  })

  test('come in pages of ten, which keep the member', async ({ server }) => {
    const owner = await persona(server, 'businessOwner')
    await server.store.write(({ accounts }) => {
      const orders = accounts[kavitha ?? '']?.shopper.orders
      const [first] = orders ?? []
      if (!orders || !first) throw new Error('Kavitha should have an order')
      for (let at = 0; at < 10; at += 1)
        orders.push({ ...first, gid: `9000000000${at}`, createdAt: first.createdAt - (at + 1) * 60_000 })
    })
    const first = await historyOf(owner, `?member=${kavitha}`)
    expect(first.orders).toHaveLength(10)
    const url = first.nextPageUrl ?? ''
    expect(url).toContain(`member=${kavitha}`)
    expect((await owner.ask<OrderHistory>('GET', url)).body.orders.map(({ gid }) => gid)).toEqual([
      '90000000009',
    ])
  })

  test('are not shown to a member, who sees only their own', async ({ server }) => {
    const member = await persona(server, 'businessMember')
    const history = await historyOf(member)
    expect(history.orders).toHaveLength(1)
    expect(history.members).toBeUndefined()
    const [hafizs] = (await accountNow(server, 'businessOwner')).shopper.orders
    expect((await member.ask('GET', `/api/order/${hafizs?.gid}`)).status).toBe(404)
    expect((await member.page(`/account/order/${hafizs?.gid}`)).status).toBe(404)
  })

  test('stay with the business when their buyer leaves; later ones are personal', async ({ server }) => {
    const owner = await persona(server, 'businessOwner')
    const member = await persona(server, 'businessMember')
    await owner.ask('DELETE', `/api/organization/users/${kavitha}`)
    const buys = buyer(member)
    const { order } = (await buys.place(await buys.readyToOrder())).body.data
    const history = await historyOf(owner, `?member=${kavitha}`)
    expect(history.orders).toHaveLength(1)
    expect(history.orders[0]?.gid).not.toBe(order.gid)
    expect((await owner.ask('GET', `/api/order/${order.gid}`)).status).toBe(404)
  })
})

test('an owner reads and repeats the order of a member, and cannot change it', async ({ server }) => {
  const owner = await persona(server, 'businessOwner')
  const member = await persona(server, 'businessMember')
  const buys = buyer(member)
  const { order } = (await buys.place(await buys.readyToOrder())).body.data
  expect([order.canCancel, order.canAttach]).toEqual([true, true])
  const read = await owner.ask<{ order: Order }>('GET', `/api/order/${order.gid}`)
  expect([read.body.order.canCancel, read.body.order.canAttach]).toEqual([false, false])
  const page = await owner.page(`/account/order/${order.gid}`)
  expect(page.body.data?.order?.orderedBy).toEqual({ first: 'Kavitha', last: 'Raman' })
  expect((await owner.ask('POST', '/api/carts/add-order', { orderId: order.gid })).status).toBe(200)
  const cancelling = { id: order.gid, cancellationReason: 'mistake' }
  expect((await owner.ask('POST', '/api/cancel-order', cancelling)).status).toBe(404)
})
