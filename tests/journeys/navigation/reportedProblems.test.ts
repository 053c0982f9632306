/** The problems of `tests/screens/reportedProblems/cart.test.tsx` that need a browser: two tabs, and the scroll position. */
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { accessibilityFaults } from '../accessibilityFaults.ts'
import { phone, test as journey } from '../journey.ts'

const test = journey.extend('serviceWorkers', 'block')

const MILK = 'Ladang Fresh Milk Full Cream'
const SAUCES = 'products/category/210000/sauces-cooking'

const cards = (page: Page) => page.getByRole('main').getByRole('article')
const placeOf = (page: Page) => page.evaluate(() => scrollY)

test('reported problem 5: two tabs agree on the cart, also while one of them is hidden', async ({
  visit,
}) => {
  const page = await visit('products/category/130101/fresh-milk')
  const card = cards(page).filter({
    has: page.getByRole('link', { name: MILK, exact: true, includeHidden: true }),
  })
  const other = await visit('cart', { beside: page })
  await other.getByText(/^Your cart is empty/).waitFor()
  expect(await accessibilityFaults(other)).toEqual([])
  // The panel that opens after an addition may cover the card; its number is read all the same.
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

test('reported problem 11: the list position survives a visit to a product, and endless scrolling does not hide the footer', async ({
  visit,
}) => {
  const page = await visit(SAUCES, phone)
  const first = 24
  await expect.poll(() => cards(page).count()).toBe(first)
  const footer = page.getByRole('contentinfo')
  // At the end of the list nothing loads by itself.
  await expect
    .poll(async () => {
      // The end moves while parts above it come near the window.
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
      return footer.evaluate((end) => end.getBoundingClientRect().top < innerHeight)
    })
    .toBe(true)
  await page.evaluate(async () => {
    await new Promise((done) => setTimeout(done, 1_000))
    await new Promise((done) => requestIdleCallback(() => requestIdleCallback(done)))
  })
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
  // The click may scroll the link away from under a bar.
  const pressed = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        addEventListener('click', () => resolve(scrollY), { capture: true, once: true })
      }),
  )
  await card.getByRole('link').click()
  const place = await pressed
  expect(place).toBeGreaterThan(1_000)
  await page.getByRole('group', { name: /^Buy / }).waitFor()
  await page.goBack()
  await expect.poll(() => cards(page).count()).toBe(2 * first)
  // The scroll position has fractions of a pixel.
  await expect
    .poll(async () => Math.abs((await placeOf(page)) - place), { message: `far from ${place}` })
    .toBeLessThanOrEqual(1)
  expect(
    await cards(page)
      .nth(first + 6)
      .getAttribute('data-variant'),
  ).toBe(variant)
})
