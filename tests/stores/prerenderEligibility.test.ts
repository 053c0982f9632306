import { afterEach, describe, expect, test } from 'vitest'
import { named } from '../../fixtures/named.ts'
import { markPrerenderEligibility } from '../../src/app/effects/prerenderEligibility.ts'
import { hideBanner } from '../../src/shell/band/hideBanner.ts'
import { waitForWrites } from '../../src/stores/cart/cartWrites.ts'
import { lineKey, targetOf } from '../../src/domain/cart/cart.ts'
import { saveLocation } from '../../src/stores/session/location.ts'
import { runShop } from './runShop.ts'
import { addToCart, removeLine } from './cardChanges.ts'

const { shop, open, router } = runShop()
const milk = shop.entry(named.saleMilk)

const kept = () => localStorage.getItem('pasar.own')
let stop: () => void
async function visit() {
  await open()
  stop = markPrerenderEligibility()
}
afterEach(() => {
  stop()
  localStorage.clear()
})

describe('what is stored for prerendered pages', () => {
  test('for a guest without data: the page’s defaults', async () => {
    await visit()
    await expect.poll(kept).toBe('07083 top-festive-hours top-pallets')
  })

  test('for a cart: that no prerendered page matches, until it is empty again', async () => {
    await visit()
    addToCart(milk)
    expect(kept()).toBe('yes')
    await waitForWrites(30_000)
    removeLine(lineKey(targetOf(milk)))
    await waitForWrites(30_000)
    await expect.poll(kept).toBe('07083 top-festive-hours top-pallets')
  })

  test('for another location: that location', async () => {
    await visit()
    expect(await saveLocation('50450')).toBeNull()
    await router().revalidate()
    await expect.poll(kept).toBe('50450 top-festive-hours top-pallets')
  })

  test('for a hidden banner: the remaining ones', async () => {
    await visit()
    await hideBanner('top-festive-hours')
    expect(kept()).toBe('07083 top-pallets')
  })
})
