import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openServer, type Shopper, shopper } from '../../shopper.ts'

let server: ReturnType<typeof openServer>
let ana: Shopper

beforeEach(async () => {
  server = openServer()
  ana = shopper(server)
  await ana.sync()
})
afterEach(() => {
  expect(server.drifts).toEqual([])
})

describe('the band above every page', () => {
  const shown = async () =>
    ((await ana.page('/cart')).body.data?.base?.topBanners ?? []).map(({ _id }) => _id)

  test('loses a banner that is hidden, or all', async () => {
    expect(await shown()).toEqual(['top-festive-hours', 'top-pallets'])
    await ana.ask('PUT', '/api/product/hide-banner', { bannerId: 'top-pallets' })
    expect(await shown()).toEqual(['top-festive-hours'])
    expect((await ana.ask('PUT', '/api/product/hide-banner')).body).toEqual({
      data: { hiddenBanners: ['top-pallets', 'top-festive-hours'] },
    })
    expect(await shown()).toEqual([])
    expect((await ana.ask('PUT', '/api/product/hide-banner', { bannerId: 'none' })).status).toBe(404)
  })
})
