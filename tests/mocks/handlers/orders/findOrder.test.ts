import { expect } from 'vitest'
import { people } from '../../../../fixtures/people.ts'
import type { Order } from '../../../../src/contract/entities/order.ts'
import { test } from '../../../setup/serverTest.ts'
import type { Buyer } from '../../buyer.ts'
import { type Shopper, shopper } from '../../shopper.ts'
import { logIn } from '../auth/authCalls.ts'

const EMAIL = 'ana@rumah.example'

async function ordered(anas: Buyer, email = EMAIL): Promise<Order> {
  const cartId = await anas.readyToOrder()
  await anas.telephone('012-345 6789', email)
  return (await anas.place(cartId)).body.data.order
}

/** Another browser, with its token. */
async function browser(server: Parameters<typeof shopper>[0], id = 'another browser'): Promise<Shopper> {
  const person = shopper(server, id)
  await person.sync()
  return person
}

const find = (person: Shopper, number: string, email = EMAIL) =>
  person.ask<{ order: Order; error?: string; details?: unknown }>('POST', '/api/order/find', {
    number,
    email,
  })

test('another browser finds it, with the number in groups and the email in capitals', async ({
  server,
  anas,
}) => {
  const { gid } = await ordered(anas)
  const elsewhere = await browser(server)
  const { order } = (await find(elsewhere, `${gid.slice(0, 6)} ${gid.slice(6)}`, 'Ana@Rumah.Example')).body
  expect(order).toMatchObject({ gid, status: 0, canCancel: false, canAttach: false })
  expect(order.orderVariants).not.toEqual([])
})

test('it has no name, street, phone number or email', async ({ anas, ana }) => {
  const placed = await ordered(anas)
  const found = JSON.stringify((await find(ana, placed.gid)).body)
  const { addressLine1, firstName, city } = placed.shippingAddress
  expect(firstName).not.toBe('')
  for (const hidden of [addressLine1, firstName, '0123456789', EMAIL]) expect(found).not.toContain(hidden)
  expect(found).toContain(city)
})

test('a wrong email and an unknown number are the same refusal', async ({ server, anas }) => {
  const { gid } = await ordered(anas)
  const one = await find(await browser(server, 'one'), gid, 'someone@rumah.example')
  const other = await find(await browser(server, 'other'), '26112199999')
  expect(one).toMatchObject({ status: 404, body: { error: 'not_found', details: { triesLeft: 4 } } })
  expect(other.body).toEqual(one.body)
})

test('after five wrong pairs, the right one is refused as well, for fifteen minutes', async ({
  server,
  anas,
}) => {
  const { gid } = await ordered(anas)
  const guessing = await browser(server, 'guessing')
  const left = []
  for (let tries = 0; tries < 5; tries += 1) {
    left.push((await find(guessing, gid, `someone${tries}@rumah.example`)).body.details)
  }
  expect(left).toEqual([4, 3, 2, 1, 0].map((triesLeft) => ({ triesLeft })))
  expect((await find(guessing, gid)).body).toMatchObject({ error: 'not_found', details: { triesLeft: 0 } })
  // Others are not kept waiting.
  expect((await find(await browser(server), gid)).body.order.gid).toBe(gid)
  server.clock.advance(15 * 60_000)
  expect((await find(guessing, gid)).body.order.gid).toBe(gid)
})

test('an order that has moved into an account needs the login', async ({ server, ana, anas }) => {
  const { email } = people.firstOrderCustomer
  const { gid } = await ordered(anas, email)
  await logIn(ana, 'firstOrderCustomer')
  expect((await find(await browser(server), gid, email)).status).toBe(404)
})
