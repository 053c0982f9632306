import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { compare } from '../../../../build/compare/compare.ts'
import { differencesOf } from '../../../../build/compare/differences.ts'
import type { HttpServer } from '../../../../mocks/hosts/http/http.ts'
import { createControls } from '../../../../mocks/controls/controls.ts'
import { named } from '../../../../fixtures/named.ts'
import { buyer } from '../../buyer.ts'
import { openServer, shopper } from '../../shopper.ts'
import { withHttpShop } from '../http/httpShop.ts'
import { printed } from './printed.ts'

let real: HttpServer
withHttpShop((opened) => {
  real = opened
})

const folder = mkdtempSync(join(tmpdir(), 'pasar-compare-'))
afterAll(() => rmSync(folder, { recursive: true }))

const run = (args: readonly string[], environment: Record<string, string> = {}) =>
  printed((all) => compare(all, environment), ['--url', real.url, ...args])

/** A saved journal of reads, a refused write and an accepted one. */
async function journal(): Promise<string> {
  const server = openServer()
  const controls = createControls(server)
  const ana = shopper(server)
  await ana.sync()
  await ana.page('/cart')
  await ana.ask('GET', '/api/order-cancellation-reasons')
  await buyer(ana).put(named.outOfStockSardines, 1)
  await buyer(ana).put(named.saleMilk, 1)
  controls.arm('syncCart:status:503')
  await ana.ask('GET', '/api/carts/sync')
  const file = join(folder, 'journal.json')
  writeFileSync(file, JSON.stringify({ entries: controls.journal() }))
  return file
}

test('a server that answers as the mock has no differences', async () => {
  const file = await journal()
  const reads = await run(['--journal', file])
  expect(reads).toEqual({
    code: 0,
    text: '3 requests of 3 calls: 0 differences. 2 writes were not sent; --writes sends them.',
  })
  expect(real.controls.journal().every(({ method }) => method === 'GET')).toBe(true)
  const all = await run(['--journal', file, '--writes'])
  expect(all).toEqual({ code: 0, text: '5 requests of 4 calls: 0 differences.' })
})

test('lists the differences by call and field', async () => {
  const file = await journal()
  real.controls.answer('syncCart', {
    patch: { data: { token: null, cart: { revision: 'seven' } } },
    isForced: true,
    when: 'always',
  })
  real.controls.arm('page:status:503@always')
  const { code, text } = await run(['--journal', file])
  expect(text.split('\n')).toEqual([
    'page  (answer)  status: expected 200, found 503',
    expect.stringMatching(/^syncCart {2}data\.cart\.revision {2}type: expected .*, found "seven"$/),
    'syncCart  data.token  missing: is missing',
    '3 requests of 3 calls: 3 differences. 2 writes were not sent; --writes sends them.',
  ])
  expect(code).toBe(1)
})

test('sends secrets from the environment, and prints none', async () => {
  const { text } = await run(['--journal', await journal(), '--call', 'syncCart'], {
    COMPARE_COOKIE: 'mock_visitor=ana; other=1',
    COMPARE_AUTHORIZATION: 'Bearer hidden-1',
  })
  const [entry] = real.controls.journal()
  expect(entry).toMatchObject({ visitor: 'ana', headers: { authorization: '•••', cookie: '•••' } })
  expect(text).not.toContain('hidden-1')
})

test('without a journal it sends the inputs of this project’s tests', async () => {
  const { text } = await run(['--call', 'variantById'])
  expect(text).toMatch(/^2 requests of 1 calls: 0 differences\.$/)
  const asked = real.controls.journal().filter(({ call }) => call === 'variantById')
  const statuses = asked.map(({ call, status }) => `${call} ${status}`)
  expect(statuses.toSorted((one, other) => one.localeCompare(other))).toEqual([
    'variantById 200',
    'variantById 404',
  ])
})

describe('a difference', () => {
  const sample = { call: 'syncCart', method: 'GET', path: '/api/carts/sync', status: 200 } as const

  test.each([
    ['no answer', { status: 0, body: undefined }, 'status', 'expected 200, found no answer'],
    ['another status', { status: 401, body: {} }, 'status', 'expected 200, found 401'],
    ['no JSON', { status: 200, body: undefined }, 'type', 'expected JSON'],
  ])('%s', (_title, answer, kind, text) => {
    expect(differencesOf(sample, answer)).toEqual([{ call: 'syncCart', field: '', kind, text }])
  })

  test('another code, and a value that no enumeration has', () => {
    const refused = { ...sample, status: 400, code: 'not_enough_stock' }
    const body = { status: 400, error: 'over_maximum', errorCode: 'over_maximum' }
    expect(differencesOf(refused, { status: 400, body })).toMatchObject([
      { kind: 'code', text: 'expected not_enough_stock, found over_maximum' },
    ])
    const reasons = { call: 'readOrder', method: 'GET', path: '/api/order/1', status: 200 } as const
    const found = differencesOf(reasons, { status: 200, body: { order: { status: 99 } } })
    expect(found).toContainEqual(expect.objectContaining({ field: 'order.status', kind: 'enum' }))
  })
})

test('refuses what it cannot use', async () => {
  await expect(compare([], {})).rejects.toThrow('--url is missing.')
  await expect(run(['--journal', join(folder, 'nothing.json')])).rejects.toThrow(/is no journal/)
  await expect(run(['--call', 'syncCarts'])).rejects.toThrow('There is no call "syncCarts".')
  await expect(compare(['--url', 'staging'], {})).rejects.toThrow(/should be an address/)
})
