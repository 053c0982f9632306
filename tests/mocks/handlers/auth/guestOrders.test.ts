import { expect } from 'vitest'
import { people } from '../../../../fixtures/people.ts'
import type { Order } from '../../../../src/contract/entities/order.ts'
import type { Payment } from '../../../../src/contract/entities/payment.ts'
import { BillingType } from '../../../../src/contract/enumerations.ts'
import type { MockServer } from '../../../../mocks/server/mockServer.ts'
import type { Buyer } from '../../buyer.ts'
import { accountNow, persona } from '../../persona.ts'
import type { Shopper } from '../../shopper.ts'
import { lastMessage, logIn, newPassword } from './authCalls.ts'
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

/** A guest's payment by iPay88, with that email. */
async function paying(anas: Buyer, email: string): Promise<Payment> {
  const cartId = await anas.readyToOrder()
  await anas.telephone('012-345 6789', email)
  await anas.payBy(BillingType.IPAY88, { paymentId: '16' })
  const { payment } = (await anas.startPayment(cartId)).body.data
  if (!payment) throw new Error('A provider should be needed.')
  return payment
}

const readPayment = (ana: Shopper, { _id }: Payment) =>
  ana.ask<{ data: { payment: Payment; order?: Order } }>('GET', `/api/payments/${_id}`)

const NEW = 'iman.salleh@example.com'

/** Opens an account as the shop does, with the code from the email. */
async function join(server: MockServer, ana: Shopper) {
  await ana.ask('POST', '/api/issue-otp', { email: NEW, type: 'registration' })
  const loginData = { email: NEW, password: newPassword, firstName: 'Iman', lastName: 'Salleh' }
  const { status } = await ana.ask('POST', '/api/join', { loginData, otp: await lastMessage(server) })
  await ana.sync()
  return status
}

async function openLink(server: MockServer, ana: Shopper) {
  const person = await persona(server, 'returningCustomer')
  const { data } = (await person.ask<{ data: { token: string } }>('POST', '/api/login/link')).body
  const { status } = await ana.ask('POST', '/api/login/link/open', { token: data.token })
  await ana.sync()
  return status
}

const ways = [
  ['a new account', NEW, join],
  [
    'an account',
    people.returningCustomer.email,
    async (_server: MockServer, ana: Shopper) => (await logIn(ana, 'returningCustomer')).status,
  ],
  ['an account, by a link,', people.returningCustomer.email, openLink],
] as const

test.for(ways)(
  'a payment moves to %s with the order that it paid for',
  async ([, email, enter], { server, ana, anas }) => {
    const payment = await paying(anas, email)
    const { order } = (await anas.answerPayment(payment._id, 'approve')).body.data
    expect(await enter(server, ana)).toBe(200)
    expect(await readPayment(ana, payment)).toMatchObject({
      status: 200,
      body: { data: { payment: { status: 'approved', orderGid: order?.gid }, order: { gid: order?.gid } } },
    })
  },
)

test('a payment stays with the browser with the order that it paid for', async ({ ana, anas }) => {
  const payment = await paying(anas, 'somebody@rumah.example')
  await anas.answerPayment(payment._id, 'approve')
  await logIn(ana, 'firstOrderCustomer')
  expect((await readPayment(ana, payment)).status).toBe(404)
  await ana.ask('POST', '/api/logout')
  expect((await readPayment(ana, payment)).body.data.payment.status).toBe('approved')
})

test('an open payment of a guest is cancelled by the login, because it is for the cart of the guest', async ({
  ana,
  anas,
}) => {
  const payment = await paying(anas, people.returningCustomer.email)
  await logIn(ana, 'returningCustomer')
  expect((await readPayment(ana, payment)).body.data.payment.status).toBe('cancelled')
  const { data } = (await anas.answerPayment(payment._id, 'approve')).body
  expect([data.payment.status, data.order]).toEqual(['cancelled', undefined])
})
