import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { accessibilityFaults } from '../accessibilityFaults.ts'
import { open, phone } from '../journey.ts'
import { test } from './account.ts'

/** The pages of the account, each with its heading. */
const pages: readonly (readonly [path: string, heading: string | RegExp])[] = [
  ['/account', /^Hello/],
  ['/account/order-history', 'Your orders'],
  ['/account/reorder', 'Buy again'],
  ['/account/address', 'Addresses'],
  ['/account/add-address', 'Add an address'],
  ['/account/billing', 'Payment methods'],
  ['/account/change-password', 'Details and password'],
  ['/account/coupons', 'Coupons'],
  ['/account/favorites', /favourites/],
  ['/account/shopping-lists', /list/i],
  ['/account/invite', /./],
]

/** Whether the focused element is none, or shows its focus and is on screen; and how it is called in a message. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement
    if (!element || element === document.body) return { name: 'body', isShown: false, reached: 0 }
    element.setAttribute('data-reached', '')
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element)
    const { width, height, bottom, top } = element.getBoundingClientRect()
    const around = element.closest('label, [class*="Mui"]')
    const isMarked = [element, ...(around ? [around] : [])].some((each) => {
      const styles = [getComputedStyle(each), getComputedStyle(each, '::after')]
      return styles.some((style) => style.outlineStyle !== 'none' || style.boxShadow !== 'none')
    })
    const isField = element.matches('input, textarea, select')
    return {
      name: `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent?.slice(0, 40) ?? ''}`,
      reached: document.querySelectorAll('main [data-reached]').length,
      isShown:
        width > 0 &&
        height > 0 &&
        bottom > 0 &&
        top < innerHeight &&
        ((outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none' || isMarked || isField),
    }
  })

/** How many controls of the main part the Tab key has to reach. */
const reachable = (page: Page) =>
  page.evaluate(() => {
    const controls = document.querySelectorAll<HTMLElement>(
      'main :is(a[href], button:not([disabled]), input:not([disabled]), select, textarea, summary)',
    )
    const radios = new Set<string>()
    return [...controls].filter((control) => {
      if (control.tabIndex < 0 || !control.checkVisibility()) return false
      if (!(control instanceof HTMLInputElement) || control.type !== 'radio') return true
      if (radios.has(control.name)) return false
      radios.add(control.name)
      return true
    }).length
  })

test('each page of the account works with the keyboard alone', async ({ visit }) => {
  const page = await visit('account?persona=returning', phone)
  await page.getByRole('dialog', { name: 'Good prices today' }).getByRole('button', { name: 'Close' }).click()
  const problems: string[] = []
  for (const [path, name] of pages) {
    await open(page, new URL(path, page.url()).href)
    await page.getByRole('heading', { level: 1, name }).waitFor()
    await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' })
    const wanted = await reachable(page)
    let reached = 0
    const lost: string[] = []
    await page.evaluate(() => document.getElementById('main')?.focus())
    for (let stop = 0; stop < wanted + 3; stop += 1) {
      await page.keyboard.press('Tab')
      const { name: what, isShown, ...state } = await focused(page)
      if (!isShown) lost.push(what)
      reached = Math.max(reached, state.reached)
    }
    problems.push(
      ...lost.map((what) => `${path}: no focus to be seen at ${what}`),
      ...(reached < wanted ? [`${path}: reaches ${reached} of ${wanted} controls`] : []),
      ...(await accessibilityFaults(page)).map((fault) => `${path}: ${fault}`),
    )
  }
  expect(problems).toEqual([])
})
