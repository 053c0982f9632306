/** The pains of `tests/screens/reportedProblems/cart.test.tsx` that only a browser has: two tabs, and the place on a page. */
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { accessibilityFaults, phone, test as journey } from '../journey.ts'

const test = journey.extend('serviceWorkers', 'block')

const MILK = 'Ladang Fresh Milk Full Cream'
const SAUCES = 'products/category/210000/sauces-cooking'

const cards = (page: Page) => page.getByRole('main').getByRole('article')
const placeOf = (page: Page) => page.evaluate(() => scrollY)

test('pain 5: two tabs do not disagree on the cart, nor while nobody looks at one of them', async ({
  visit,
}) => {
  const page = await visit('products/category/130101/fresh-milk')
  const card = cards(page).filter({
    has: page.getByRole('link', { name: MILK, exact: true, includeHidden: true }),
  })
  const other = await visit('cart', { beside: page })
  await other.getByText(/^Your cart is empty/).waitFor()
  expect(await accessibilityFaults(other)).toEqual([])
  // The panel that an addition opens may stand before the card by then; its number is looked at all the same.
  const number = card.first().locator('[data-quantity]')
  await card
    .first()
    .getByRole('button', { name: /^Add .* to the cart$/ })
    .click()
  const line = other.getByRole('main').getByRole('listitem', { name: MILK })
  await line.getByText('RM 7.90').waitFor()
  await line.getByRole('button', { name: /one more$/ }).click()
  await line.getByText('RM 15.80').waitFor()
  await expect.poll(() => number.textContent()).toBe('2')
  await line.getByRole('button', { name: `Remove ${MILK}` }).click()
  await number.waitFor({ state: 'detached' })
})

test('pain 11: the list position is not lost after the product page, and no endless scrolling hides the footer', async ({
  visit,
}) => {
  const page = await visit(SAUCES, phone)
  const first = 24
  await expect.poll(() => cards(page).count()).toBe(first)
  const footer = page.getByRole('contentinfo')
  // Who scrolls to the end finds the end: nothing is loaded by itself.
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  await expect.poll(() => footer.evaluate((end) => end.getBoundingClientRect().top < innerHeight)).toBe(true)
  expect(await cards(page).count()).toBe(first)
  await page.getByRole('button', { name: 'Load more' }).click()
  await expect.poll(() => cards(page).count()).toBe(2 * first)
  await page.waitForURL(/\/pages\/1-2$/)
  expect(await accessibilityFaults(page)).toEqual([])

  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  await page.getByRole('dialog', { name: 'Filters' }).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })

  const card = cards(page).nth(first + 6)
  await card.scrollIntoViewIfNeeded()
  const variant = await card.getAttribute('data-variant')
  const place = await placeOf(page)
  expect(place).toBeGreaterThan(1_000)
  await card.getByRole('link').click()
  await page.getByRole('group', { name: /^Buy / }).waitFor()
  await page.goBack()
  await expect.poll(() => cards(page).count()).toBe(2 * first)
  // A browser keeps the place in fractions of a pixel.
  await expect.poll(async () => Math.abs((await placeOf(page)) - place)).toBeLessThanOrEqual(1)
  expect(
    await cards(page)
      .nth(first + 6)
      .getAttribute('data-variant'),
  ).toBe(variant)
})
