import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { running, test as journey } from '../journey.ts'
import { EXPIRY_MS, holdTimers } from '../holdTimers.ts'

const test = journey.extend('serviceWorkers', 'block')

const titles = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main h1')].map((title) => ({
      // An element outside the layout has no width; an element that is only hidden has.
      isLaidOut: title.getBoundingClientRect().width > 0,
      isSeen: title.checkVisibility(),
    })),
  )

/** Multiplies the page's clock, so that rendering seems that many times slower on any machine. */
const seemSlow = (page: Page, times: number) =>
  page.evaluate((factor) => {
    const now = performance.now.bind(performance)
    const from = now()
    performance.now = () => from + (now() - from) * factor
  }, times)

/** Any machine takes more than 3 ms for a page, and less than 3 s; the limit of the shop is 30 ms. */
const SLOW = 10
const FAST = 0.01

/** Resolves after two idle callbacks, when the work of the next one is done. */
const idle = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestIdleCallback(() => requestIdleCallback(() => resolve()))
      }),
  )

/** The home page after two navigations on a slow machine, so that the shop has measured its speed. */
async function seenAtHome(page: Page, slow: number) {
  await running(page)
  await seemSlow(page, slow)
  const department = page.getByRole('link', { name: 'Dairy & eggs' }).first()
  const title = page.getByRole('heading', { level: 1, name: 'Dairy & eggs' })
  const home = page.getByRole('banner').getByRole('link', { name: 'Pasar, home' })
  for (let turn = 0; turn < 2; turn += 1) {
    await department.click()
    await title.waitFor()
    await home.click()
    // The page of the department has a link of that name too.
    await title.waitFor({ state: 'detached' })
    await department.waitFor()
  }
  return { department, title }
}

/** The headings of the page after the pointer has rested on a link. */
async function lookedAt(link: Locator) {
  await link.page().mouse.move(0, 0)
  await link.hover()
  await idle(link.page())
  return titles(link.page())
}

test('on a slow machine a page rendered in the background has no layout, so that it cannot delay the press', async ({
  visit,
}) => {
  const page = await visit('/')
  const { department } = await seenAtHome(page, SLOW)
  await expect
    .poll(() => lookedAt(department))
    .toEqual([
      { isLaidOut: true, isSeen: true },
      { isLaidOut: false, isSeen: false },
    ])
})

test('a page rendered in the background has a layout, but is invisible to sight, screen readers and keyboard', async ({
  visit,
}) => {
  const page = await visit('/')
  const { department, title } = await seenAtHome(page, FAST)
  await expect
    .poll(() => lookedAt(department))
    .toEqual([
      { isLaidOut: true, isSeen: true },
      { isLaidOut: true, isSeen: false },
    ])
  expect(await title.count()).toBe(0)
  // The page is removed after five seconds. Pointing at its link renders it again.
  const seen = async () => {
    await lookedAt(department)
    return page.evaluate(() => {
      const place = document.querySelector('main [style*="content-visibility"]')
      const controls = [...(place?.querySelectorAll<HTMLElement>('a[href], button') ?? [])]
      const takesFocus = (control: HTMLElement) => {
        control.focus()
        return control.matches(':focus')
      }
      return {
        height: place?.clientHeight,
        hasControls: controls.length > 10,
        takeFocus: controls.filter(takesFocus).length,
      }
    })
  }
  await expect.poll(seen).toEqual({ height: 0, hasControls: true, takeFocus: 0 })

  await department.click()
  await title.waitFor()
  // The previous page is removed.
  await expect.poll(() => titles(page)).toEqual([{ isLaidOut: true, isSeen: true }])
})

test('a double click on a link counts once: the second click does not press the page that the first one opened', async ({
  visit,
}) => {
  const page = await visit('/')
  const department = page.getByRole('main').getByRole('link', { name: 'Dairy & eggs' }).first()
  const title = page.getByRole('heading', { level: 1, name: 'Dairy & eggs' })
  const backgroundPages = async () => {
    await page.getByRole('banner').hover()
    await department.hover()
    return page.locator('main h1').count()
  }
  // The double-click guard loads with the background renderer.
  await expect.poll(backgroundPages, { interval: 500 }).toBe(2)
  await department.click()
  await title.waitFor()
  const category = page
    .getByRole('main')
    .getByRole('link', { name: 'Yoghurt', exact: true })
    .filter({ visible: true })
  await page.getByRole('main').locator('[aria-busy="true"]').first().waitFor({ state: 'detached' })
  await category.hover()
  await page.mouse.down({ clickCount: 2 })
  await page.mouse.up({ clickCount: 2 })
  expect(await category.evaluate((link) => link === document.activeElement)).toBe(false)
  await idle(page)
  expect(new URL(page.url()).pathname).toMatch(/\/dairy-eggs$/)

  // A separate press counts.
  await category.click()
  await page.getByRole('heading', { level: 1, name: 'Yoghurt' }).waitFor()
})

/** From the next click on, how many of the cards in view are rendered in the first frame that has cards. */
const cardsOfFirstFrame = (page: Page): Promise<{ rendered: number; inView: number }> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const look = () => {
          const { port1, port2 } = new MessageChannel()
          // This task runs after the frame has been painted.
          port1.addEventListener('message', () => {
            const cards = [...document.querySelectorAll('main [data-list="grid"] article')].filter((card) => {
              const { top, height } = card.getBoundingClientRect()
              return height > 0 && top < innerHeight && card.checkVisibility()
            })
            const rendered = cards.filter((card) => card.checkVisibility({ contentVisibilityAuto: true }))
            if (cards.length > 0) resolve({ rendered: rendered.length, inView: cards.length })
            else requestAnimationFrame(look)
          })
          port1.start()
          port2.postMessage(null)
        }
        addEventListener('click', () => requestAnimationFrame(look), { capture: true, once: true })
      }),
  )

test('a list rendered in the background has its cards in its first frame, not placeholders', async ({
  visit,
}) => {
  const page = await visit('/')
  const { department, title } = await seenAtHome(page, FAST)
  // The page is removed after five seconds.
  await page.evaluate(() => {
    const at = Date.now()
    Date.now = () => at
  })
  await holdTimers(page, EXPIRY_MS)
  await expect.poll(() => lookedAt(department)).toHaveLength(2)
  const cards = cardsOfFirstFrame(page)
  await department.click()
  await title.waitFor()
  const { rendered, inView } = await cards
  expect(inView).toBeGreaterThan(3)
  expect(rendered).toBe(inView)
})
