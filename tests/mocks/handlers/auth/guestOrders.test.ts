import { expect } from 'vitest'
import { people } from '../../../../fixtures/people.ts'
import type { Order } from '../../../../src/contract/entities/order.ts'
import type { Buyer } from '../../buyer.ts'
import { accountNow } from '../../persona.ts'
import type { Shopper } from '../../shopper.ts'
import { logIn } from './authCalls.ts'
import { test } from '../../../setup/serverTest.ts'

const KEY = 'key-of-the-guest'

/** A guest's order, with that email. */
async function ordered(anas: Buyer, email: string): Promise<Order> {
  const cartId = await anas.readyToOrder()
  await anas.telephone('012-345 6789', email)
  return (await anas.place(cartId, KEY)).body.data.order
}

/** Looks the order up by its key, as the shop does after a lost answer. */
const askAgain = async (ana: Shopper) => {
  const { _id: cartId } = await ana.sync()
  return ana.ask<{ data: { order: Order } }>('POST', '/api/checkout', {
    cartId,
    idempotencyKey: KEY,
    onlyIfPlaced: true,
  })
}

test('an order that moves into the account is found by its idempotency key', async ({ ana, anas }) => {
  const { gid } = await ordered(anas, people.firstOrderCustomer.email)
  await logIn(ana, 'firstOrderCustomer')
  expect((await askAgain(ana)).body.data.order.gid).toBe(gid)
})

test('an order that stays with the browser is not found while logged in', async ({ ana, anas }) => {
  const { gid } = await ordered(anas, 'somebody@rumah.example')
  await logIn(ana, 'firstOrderCustomer')
  expect(await askAgain(ana)).toMatchObject({ status: 404, body: { error: 'not_found' } })
  await ana.ask('POST', '/api/logout')
  expect((await askAgain(ana)).body.data.order.gid).toBe(gid)
})

test('an account’s orders are sorted by date, including those of the guest', async ({
  server,
  ana,
  anas,
}) => {
  const { gid } = await ordered(anas, people.returningCustomer.email)
  await logIn(ana, 'returningCustomer')
  const { shopper: weiLing } = await accountNow(server, 'returningCustomer')
  const days = weiLing.orders.map(({ createdAt }) => createdAt)
  expect(days).toEqual(days.toSorted((one, other) => one - other))
  expect(weiLing.orders.map((order) => order.gid)).toContain(gid)
})
