import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { accessibilityFaults } from '../accessibilityFaults.ts'
import { effectsStarted } from '../effectsStarted.ts'
import { EXPIRY_MS, holdTimers } from '../holdTimers.ts'
import { phone, test as journey } from '../journey.ts'

const test = journey.extend('serviceWorkers', 'block')

/** The name of the focused element if something covers its middle. */
const hiddenFocus = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: focused } = document
    if (!focused) return 'nothing'
    const { x, y, width, height } = focused.getBoundingClientRect()
    const onTop = document.elementFromPoint(x + width / 2, y + height / 2)
    // The middle of a name on two lines may lie between them.
    const isSeen = focused.contains(onTop) || onTop?.contains(focused) === true
    return isSeen ? null : (focused.getAttribute('aria-label') ?? focused.textContent)
  })

test('a very long word does not widen a phone’s page', async ({ visit }) => {
  const page = await visit(`products/search/${'x'.repeat(60)}`, phone)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  expect(await accessibilityFaults(page)).toEqual([])
})

test('a tap hides the announcement, and does not press the hidden link behind it', async ({ visit }) => {
  const page = await visit('products/search/milk', phone)
  const band = page.getByRole('region', { name: 'Announcements' })
  const news = band.getByText(/School holidays/)
  await news.scrollIntoViewIfNeeded()
  // Without `force`: an element on top would receive the press, and the test fails.
  await band.getByRole('button', { name: 'Hide this message' }).first().tap()
  await news.waitFor({ state: 'detached' })
})

test('after a removal by keyboard the focused line shows its focus', async ({ visit }) => {
  const page = await visit('products/search/milk')
  const add = page.getByRole('main').getByRole('button', { name: /^Add .* to the cart$/ })
  // The panel of an addition closes by itself.
  await holdTimers(page, EXPIRY_MS)
  await add.first().click()
  await page.getByRole('dialog').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await add.first().click()
  // The panel of an addition does not take the focus: this one does.
  await page.getByRole('link', { name: /^Cart/ }).filter({ visible: true }).first().press('Enter')
  await page.getByRole('dialog').getByRole('link', { name: 'View cart' }).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('dialog').getByRole('link', { name: 'View cart' }).click()
  // The cards of the search have buttons of that name too.
  await page.getByRole('heading', { level: 1, name: 'Your cart' }).waitFor()
  const remove = page.getByRole('main').getByRole('button', { name: /^Remove / })
  await remove.first().focus()
  await page.keyboard.press('Enter')
  const line = page.locator('li:focus')
  await line.waitFor()
  expect(await line.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('solid')
})

test('neither a notice nor the bar with the total covers the focused element', async ({ visit }) => {
  const page = await visit('cart?persona=guest-cart', { ...phone, viewport: { width: 360, height: 640 } })
  // It moves what is at the lower edge.
  await page.getByRole('button', { name: 'Mock console' }).waitFor()
  await effectsStarted(page)
  await holdTimers(page, EXPIRY_MS)
  await page
    .getByRole('main')
    .getByRole('button', { name: /one more$/ })
    .first()
    .press('Enter')
  await page.getByRole('button', { name: 'Dismiss' }).waitFor()
  // Pointed at, it stays.
  await page.locator('li[data-notice]').hover()
  for (let stop = 0; stop < 12; stop += 1) {
    await page.keyboard.press('Tab')
    await expect.poll(() => hiddenFocus(page)).toBeNull()
  }
})
