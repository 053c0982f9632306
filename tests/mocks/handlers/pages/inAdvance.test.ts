import { expect, test } from 'vitest'
import { Header } from '../../../../src/contract/headers.ts'
import { persona } from '../../persona.ts'
import { openServer, shopper } from '../../shopper.ts'
import { struckBy } from '../../struckBy.ts'

const inAdvance = { [Header.PURPOSE]: 'prefetch' }

test('a page that a visit leaves something of is not answered in advance, and leaves nothing', async () => {
  const server = openServer()
  const weiLing = await persona(server, 'returningCustomer')
  const { invite } = (await weiLing.page('/account/invite')).body.data?.account ?? {}
  const ana = shopper(server)
  await ana.sync()
  const early = await ana.page(invite?.path ?? '', inAdvance)
  expect(early).toMatchObject({ status: 409, body: { error: 'not_in_advance' } })
  expect((await ana.sync()).appliedPromoCodes).toEqual([])
  expect((await ana.page(invite?.path ?? '')).status).toBe(200)
  expect((await ana.sync()).appliedPromoCodes).toMatchObject([{ code: invite?.code }])
})

test('other pages are, with the same data', async () => {
  const server = openServer()
  const ana = shopper(server)
  expect(await ana.page('/cart', inAdvance)).toEqual(await ana.page('/cart'))
})

test('nothing is while requests may fail: a fault is for what the shopper does', async () => {
  const server = openServer()
  server.faultInjector = struckBy(() => undefined)
  const ana = shopper(server)
  expect((await ana.page('/cart', inAdvance)).status).toBe(409)
  expect((await ana.page('/cart')).status).toBe(200)
})
