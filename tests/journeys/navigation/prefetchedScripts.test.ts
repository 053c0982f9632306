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
/** The navigation bar of every page links to it. */
const inView = /\/assets\/CartPage-.*\.js$/
const overlays = /\/assets\/panels-.*\.js$/
/** The last file that a panel needs. */
const theme = /\/assets\/MuiTheme-.*\.js$/

/** Resolves after two idle callbacks, when the work of the next one is done. */
const idle = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestIdleCallback(() => requestIdleCallback(() => resolve()))
      }),
  )

/** Resolves when this script of the page is evaluated. As a string, because Vite would replace the import. */
async function evaluated(page: Page, names: RegExp): Promise<void> {
  const script = await page.evaluate(
    ({ source }) =>
      performance.getEntriesByType('resource').find(({ name }) => new RegExp(source).test(name))?.name,
    { source: names.source },
  )
  await page.evaluate(`import(${JSON.stringify(script)}).then(() => null)`)
}

test('the scripts of the most linked pages and of links in view load while the page is idle', async ({
  visit,
}) => {
  const page = await visit('/')
  await expect.poll(() => scriptsOf(page, likely)).toBe(2)
  await expect.poll(() => scriptsOf(page, inView)).toBe(1)
})

test('these scripts do not load in data-saver mode', async ({ visit }) => {
  const page = await visit('/')
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  await page.reload()
  await running(page)
  await expect.poll(() => scriptsOf(page, overlays)).toBe(1)
  // This script shows that what loads the others has started, some seconds after the page.
  await expect.poll(() => scriptsOf(page, theme)).toBe(1)
  // A link in view loads its script after 300 ms.
  await page.evaluate(() => new Promise((done) => setTimeout(done, 1_000)))
  await idle(page)
  expect(await scriptsOf(page, likely)).toBe(0)
  expect(await scriptsOf(page, inView)).toBe(0)
})

/** The number of frames from a press to the frame that shows the dialog. */
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

test('the first panel opens within the press, with nothing left to load', async ({ visit }) => {
  const page = await visit('/', phone)
  await expect.poll(() => scriptsOf(page, theme)).toBe(1)
  await evaluated(page, theme)
  // The panels load in eight idle moments, one after the other.
  for (let turn = 0; turn < 4; turn += 1) await idle(page)
  const search = page.getByRole('navigation').getByRole('button', { name: 'Search' })
  // React hides suspended content for 300 ms, which is eighteen frames.
  expect(await framesToDialog(search)).toBeLessThanOrEqual(3)
})
