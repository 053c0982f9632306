import { expect } from 'vitest'
import { accountIdOf, type PersonKey } from '../../../../fixtures/people.ts'
import { buyer } from '../../buyer.ts'
import { accountNow, arrange, persona } from '../../persona.ts'
import { saver } from '../../saver.ts'
import { cancelOrder } from './orderCalls.ts'
import type { Server } from '../../shopper.ts'
import { test } from '../../../setup/serverTest.ts'

/** An order of RM 41.60 paid by a wallet, cancelled ten seconds later. */
async function paidAndCancelled(server: Server, key: PersonKey) {
  const who = await persona(server, key)
  const cartId = await buyer(who).readyToOrder()
  await saver(who).payBy('fasspay', { telephoneNumber: '0123456789' })
  const { gid } = (await buyer(who).place(cartId)).body.data.order
  server.clock.advance(10_000)
  const before = (await accountNow(server, key)).credits
  const { order } = (await cancelOrder(who, gid)).body
  return { refund: order.refund, credited: (await accountNow(server, key)).credits - before }
}

test.for([
  ['a customer', 'firstOrderCustomer', 'credits', 4_160],
  ['a business that uses credits', 'businessOwner', 'credits', 4_160],
  ['a business that does not', 'invoiceCustomer', 'payment', 0],
] as const)('%s gets a refund in a usable form', async ([, key, as, credited], { server }) => {
  expect(await paidAndCancelled(server, key)).toEqual({ refund: { amount: 4_160, as }, credited })
})

test('a business without points earns its members none', async ({ server }) => {
  const hafiz = await persona(server, 'businessOwner')
  const cartId = await buyer(hafiz).readyToOrder()
  const { gid } = (await buyer(hafiz).place(cartId)).body.data.order
  await arrange(server, ({ organizations }) => {
    const kopitiam = organizations['organization-kopitiam']
    if (kopitiam) kopitiam.account.isEnabled = false
  })
  server.clock.advance(48 * 3_600_000)
  await hafiz.sync()
  const { orders } = (await server.store.read()).accounts[accountIdOf('businessOwner')]?.shopper ?? {}
  expect(orders?.find((order) => order.gid === gid)?.pointsEarned).toBe(0)
})
