import { describe, expect, test } from 'vitest'
import { Header } from '../../../../src/contract/headers.ts'
import type { HttpServer } from '../../../../mocks/hosts/http/http.ts'
import { httpClient } from './httpClient.ts'
import { withHttpShop } from './httpShop.ts'

let shop: HttpServer
withHttpShop((opened) => {
  shop = opened
})

const client = (more?: Record<string, string>) => httpClient(shop.url, more)
const at = (path: string) => new URL(path, shop.url)

describe('CORS', () => {
  const origin = 'http://localhost:5173'

  test('a page of any origin may read the answer, its cookies and headers', async () => {
    const { headers } = await client({ origin }).ask('/api/carts/sync')
    expect(headers.get('access-control-allow-origin')).toBe(origin)
    expect(headers.get('access-control-allow-credentials')).toBe('true')
    expect(headers.get('vary')).toBe('Origin')
  })

  test('the challenge of the bot protection is exposed to it', async () => {
    shop.controls.arm('syncCart:bot')
    const { status, headers } = await client({ origin }).ask('/api/carts/sync')
    expect(status).toBe(403)
    expect(headers.get('access-control-expose-headers')?.split(', ')).toContain(Header.BOT_BLOCK)
  })

  test('a preflight is allowed, and creates no visitor', async () => {
    const response = await fetch(at('/api/carts/change'), {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type,x-api-json,x-csrf-token',
        'access-control-request-private-network': 'true',
      },
    })
    expect(response.status).toBe(204)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'access-control-allow-origin': origin,
      'access-control-allow-credentials': 'true',
      'access-control-allow-methods': expect.stringContaining('POST') as unknown,
      'access-control-allow-headers': 'content-type,x-api-json,x-csrf-token',
      'access-control-allow-private-network': 'true',
    })
    expect(response.headers.getSetCookie()).toEqual([])
    expect(shop.server.journal.entries()).toEqual([])
  })

  test('a page of another site, which gets no cookies, is identified by its origin', async () => {
    const from = (site: string, more: object) =>
      client({ origin, 'user-agent': 'Chromium', 'sec-fetch-site': site, ...more }).ask('/api/carts/sync')
    const nameFrom = async (site: string, more = {}) => (await from(site, more)).headers.get('x-mock-visitor')
    const name = await nameFrom('cross-site')
    expect(name).toMatch(/^site-/)
    expect(await nameFrom('cross-site')).toBe(name)
    expect(await nameFrom('cross-site', { origin: 'http://localhost:6006' })).not.toBe(name)
    expect(await nameFrom('same-site')).not.toBe(await nameFrom('same-site'))
  })

  test('without an origin there are no CORS headers', async () => {
    const { headers } = await client().ask('/api/carts/sync')
    expect(headers.get('access-control-allow-origin')).toBeNull()
  })
})
