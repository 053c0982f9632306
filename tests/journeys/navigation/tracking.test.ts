import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { open, phone, test as journey } from '../journey.ts'
import { heading } from '../shopping.ts'

const test = journey.extend('serviceWorkers', 'block')

/** Tracking loads when the page is idle. */
async function namesBasePath(page: Page): Promise<void> {
  const session = () => page.evaluate(() => localStorage.getItem('pasar.tracking-session'))
  await expect.poll(session).not.toBeNull()
}

/** A short form of the events that the server has received from this page. */
const trackedEvents = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    (window.mock?.server.telemetry.events() ?? []).map(({ name, properties }) =>
      [name, properties['path'] ?? properties['category'] ?? properties['variant']].join(' '),
    ),
  )

const kept = (page: Page) => page.evaluate(() => localStorage.getItem('pasar.tracking'))

const DAIRY = '/products/category/130000/dairy-eggs'

/** Goes from the home page to a department, with or without waiting for the events. */
async function goToDairy(page: Page): Promise<void> {
  await namesBasePath(page)
  await page
    .getByRole('navigation', { name: 'Shop by department' })
    .getByRole('link', { name: 'Dairy & eggs' })
    .click()
  await heading(page, 'Dairy & eggs').waitFor()
}

const way = ['page view /', 'category tap 130000', `page view ${DAIRY}`, 'page view /cart']
const wayOf = (all: readonly string[]) => all.filter((each) => !each.startsWith('product feed'))

test('the next page sends the events from just before the unload, once', async ({ visit }) => {
  const page = await visit('/?persona=guest')
  await goToDairy(page)
  await open(page, new URL('/cart', page.url()).href)
  await expect.poll(async () => wayOf(await trackedEvents(page))).toEqual(way)
  expect(await kept(page)).toBeNull()
})

test('events that no server has accepted are sent at the next start, once', async ({ visit }) => {
  const page = await visit('/?mock=track:network@always&persona=guest')
  await goToDairy(page)
  await expect.poll(() => kept(page)).toContain(DAIRY)
  expect(await trackedEvents(page)).toEqual([])
  await page.evaluate(() => window.mock?.clear())
  await open(page, new URL('/cart', page.url()).href)
  await expect.poll(async () => wayOf(await trackedEvents(page))).toEqual(way)
  expect(await kept(page)).toBeNull()
})

test('an impression is sent once for each card that is completely in view, also after scrolling', async ({
  visit,
}) => {
  const page = await visit(`${DAIRY}?persona=guest`, phone)
  await heading(page, 'Dairy & eggs').waitFor()
  const cards = async () => (await trackedEvents(page)).filter((each) => each.startsWith('product feed'))
  const wholeInView = () =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('[data-variant]')]
        .filter((card) => {
          const { top, bottom, left, right } = card.getBoundingClientRect()
          return top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth
        })
        .map(({ dataset }) => `product feed interaction ${dataset['variant']}`),
    )
  // Below the department's description.
  await page.locator('[data-variant]').first().scrollIntoViewIfNeeded()
  await page.evaluate(() => scrollBy(0, innerHeight / 3))
  const first = await wholeInView()
  expect(first.length).toBeGreaterThan(0)
  await expect.poll(async () => (await cards()).toSorted()).toEqual(first.toSorted())
  await page.locator('[data-variant]').nth(10).scrollIntoViewIfNeeded()
  const later = await wholeInView()
  await expect.poll(cards).toEqual(expect.arrayContaining([...first, ...later]))
  const all = await cards()
  expect(new Set(all).size).toBe(all.length)
})
