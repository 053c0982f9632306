import { expect, test } from 'vitest'
import { InvalidInput } from '../../../mocks/controls/invalidInput.ts'
import { openShop } from '../../../mocks/hosts/package/openShop.ts'
import { SHOP_HEADER } from '../../../mocks/hosts/shops.ts'
import { Header } from '../../../src/contract/headers.ts'

test.each([
  ['2026-12-24T10:00', '2026-12-24T02:00:00.000Z'],
  ['2026-12-24T10:00:00', '2026-12-24T02:00:00.000Z'],
  ['2026-12-24', '2026-12-23T16:00:00.000Z'],
  ['2026-12-24T10:00:00+08:00', '2026-12-24T02:00:00.000Z'],
  ['2026-12-24T10:00:00Z', '2026-12-24T10:00:00.000Z'],
])('the clock %s is frozen at %s: without a zone it is in Malaysia', (clock, now) => {
  const shop = openShop({ clock })
  expect(shop.controls.clock.now()).toBe(now)
  shop.close()
})

test.each(['tomorrow', '', '2026-13-01T10:00'])('the clock “%s” is refused', (clock) => {
  expect(() => openShop({ clock })).toThrow(InvalidInput)
})

test.each([
  ['the shop', {}],
  ['a shop by name', { [SHOP_HEADER]: 'own' }],
])('closing releases the held answers of %s', async (_, named) => {
  const shop = openShop()
  const { controls } = SHOP_HEADER in named ? shop.shop('own') : shop
  controls.holding.hold(true)
  const asked = shop.answer(
    new Request('http://localhost/api/carts/sync', {
      headers: { [Header.API_JSON]: 'true', ...named },
      signal: AbortSignal.timeout(10_000),
    }),
  )
  await expect.poll(() => controls.holding.held()).toHaveLength(1)
  shop.close()
  expect((await asked)?.status).toBe(200)
})
