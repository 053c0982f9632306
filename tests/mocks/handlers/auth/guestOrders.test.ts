import { beforeEach, expect, test } from 'vitest'
import { people } from '../../../../fixtures/people.ts'
import type { Order } from '../../../../src/contract/entities/order.ts'
import { type Buyer, buyer } from '../../buyer.ts'
import { accountNow } from '../../persona.ts'
import { openServer, type Shopper, shopper } from '../../shopper.ts'
import { logIn } from './people.ts'

let server: ReturnType<typeof openServer>
let ana: Shopper
let anas: Buyer

beforeEach(async () => {
  server = openServer()
  ana = shopper(server)
  anas = buyer(ana)
  return () => expect(server.drifts).toEqual([])
})

const KEY = 'key-of-the-guest'

/** A guest's order, for that e-mail. */
async function ordered(email: string): Promise<Order> {
  const cartId = await anas.readyToOrder()
  await anas.telephone('012-345 6789', email)
  return (await anas.place(cartId, KEY)).body.data.order
}

/** What became of it, as the shop asks when the answer was lost. */
const askAgain = async () => {
  const { _id: cartId } = await ana.sync()
  return ana.ask<{ data: { order: Order } }>('POST', '/api/checkout', {
    cartId,
    idempotencyKey: KEY,
    onlyIfPlaced: true,
  })
}

test('an order that moves into the account is found by the key it was placed with', async () => {
  const { gid } = await ordered(people.firstOrderCustomer.email)
  await logIn(ana, 'firstOrderCustomer')
  expect((await askAgain()).body.data.order.gid).toBe(gid)
})

test('one that stays with the browser is not, and is again once they have logged out', async () => {
  const { gid } = await ordered('somebody@rumah.example')
  await logIn(ana, 'firstOrderCustomer')
  expect(await askAgain()).toMatchObject({ status: 404, body: { error: 'not_found' } })
  await ana.ask('POST', '/api/logout')
  expect((await askAgain()).body.data.order.gid).toBe(gid)
})

test('an account’s orders are sorted by date, including those of the guest', async () => {
  const { gid } = await ordered(people.returningCustomer.email)
  await logIn(ana, 'returningCustomer')
  const { shopper: weiLing } = await accountNow(server, 'returningCustomer')
  const days = weiLing.orders.map(({ createdAt }) => createdAt)
  expect(days).toEqual(days.toSorted((one, other) => one - other))
  expect(weiLing.orders.map((order) => order.gid)).toContain(gid)
})
