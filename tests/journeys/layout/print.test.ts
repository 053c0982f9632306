import { describe, expect } from 'vitest'
import { named } from '../../../fixtures/named.ts'
import { test as journey } from '../journey.ts'

const test = journey.extend('serviceWorkers', 'block')

describe('in print', () => {
  test('a product has its picture, text and price, black on white, without bars and buttons', async ({
    visit,
  }) => {
    const page = await visit(`product/${named.saleMilk}/milk`, { colorScheme: 'dark' })
    const main = page.getByRole('main')
    await page.emulateMedia({ media: 'print' })
    await expect.poll(() => page.getByRole('banner').isVisible()).toBe(false)
    expect(await page.getByRole('contentinfo').isVisible()).toBe(false)
    await main.getByText('RM 7.90').first().waitFor()
    expect(await main.getByRole('button', { name: /^Add / }).count()).toBe(0)
    await main.getByRole('img').first().waitFor()
    const colours = await page.evaluate(() => {
      const { color, backgroundColor } = getComputedStyle(document.body)
      return [color, backgroundColor]
    })
    expect(colours).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)'])
    // Collapsed parts are printed.
    await main.getByText('Fresh cow’s milk').or(main.getByText("Fresh cow's milk")).waitFor()
  })

  test('a cart has its lines, quantities and total', async ({ visit }) => {
    const page = await visit('cart?persona=guest-cart')
    const main = page.getByRole('main')
    const lines = () => main.getByRole('listitem').filter({ hasText: 'RM' }).count()
    await main
      .getByText(/^Total/)
      .first()
      .waitFor()
    const before = await lines()
    expect(before).toBeGreaterThan(0)
    await page.emulateMedia({ media: 'print' })
    await expect.poll(() => page.getByRole('banner').isVisible()).toBe(false)
    await expect.poll(lines).toBe(before)
    await main.locator('[data-quantity]').or(main.getByRole('spinbutton')).first().waitFor()
    await main
      .getByText(/^Total/)
      .first()
      .waitFor()
  })

  test('an order has its items, and no links back', async ({ visit }) => {
    const page = await visit('account/order-history?persona=returning')
    const interstitial = page.getByRole('dialog', { name: 'Good prices today' })
    await interstitial.getByRole('button', { name: 'Close' }).click()
    await interstitial.waitFor({ state: 'detached' })
    const main = page.getByRole('main')
    await main.locator('a[href*="/account/order/"]').first().click()
    const back = main.getByRole('link', { name: 'Your orders' })
    await back.waitFor()
    await page.emulateMedia({ media: 'print' })
    await expect.poll(() => back.isVisible()).toBe(false)
    await main.getByRole('heading', { level: 1 }).waitFor()
  })
})
