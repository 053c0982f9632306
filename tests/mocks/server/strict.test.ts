import { beforeEach, describe, expect, test } from 'vitest'
import { named } from '../../../fixtures/named.ts'
import { Header } from '../../../src/contract/headers.ts'
import { lineOf, openServer, type Shopper, shopper } from '../shopper.ts'

let server: ReturnType<typeof openServer>
let ana: Shopper

beforeEach(async () => {
  server = openServer()
  ana = shopper(server)
  await ana.sync()
})

const address = {
  firstName: 'Ana',
  lastName: 'Rahman',
  addressLine1: '1 Jalan Ampang',
  city: 'Kuala Lumpur',
  state: 'Kuala Lumpur',
  postalCode: '50450',
  country: 'Malaysia',
}

/** A request with a name that the contract does not have, and the closest that it has. */
const misspelt: readonly [string, string, string, () => object | undefined, string][] = [
  [
    'setAsDefaultAdress',
    'POST',
    '/api/address',
    () => ({ address, setAsDefaultAdress: true }),
    'setAsDefaultAddress',
  ],
  [
    'address.adressLine2',
    'POST',
    '/api/address',
    () => ({ address: { ...address, adressLine2: '' } }),
    'addressLine',
  ],
  [
    'query.limt',
    'GET',
    `/api/product/variant-${named.saleMilk}/softCategoryType/PDP_MODULE_RELATED_VARIANTS?limt=1`,
    () => undefined,
    'limit',
  ],
]

describe('a strict server', () => {
  test.each(misspelt)('refuses %s', async (field, method, path, body, known) => {
    const answer = await ana.ask<Record<string, string>>(method, path, body())
    expect(answer).toMatchObject({ status: 400, body: { error: 'bad_body', field } })
    expect(answer.body['expected']).toContain(known)
  })

  test('refuses a header that the contract does not have', async () => {
    const headers = { [Header.API_JSON]: 'true', 'x-csrf-tokn': 'abc' }
    const response = await ana.send('GET', '/api/carts/sync', headers)
    expect([response.status, await response.json()]).toMatchObject([
      400,
      { field: 'x-csrf-tokn', expected: expect.stringContaining('x-csrf-token') as unknown },
    ])
  })

  test('refuses nothing of a proxy or of a browser', async () => {
    const headers = {
      [Header.API_JSON]: 'true',
      'x-forwarded-for': '10.0.0.1',
      'x-mock-visitor': 'ana',
      'sec-fetch-site': 'same-origin',
    }
    expect((await ana.send('GET', '/api/carts/sync', headers)).status).toBe(200)
  })

  test('takes a field of either way to pay', async () => {
    const billing = {
      cardNumber: '4242424242424242',
      expiry: '12/30',
      securityCode: '123',
      nameOnCard: 'Ana',
    }
    const wrong = await ana.ask('POST', '/api/billing', { billing: { ...billing, pin: '1' } })
    expect(wrong).toMatchObject({ status: 400, body: { field: 'billing.pin' } })
    expect((await ana.ask('POST', '/api/billing', { billing })).status).toBe(200)
  })
})

test('other servers answer as if the name were not there, and the journal marks it as drift', async () => {
  server.isStrict = false
  const milk = await ana.variantOf(named.saleMilk)
  const { status } = await ana.change(lineOf(milk, 2), { isOverwriten: true })
  expect(status).toBe(200)
  expect(server.journal.entries().at(-1)).toMatchObject({
    call: 'changeCart',
    status: 200,
    drift: { of: 'request', field: 'isOverwriten' },
  })
})
