import type { Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import type { PersonaId } from '../../../mocks/scenarios/personas.ts'
import { routeAddresses } from '../../monkey/starts.ts'
import { accessibilityFaults } from '../accessibilityFaults.ts'
import { open, phone, test as journey } from '../journey.ts'

const test = journey.extend('serviceWorkers', 'block')

/** The pages are in parts of about equal size, so that no test takes a minute. */
const shares = [0, 1, 2, 3]

/** As whom a page is opened: the pages of an account need one, cart and checkout something to buy. */
function personaOf(path: string): PersonaId {
  if (path.startsWith('/account/organization')) return 'business-owner'
  if (path.startsWith('/account')) return 'returning'
  return path === '/cart' || path === '/checkout' ? 'guest-checkout' : 'guest'
}

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

/** Presses Tab from the start of the main part to its end; what is wrong on the way. */
async function tabThrough(page: Page, isFirst = true): Promise<string[]> {
  const wanted = await reachable(page)
  let reached = 0
  const lost: string[] = []
  await page.evaluate(() => document.getElementById('main')?.focus())
  for (let stop = 0; stop < wanted + 3 && reached < wanted; stop += 1) {
    await page.keyboard.press('Tab')
    const { name, isShown, ...state } = await focused(page)
    if (!isShown) lost.push(name)
    reached = Math.max(reached, state.reached)
  }
  // A dialog may open meanwhile, such as that of an invitation: a keyboard closes it and goes on.
  const dialog = page.getByRole('dialog')
  if (isFirst && reached < wanted && (await dialog.count()) > 0) {
    await page.keyboard.press('Escape')
    await dialog.first().waitFor({ state: 'detached' })
    return tabThrough(page, false)
  }
  return [
    ...lost.map((what) => `no focus to be seen at ${what}`),
    ...(reached < wanted ? [`reaches ${reached} of ${wanted} controls`] : []),
  ]
}

/** Opens a shop for the person, with the interstitial of a returning shopper closed: it would take the focus at any time. */
async function become(page: Page, persona: PersonaId): Promise<void> {
  const path = persona === 'returning' ? 'account' : 'version'
  await open(page, new URL(`${path}?persona=${persona}&clock=2026-11-25T10:00`, inject('shop')).href)
  if (persona !== 'returning') return
  await page.getByRole('dialog', { name: 'Good prices today' }).getByRole('button', { name: 'Close' }).click()
}

test.for(shares)(
  'every page of the shop works with the keyboard alone, part %i',
  async (share, { visit }) => {
    const page = await visit('version', phone)
    const mine = routeAddresses.filter((_, at) => at % shares.length === share)
    const problems: string[] = []
    for (const [persona, paths] of Map.groupBy(mine, personaOf)) {
      await become(page, persona)
      for (const path of paths) {
        await open(page, new URL(path.slice(1), inject('shop')).href)
        // A dialog that is open already, such as that of `/login`, hides the page's heading from the accessibility tree.
        await page.getByRole('heading', { level: 1, includeHidden: true }).first().waitFor()
        // The style guide shows a button that is always busy.
        await page.locator('[aria-busy="true"]:not(button)').first().waitFor({ state: 'detached' })
        const faults = [...(await tabThrough(page)), ...(await accessibilityFaults(page))]
        problems.push(...faults.map((fault) => `${path}: ${fault}`))
      }
    }
    expect(problems).toEqual([])
  },
)
