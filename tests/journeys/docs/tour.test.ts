import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { phone, settled, test as journey } from '../journey.ts'

/** The files of the tour that the page has loaded, by their names without the hash. */
const filesOfTour = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => /tour/i.test(name.replace(/-[\w-]{5,8}\.\w+$/, ''))),
  )

const test = journey.extend('serviceWorkers', 'block')

test('the tour of a demo goes on over its stops and a reload, and loads for no other visitor', async ({
  visit,
}) => {
  const plain = await visit('/', phone)
  await settled(plain)
  await plain.waitForLoadState('networkidle')
  expect(await filesOfTour(plain)).toEqual([])

  const page = await visit('/?tour', phone)
  const card = page.getByRole('region', { name: 'Tour of the shop' })
  await card.getByRole('heading', { name: '1 of 8 Browse' }).waitFor()
  await card.getByRole('button', { name: 'Next' }).press('Enter')
  await page.waitForURL(/\/products\/search\/milk$/)
  // A page moves the focus when it is there.
  await page.getByRole('heading', { level: 1, name: 'Results for “milk”' }).waitFor()
  expect(
    await card.getByRole('button', { name: 'Next' }).evaluate((next) => next === document.activeElement),
  ).toBe(true)
  expect(await filesOfTour(page)).not.toEqual([])
  await page.reload()
  await card.getByRole('heading', { name: '2 of 8 Buy' }).waitFor()
  // The page below can be used.
  await page
    .getByRole('button', { name: /^Add .* to the cart$/ })
    .first()
    .click()
  await page
    .getByText(/added to cart/)
    .first()
    .waitFor()
  await card.getByRole('button', { name: 'Next' }).click()
  await page.waitForURL(/\/checkout/)
  await card.getByRole('button', { name: 'End the tour' }).click()
  await card.waitFor({ state: 'detached' })
  await page.reload()
  await page.getByRole('heading', { level: 1 }).waitFor()
  // It would open with the other effects that start after the page.
  await settled(page)
  expect(await card.count()).toBe(0)
  expect(await filesOfTour(page)).toEqual([])
})
