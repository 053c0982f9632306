import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { phone, running, test as journey } from '../journey.ts'

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
/** The last of what a panel needs. */
const theme = /\/assets\/MuiTheme-.*\.js$/

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

/** The frames that go by from a press to the dialog that it opens, the one that shows it included. */
const framesToDialog = (pressed: Locator) =>
  pressed.evaluate((element: HTMLElement) => {
    const { promise, resolve } = Promise.withResolvers<number>()
    const look = (frame: number) => {
      if (document.querySelector('[role="dialog"]')) resolve(frame)
      else requestAnimationFrame(() => look(frame + 1))
    }
    element.click()
    requestAnimationFrame(() => look(1))
    return promise
  })

test('the first panel opens with the press: nothing of it is still to come', async ({ visit }) => {
  const page = await visit('/', phone)
  await expect.poll(() => scriptsOf(page, theme), { timeout: 15_000 }).toBe(1)
  const search = page.getByRole('navigation').getByRole('button', { name: 'Search' })
  // React leaves what it had to wait for out of sight for 300 ms, eighteen frames.
  expect(await framesToDialog(search)).toBeLessThanOrEqual(3)
})
