import { expect, test } from 'vitest'
import { Header } from '../../../../src/contract/headers.ts'
import { persona } from '../../persona.ts'
import { openServer, shopper } from '../../shopper.ts'
import { matchedBy } from '../../matchedBy.ts'

const inAdvance = { [Header.PURPOSE]: 'prefetch' }

test('a page with side effects is not prefetched, and has none', async () => {
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

test('other pages are prefetched, with the same data', async () => {
  const server = openServer()
  const ana = shopper(server)
  expect(await ana.page('/cart', inAdvance)).toEqual(await ana.page('/cart'))
})

test('no page is prefetched while faults are armed: a fault is for the shopper’s own request', async () => {
  const server = openServer()
  server.faultInjector = matchedBy(() => undefined)
  const ana = shopper(server)
  expect((await ana.page('/cart', inAdvance)).status).toBe(409)
  expect((await ana.page('/cart')).status).toBe(200)
})
