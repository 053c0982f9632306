import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createJournal } from '../../mocks/serving/journal.ts'
import { openServer, type Shopper, shopper } from './shopper.ts'

let server: ReturnType<typeof openServer>
let ana: Shopper

beforeEach(() => {
  server = openServer()
  ana = shopper(server)
})

afterEach(() => {
  expect(server.drifts).toEqual([])
})

describe('the journal', () => {
  test('says what was asked and how it ended, without secrets', async () => {
    await ana.sync()
    await ana.ask('POST', '/api/billing?token=abc&page=2', {
      billing: { cardNumber: '4242424242424242', expiry: '12/30', securityCode: '123', nameOnCard: 'Ana' },
    })
    await ana.ask('POST', '/api/login', {
      loginData: { email: 'a@b.my', password: 'Geheim-1' },
      otp: '123456',
    })
    const text = JSON.stringify(server.journal.entries())
    for (const secret of ['4242', '"123"', 'abc', 'Geheim', '123456']) expect(text).not.toContain(secret)
    const [first, second, third] = server.journal.entries()
    expect(first).toMatchObject({
      number: 1,
      method: 'GET',
      path: '/api/carts/sync',
      status: 200,
      call: 'syncCart',
      ms: 0,
    })
    expect(second).toMatchObject({
      call: 'createBilling',
      status: 200,
      path: '/api/billing?token=%E2%80%A2%E2%80%A2%E2%80%A2&page=2',
    })
    expect(second?.body).toMatchObject({ billing: { nameOnCard: 'Ana', cardNumber: '•••' } })
    expect(third).toMatchObject({ call: null, status: 501, refusal: { error: 'unknown_call' } })
  })

  test('keeps the last 200', () => {
    const journal = createJournal()
    for (let count = 0; count < 250; count += 1) {
      journal.add({ at: '', ms: 0, method: 'GET', path: `/${count}`, call: null, status: 200 })
    }
    expect(journal.entries()).toHaveLength(200)
    expect(journal.entries()[0]).toMatchObject({ number: 51, path: '/50' })
  })

  test('takes its times from the shop’s clock', async () => {
    server.scenario = () => {
      server.clock.advance(350)
      return undefined
    }
    await ana.sync()
    expect(server.journal.entries()[0]).toMatchObject({ at: '2026-11-21T00:00:00.000Z', ms: 350 })
  })
})
