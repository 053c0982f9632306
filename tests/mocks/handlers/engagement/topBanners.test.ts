import { describe, expect } from 'vitest'
import type { Shopper } from '../../shopper.ts'
import { test } from '../../../setup/serverTest.ts'

describe('the top banners', () => {
  const shown = async (ana: Shopper) =>
    ((await ana.page('/cart')).body.data?.base?.topBanners ?? []).map(({ _id }) => _id)

  test('disappear when hidden, one or all', async ({ ana }) => {
    expect(await shown(ana)).toEqual(['top-festive-hours', 'top-pallets'])
    await ana.ask('PUT', '/api/product/hide-banner', { bannerId: 'top-pallets' })
    expect(await shown(ana)).toEqual(['top-festive-hours'])
    expect((await ana.ask('PUT', '/api/product/hide-banner')).body).toEqual({
      data: { hiddenBanners: ['top-pallets', 'top-festive-hours'] },
    })
    expect(await shown(ana)).toEqual([])
    expect((await ana.ask('PUT', '/api/product/hide-banner', { bannerId: 'none' })).status).toBe(404)
  })

  test('that have ended are not hidden with those on screen', async ({ server, ana }) => {
    server.clock.advance(73 * 3_600_000)
    await ana.sync()
    expect(await shown(ana)).toEqual(['top-pallets'])
    expect((await ana.ask('PUT', '/api/product/hide-banner')).body).toEqual({
      data: { hiddenBanners: ['top-pallets'] },
    })
  })
})
