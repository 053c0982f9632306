import { afterAll, expect, test } from 'vitest'
import { startNodeServer } from '../../../mocks/hosts/node.ts'
import { openShop } from '../../../mocks/hosts/package/openShop.ts'
import { SHOP_HEADER } from '../../../mocks/hosts/shops.ts'
import { Header } from '../../../src/contract/headers.ts'

const server = startNodeServer()
const shop = openShop()
afterAll(() => {
  server.close()
  shop.close()
})

const requestOf = (name: string) =>
  new Request('http://localhost/api/carts/sync', {
    headers: { [Header.API_JSON]: 'true', [SHOP_HEADER]: name },
  })

test.each([
  ['the package', (request: Request) => shop.answer(request)],
  ['Node’s fetch', (request: Request) => fetch(request)],
] as const)('%s answers 400 to a header that is no name of a shop', async (_, send) => {
  const refused = await send(requestOf('no name'))
  expect(refused?.status).toBe(400)
  expect(await refused?.json()).toEqual({
    error: 'bad_shop',
    expected: 'x-mock-shop: letters, digits, - and _, at most 64',
  })
  expect((await send(requestOf('checkout-3')))?.status).toBe(200)
})
