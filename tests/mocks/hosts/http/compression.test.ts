import { get, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import type { HttpServer } from '../../../../mocks/hosts/http/http.ts'
import { Header } from '../../../../src/contract/headers.ts'
import { withHttpShop } from './httpShop.ts'

let shop: HttpServer
withHttpShop((opened) => {
  shop = opened
})

test.each([
  ['gzip, deflate, br', 'gzip'],
  ['br;q=1.0, gzip;q=0.8', 'gzip'],
  ['gzip;q=0, identity', undefined],
  ['identity', undefined],
])('a reply of more than 1 KB for “accept-encoding: %s” is coded with %s', async (accepted, coding) => {
  const headers = { 'accept-encoding': accepted, [Header.PAGE_DATA]: 'true', [Header.API_JSON]: 'true' }
  const ask = (path: string) =>
    new Promise<IncomingMessage>((resolve) => {
      get(new URL(path, shop.url), { headers }, resolve)
    })
  const long = await ask('/products/search/milk')
  const bytes = await buffer(long)
  expect(long.headers).toMatchObject({
    vary: 'Accept-Encoding',
    'content-length': `${bytes.byteLength}`,
  })
  expect(long.headers['content-encoding']).toBe(coding)
  const text = (coding ? gunzipSync(bytes) : bytes).toString()
  expect(JSON.parse(text)).toMatchObject({ data: { search: { term: 'milk' } } })
  if (coding) expect(bytes.byteLength * 4).toBeLessThan(text.length)
  const short = await ask('/api/order-cancellation-reasons')
  short.resume()
  expect(short.headers['content-encoding']).toBeUndefined()
})

test('an answer of the tester’s own with a coding is sent as it is', async () => {
  shop.controls.answer('syncCart', {
    body: { text: 'x'.repeat(2000) },
    headers: { 'content-encoding': 'identity' },
    isForced: true,
  })
  const headers = { 'accept-encoding': 'gzip', [Header.API_JSON]: 'true' }
  const answer = await new Promise<IncomingMessage>((resolve) => {
    get(new URL('/api/carts/sync', shop.url), { headers }, resolve)
  })
  expect(answer.headers['content-encoding']).toBe('identity')
  expect(JSON.parse((await buffer(answer)).toString())).toEqual({ text: 'x'.repeat(2000) })
})
