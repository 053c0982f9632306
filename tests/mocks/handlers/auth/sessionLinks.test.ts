import { expect } from 'vitest'
import { named } from '../../../../fixtures/named.ts'
import { demoPassword, people } from '../../../../fixtures/people.ts'
import { test } from '../../../setup/serverTest.ts'
import { accountNow, persona } from '../../persona.ts'
import { lineOf, type Shopper } from '../../shopper.ts'
import { newPassword } from './authCalls.ts'

const linkOf = async (person: Shopper) =>
  (await person.ask<{ data: { token: string; expiresAt: string } }>('POST', '/api/login/link')).body.data
const open = (browser: Shopper, token: string) => browser.ask('POST', '/api/login/link/open', { token })
const used = { status: 422, body: { error: 'reset_link_invalid', field: 'token' } }

test('a link logs another browser in, once, and leaves its cart to be merged', async ({
  server,
  ana,
  anas,
}) => {
  await anas.put(named.saleMilk, 2)
  const weiLing = await persona(server, 'returningCustomer')
  const { token, expiresAt } = await linkOf(weiLing)
  expect(expiresAt).toBe('2026-11-21T00:05:00.000Z')
  const { status, body } = await open(ana, token)
  expect([status, body]).toMatchObject([200, { data: { user: { email: 'weiling.lim@rumah.example' } } }])
  await ana.sync()
  expect((await ana.sync()).cartVariants).toEqual([])
  await ana.ask('POST', '/api/carts/merge')
  expect((await ana.sync()).cartVariants.map(({ quantity }) => quantity)).toEqual([2])
  await ana.ask('POST', '/api/logout')
  await ana.sync()
  expect(await open(ana, token)).toMatchObject(used)
})

test('a link takes along what the guest has confirmed and ordered, so that the merge keeps a beer', async ({
  server,
  ana,
  anas,
}) => {
  const cartId = await anas.readyToOrder()
  await anas.telephone('012-345 6789', people.returningCustomer.email)
  const { order } = (await anas.place(cartId)).body.data
  await ana.change(lineOf(await ana.variantOf(named.ageGatedBeer), 1), { ageGateAccepted: true })
  const weiLing = await persona(server, 'returningCustomer')
  await open(ana, (await linkOf(weiLing)).token)
  await ana.sync()
  expect((await ana.ask('POST', '/api/carts/merge')).body).toMatchObject({ data: { cartDifferences: [] } })
  expect((await ana.sync()).cartVariants).toMatchObject([
    { variant: { gid: named.ageGatedBeer }, quantity: 1 },
  ])
  const { shopper: own } = await accountNow(server, 'returningCustomer')
  expect(own.orders.map(({ gid }) => gid)).toContain(order.gid)
})

test('a link ends after five minutes, with a newer link, and with another password', async ({
  server,
  ana,
}) => {
  await ana.sync()
  const weiLing = await persona(server, 'returningCustomer')
  const earlier = await linkOf(weiLing)
  const newer = await linkOf(weiLing)
  expect(await open(ana, earlier.token)).toMatchObject(used)
  await weiLing.ask('POST', '/api/change-password', { currentPassword: demoPassword, newPassword })
  expect(await open(ana, newer.token)).toMatchObject(used)
  await weiLing.sync()
  const last = await linkOf(weiLing)
  server.clock.advance(5 * 60_000)
  expect(await open(ana, last.token)).toMatchObject(used)
})

test('a link needs a login, and its token is not in the journal', async ({ server, ana }) => {
  await ana.sync()
  expect(await ana.ask('POST', '/api/login/link')).toMatchObject({ status: 401 })
  const weiLing = await persona(server, 'returningCustomer')
  const { token } = await linkOf(weiLing)
  await open(ana, token)
  expect(JSON.stringify(server.journal.entries())).not.toContain(token)
})
