import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { controlled } from './controlled.ts'
import { downThePage, focusedUnder, isInSight, pinnedUnder } from './covered.ts'
import { desktop, phone, test as journey } from './journey.ts'

const test = journey.extend('serviceWorkers', 'block')

const tablet = { viewport: { width: 768, height: 1024 } } as const
const windows = [
  ['a phone', phone],
  ['a tablet', tablet],
  ['a desktop', desktop],
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
  await page.evaluate(() => window.mock?.arm('cart.change.rejected'))
  await main(page)
    .getByRole('button', { name: /one more/i })
    .first()
    .click()
  await notice(page).getByText('The quantity could not be changed.').waitFor()
}
const toUndo = async (page: Page) => {
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
  await page.getByRole('dialog', { name: 'Log in' }).getByRole('button', { name: 'Log in' }).waitFor()
}
const toDepartments = async (page: Page) => {
  const onPhones = page.getByRole('button', { name: 'Browse' })
  const onWideScreens = page.getByRole('banner').getByRole('button', { name: 'All departments' })
  await onPhones.or(onWideScreens).filter({ visible: true }).click()
  await page.getByRole('dialog').getByRole('link').first().waitFor()
}
const toCartPanel = async (page: Page) => {
  await main(page)
    .getByRole('button', { name: /^Add .* to the cart/ })
    .first()
    .click()
  await page.getByRole('dialog', { name: 'Cart' }).or(notice(page)).first().waitFor()
}

const guest = 'persona=guest-cart'
const milk = `products/search/milk?${guest}`

interface Place {
  path: string
  act?: (page: Page) => Promise<void>
}

const places: Readonly<Record<string, Place>> = {
  home: { path: `?${guest}` },
  'a product': { path: milk, act: toMilk },
  'the cart': { path: `cart?${guest}` },
  'the checkout': { path: `checkout?${guest}` },
  'a notice': { path: `cart?${guest}`, act: toRefusal },
  'a notice with an action': { path: `cart?${guest}`, act: toUndo },
  'a dialog': { path: milk, act: toLogin },
  'a panel': { path: `?${guest}`, act: toDepartments },
  'what an add opens': { path: milk, act: toCartPanel },
}

describe.each(windows)('on %s', (_name, window) => {
  test('the button is below all that the shop pins to the window, at every place of a page', async ({
    visit,
  }) => {
    for (const [place, { path, act }] of Object.entries(places)) {
      const page = await visit(path, window)
      await controlled(page)
      await act?.(page)
      const launcher = launcherOf(page)
      await launcher.waitFor()
      expect(await downThePage(page, () => pinnedUnder(launcher)), place).toEqual([])
      await page.context().close()
    }
  })

  test('a control that has the focus is never under the button', async ({ visit }) => {
    for (const path of [`?${guest}`, `cart?${guest}`, `checkout?${guest}`, milk]) {
      const page = await visit(path, window)
      await controlled(page)
      await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' })
      await launcherOf(page).waitFor()
      expect(await focusedUnder(launcherOf(page)), path).toEqual([])
      await page.context().close()
    }
  })

  test('the open console leaves notices, bars and panels in sight', async ({ visit }) => {
    for (const place of ['a product', 'a notice', 'a panel', 'what an add opens']) {
      const { path, act } = places[place] ?? { path: '' }
      const page = await visit(`${path}&console=1`, window)
      await controlled(page)
      await consoleOf(page).getByRole('tab').first().waitFor()
      await act?.(page)
      expect(await downThePage(page, () => pinnedUnder(consoleOf(page))), place).toEqual([])
      await page.context().close()
    }
  })
})

test('a notice of an error is readable beside the open console', async ({ visit }) => {
  const page = await visit(`cart?${guest}&console=1`, desktop)
  await controlled(page)
  await consoleOf(page).getByRole('tab').first().waitFor()
  await toRefusal(page)
  expect(await isInSight(notice(page))).toBe(true)
})

describe.each([
  ['English', 'en-MY', 'Scenarios'],
  ['Malay', 'ms-MY', 'Senario'],
  ['Chinese', 'zh-CN', '场景'],
])('in %s', (_language, locale, first) => {
  test.for([
    ['a phone', phone, 2],
    ['a tablet', tablet, 1],
    ['a desktop', desktop, 1],
  ] as const)('all tabs of the console are visible on %s', async ([, window, rows], { visit }) => {
    const page = await visit('cart?console=1', { ...window, locale })
    await page.getByRole('tab', { name: first, selected: true }).waitFor()
    await page.evaluate(() => document.fonts.ready)
    const tabs = await page.getByRole('tab').all()
    expect(tabs).toHaveLength(8)
    const tops = new Set<number>()
    for (const tab of tabs) {
      expect(await isInSight(tab), (await tab.textContent()) ?? '').toBe(true)
      const box = await tab.boundingBox()
      // A name on two lines would be taller.
      expect(box?.height).toBe(44)
      tops.add(box?.y ?? 0)
    }
    expect(tops.size).toBe(rows)
  })
})
