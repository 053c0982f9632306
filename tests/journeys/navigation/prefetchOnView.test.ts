import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { controlsReady } from '../console/controlsReady.ts'
import { phone, test as journey } from '../journey.ts'

const test = journey.extend('serviceWorkers', 'block')

/** At a clock that is stopped, what was prefetched does not age. */
const DAIRY = '/products/category/130000/dairy-eggs?persona=guest-cart&clock=2026-12-24T10:00!'

/** The pages that the shop prefetched: all, or only those that were not opened. */
const askedFor = (page: Page, isInAdvance: boolean) =>
  page.evaluate(
    (wanted) =>
      (window.mock?.journal() ?? [])
        .filter(({ call, inAdvance = false }) => call === 'page' && inAdvance === wanted)
        .map(({ path }) => path),
    isInAdvance,
  )

/** The products whose whole picture, name or card link is in view. */
const productsInView = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('main a[href*="/product/"]')]
      .filter((link) => {
        const { top, bottom } = link.getBoundingClientRect()
        return top >= 0 && bottom <= innerHeight
      })
      .map((link) => link.pathname),
  )

/**
 * Scrolls the page a little in every sixteenth look if nothing was prefetched: the first scroll may have come before the shop listened. Each
 * scroll starts the shop's wait anew, and a scroll during a request would start a second batch.
 */
function afterMoving(page: Page) {
  let reads = 0
  return async () => {
    reads += 1
    const asked = await askedFor(page, true)
    if (reads % 16 === 0)
      await page.evaluate(() => {
        const { mock } = window
        const hasAsked = mock?.journal().some(({ inAdvance }) => inAdvance)
        if (!hasAsked && mock?.server.journal.pending() === 0) scrollBy(0, 20)
      })
    return asked
  }
}

test('the pages behind the links in view are prefetched once the list rests, and a tap requests no more', async ({
  visit,
}) => {
  const page = await visit(DAIRY, phone)
  await controlsReady(page)
  // The scripts for what is in view are loaded, but no data is requested before the first scroll.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /\/assets\/CartPage-.*\.js$/.test(name)),
  )
  expect(await askedFor(page, true)).toEqual([])

  await page.evaluate(() => scrollBy(0, 600))
  await expect.poll(afterMoving(page), { interval: 500 }).not.toEqual([])
  await expect.poll(() => askedFor(page, true)).toHaveLength(3)
  const asked = await askedFor(page, true)
  const inView = await productsInView(page)
  expect(asked.filter((path) => !inView.includes(path))).toEqual([])

  const [first = ''] = asked
  const link = page.getByRole('main').locator(`a[href="${first}"]`).first()
  const name = (await link.textContent()) ?? ''
  await link.tap()
  await page.getByRole('heading', { level: 1, name: name.trim() }).waitFor()
  expect(await askedFor(page, false)).not.toContain(first)
  expect((await askedFor(page, true)).filter((path) => path === first)).toHaveLength(1)
})
