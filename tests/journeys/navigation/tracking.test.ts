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

/** The key under which a page keeps what its server had received when the page was left. */
const BEFORE = 'received-before'

/** From the next unload on: a batch goes every three seconds, so that a slow page has sent some events itself. */
const keepReceived = (page: Page) =>
  page.evaluate((key) => {
    addEventListener('pagehide', () =>
      sessionStorage.setItem(key, JSON.stringify(window.mock?.server.telemetry.events() ?? [])),
    )
  }, BEFORE)

/** A short form of the events that the server has received, each once: from this page, and from the one before if that has kept them. */
const trackedEvents = (page: Page): Promise<string[]> =>
  page.evaluate((key) => {
    const now = window.mock?.server.telemetry.events() ?? []
    const before = JSON.parse(sessionStorage.getItem(key) ?? '[]') as typeof now
    const known = new Set(before.map(({ properties }) => properties['id']))
    return [...before, ...now.filter(({ properties }) => !known.has(properties['id']))].map(
      ({ name, properties }) =>
        [name, properties['path'] ?? properties['category'] ?? properties['variant']].join(' '),
    )
  }, BEFORE)

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
  await keepReceived(page)
  await goToDairy(page)
  await open(page, new URL('/cart', page.url()).href)
  await expect.poll(async () => wayOf(await trackedEvents(page))).toEqual(way)
  await expect.poll(() => kept(page)).toBeNull()
})

test('events that no server has accepted are sent at the next start, once', async ({ visit }) => {
  const page = await visit('/?mock=track:network@always&persona=guest')
  await goToDairy(page)
  await expect.poll(() => kept(page)).toContain(DAIRY)
  expect(await trackedEvents(page)).toEqual([])
  // Any earlier, this page itself might try again.
  await page.evaluate(() => addEventListener('pagehide', () => window.mock?.clear()))
  await open(page, new URL('/cart', page.url()).href)
  await expect.poll(async () => wayOf(await trackedEvents(page))).toEqual(way)
  await expect.poll(() => kept(page)).toBeNull()
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
  const unsent = async (wanted: readonly string[]) => {
    const sent = await cards()
    return wanted.filter((card) => !sent.includes(card))
  }
  // Below the department's description. In one step: a card in view in between would count too.
  await page
    .locator('[data-variant]')
    .first()
    .evaluate((card) => {
      card.scrollIntoView({ block: 'end' })
      scrollBy(0, innerHeight / 3)
    })
  let first: string[] = []
  await expect
    .poll(async () => {
      first = await wholeInView()
      const others = (await cards()).filter((card) => !first.includes(card))
      return { isAny: first.length > 0, unsent: await unsent(first), others }
    })
    .toEqual({ isAny: true, unsent: [], others: [] })
  await page.locator('[data-variant]').nth(10).scrollIntoViewIfNeeded()
  await expect.poll(async () => unsent([...first, ...(await wholeInView())])).toEqual([])
  const all = await cards()
  expect(new Set(all).size).toBe(all.length)
})
