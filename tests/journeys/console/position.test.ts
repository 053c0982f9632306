import type { Locator, Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { controlsReady } from './controlsReady.ts'
import { afterTwoFrames, downThePage, focusedUnder, pinnedUnder, sightOf } from './coveredElements.ts'
import { EXPIRY_MS, holdTimers } from '../holdTimers.ts'
import { desktop, phone, test as journey } from '../journey.ts'

const test = journey.extend('serviceWorkers', 'block')

const tablet = { viewport: { width: 768, height: 1024 } } as const
const windows = [
  ['a phone', phone],
  ['a tablet', tablet],
  ['a desktop', desktop],
] as const

const languages = [
  ['English', 'Scenarios'],
  ['Melayu', 'Senario'],
  ['中文', '场景'],
] as const

const launcherOf = (page: Page) => page.getByRole('button', { name: 'Mock console', exact: true })
const consoleOf = (page: Page) => page.getByRole('complementary', { name: 'Mock console' })
const main = (page: Page) => page.getByRole('main')
const notice = (page: Page) => page.locator('li[data-notice]')

const toMilk = async (page: Page) => {
  await main(page).getByRole('link', { name: /milk/i }).first().click()
  await main(page)
    .getByRole('button', { name: /^Add · / })
    .first()
    .waitFor()
}
const toRefusal = async (page: Page) => {
  await holdTimers(page, EXPIRY_MS)
  await page.evaluate(() => window.mock?.arm('cart.change.rejected'))
  await main(page)
    .getByRole('button', { name: /one more/i })
    .first()
    .click()
  // Pointed at, it stays.
  await notice(page).filter({ hasText: 'We couldn’t change the quantity.' }).hover()
}
const toUndo = async (page: Page) => {
  await holdTimers(page, EXPIRY_MS)
  await main(page)
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click()
  await notice(page).getByRole('button', { name: 'Undo' }).waitFor()
}
const toLogin = async (page: Page) => {
  await main(page)
    .getByRole('button', { name: /^Favourite: / })
    .first()
    .click()
  await page
    .getByRole('dialog', { name: 'Log in' })
    .getByRole('button', { name: 'Log in', exact: true })
    .waitFor()
}
const toDepartments = async (page: Page) => {
  const onPhones = page.getByRole('button', { name: 'Browse' })
  const onWideScreens = page.getByRole('banner').getByRole('button', { name: 'All departments' })
  await onPhones.or(onWideScreens).filter({ visible: true }).click()
  await page.getByRole('dialog').getByRole('link').first().waitFor()
}
const toCartPanel = async (page: Page) => {
  await holdTimers(page, EXPIRY_MS)
  await main(page)
    .getByRole('button', { name: /^Add .* to the cart/ })
    .first()
    .click()
  await page.getByRole('dialog', { name: 'Cart' }).or(notice(page)).first().waitFor()
}

/** A page of the shop, or what an action on it opens. */
interface Place {
  path: string
  act?: (page: Page) => Promise<void>
  /** The fixed elements change while the page scrolls. */
  isScrolled?: true
  /** The test focuses each of its controls in turn. */
  isFocused?: true
}

const list = '/products/search/milk'

/** In the order of a visit with a cart in one window. */
const places = {
  home: { path: '/', isScrolled: true, isFocused: true },
  'a panel': { path: '/', act: toDepartments },
  'the checkout': { path: '/checkout', isScrolled: true, isFocused: true },
  'the cart': { path: '/cart', isScrolled: true, isFocused: true },
  'a notice': { path: '/cart', act: toRefusal },
  'a notice with an action': { path: '/cart', act: toUndo },
  'a list': { path: list, isScrolled: true, isFocused: true },
  'a dialog': { path: list, act: toLogin },
  'a product': { path: list, act: toMilk, isScrolled: true },
  'what an add opens': { path: list, act: toCartPanel },
} as const satisfies Record<string, Place>

/** Goes to a place from the one before it, and expects that a part of the console covers no fixed elements there. */
async function expectUncoveredAt(page: Page, name: keyof typeof places, part: Locator): Promise<void> {
  const { path, act, isScrolled }: Place = places[name]
  const dialog = page.getByRole('dialog')
  if ((await dialog.count()) > 0) await page.keyboard.press('Escape')
  // Its entry in the history is gone when it is.
  await dialog.waitFor({ state: 'detached' })
  // All at once, because each also goes by itself after some seconds.
  await notice(page)
    .getByRole('button', { name: 'Dismiss' })
    .evaluateAll((buttons: HTMLElement[]) => buttons.forEach((button) => button.click()))
  await expect.poll(() => notice(page).count()).toBe(0)
  if (new URL(page.url()).pathname !== path) {
    // The address changes before the content.
    const before = await main(page).getByRole('heading', { level: 1 }).textContent()
    await page.evaluate((to) => window.mock?.shop()?.go(to), path)
    await main(page)
      .getByRole('heading', { level: 1 })
      .filter({ hasNotText: before ?? '' })
      .waitFor()
  }
  await main(page).locator('[aria-busy="true"]').first().waitFor({ state: 'detached' })
  await act?.(page)
  const look = async () => {
    await afterTwoFrames(page)
    await expect.poll(() => pinnedUnder(part), { message: name }).toEqual([])
  }
  await (isScrolled ? downThePage(page, look) : look())
}

describe.each(windows)('on %s', (_name, window) => {
  test('the button is below all fixed elements of the shop, and below the focused element', async ({
    visit,
  }) => {
    const page = await visit('?persona=guest-cart', window)
    await controlsReady(page)
    const launcher = launcherOf(page)
    await launcher.waitFor()
    for (const name of Object.keys(places) as (keyof typeof places)[]) {
      await expectUncoveredAt(page, name, launcher)
      const { isFocused }: Place = places[name]
      if (isFocused) expect(await focusedUnder(launcher), name).toEqual([])
    }
  })

  test('the open console covers no notices, bars or panels', async ({ visit }) => {
    const page = await visit('cart?persona=guest-cart&console=1', window)
    await controlsReady(page)
    await consoleOf(page).getByRole('tab').first().waitFor()
    for (const name of ['a notice', 'a product', 'a panel', 'what an add opens'] as const) {
      await expectUncoveredAt(page, name, consoleOf(page))
      if (name !== 'a notice') continue
      await expect.poll(() => sightOf(notice(page))).toMatchObject([{ isWhole: true }])
    }
  })
})

test.for([
  ['a phone', phone, 2],
  ['a tablet', tablet, 1],
  ['a desktop', desktop, 1],
] as const)(
  'all tabs of the console are visible on %s, in every language',
  async ([, window, rows], { visit }) => {
    const page = await visit('blog?console=1', window)
    for (const [language, first] of languages) {
      await page.getByRole('contentinfo').getByText(language, { exact: true }).click()
      await page.getByRole('tab', { name: first, selected: true }).waitFor()
      await page.evaluate(() => document.fonts.ready)
      await expect
        .poll(
          async () => {
            const tabs = await sightOf(page.getByRole('tab'))
            return {
              tabs: tabs.length,
              // A name on two lines is taller.
              cut: tabs.filter(({ isWhole, height }) => !isWhole || height !== 44),
              rows: new Set(tabs.map(({ top }) => top)).size,
            }
          },
          { message: language },
        )
        .toEqual({ tabs: 8, cut: [], rows })
    }
  },
)
