import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { running, test as journey } from './journey.ts'

const test = journey.extend('serviceWorkers', 'block')

const scriptsOf = (page: Page, names: RegExp) =>
  page.evaluate(
    ({ source }) =>
      performance.getEntriesByType('resource').filter(({ name }) => new RegExp(source).test(name)).length,
    { source: names.source },
  )

const likely = /\/assets\/(ProductPage|CategoryPage)-.*\.js$/
/** Its link stands in the bar of every page. */
const inView = /\/assets\/CartPage-.*\.js$/
const overlays = /\/assets\/panels-.*\.js$/

test('the pages that most links lead to, and those of links in view, are loaded while nothing else is done', async ({
  visit,
}) => {
  const page = await visit('/')
  await expect.poll(() => scriptsOf(page, likely), { timeout: 10_000 }).toBe(2)
  await expect.poll(() => scriptsOf(page, inView), { timeout: 10_000 }).toBe(1)
})

test('they are not loaded for a shopper who counts the bytes', async ({ visit }) => {
  const page = await visit('/')
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  await page.reload()
  await running(page)
  await expect.poll(() => scriptsOf(page, overlays), { timeout: 10_000 }).toBe(1)
  expect(await scriptsOf(page, likely)).toBe(0)
  expect(await scriptsOf(page, inView)).toBe(0)
})
