import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { test as journey } from '../journey.ts'
import { pressEscape } from '../pressEscape.ts'
import { EXPIRY_MS, holdTimers, MOTION_MS } from '../holdTimers.ts'

const test = journey.extend('serviceWorkers', 'block')

/** Animations of this many ms or less are not seen: the rule of `base.css` leaves them a hundredth of one. */
const UNSEEN_MS = 1

/** Notes in every frame the longest animation that runs, in ms, as an attribute of the page. Runs in the page. */
function watchMotion(): void {
  let longest = 0
  const look = () => {
    for (const { effect } of document.getAnimations()) {
      const { duration } = effect?.getComputedTiming() ?? {}
      if (typeof duration === 'number') longest = Math.max(longest, duration)
    }
    document.documentElement.dataset['longestMotion'] = String(longest)
    requestAnimationFrame(look)
  }
  look()
}

const longestMotion = async (page: Page): Promise<number> =>
  Number(await page.locator('html').getAttribute('data-longest-motion'))

/** Opens what moves: the cart's panel, the list of departments, a dialog. */
async function moveThings(page: Page): Promise<void> {
  await page.evaluate(watchMotion)
  // The panel of an addition closes by itself.
  await holdTimers(page, EXPIRY_MS)
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Add .* to the cart$/ })
    .first()
    .click()
  const panel = page.getByRole('dialog')
  await panel.waitFor()
  await page.keyboard.press('Escape')
  await panel.waitFor({ state: 'detached' })
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Delivering to/ })
    .click()
  await page.getByRole('dialog', { name: 'Where should we deliver?' }).waitFor()
  await pressEscape(page)
  await page.getByRole('dialog').waitFor({ state: 'detached' })
}

test.for([
  ['with reduced motion nothing moves', 'reduce', 0, UNSEEN_MS],
  ['without it panels and dialogs move', 'no-preference', 100, 10_000],
] as const)('%s', async ([, reducedMotion, least, most], { visit }) => {
  const page = await visit('/products/category/130000/dairy-eggs', { reducedMotion })
  await moveThings(page)
  const longest = await longestMotion(page)
  expect(longest).toBeGreaterThanOrEqual(least)
  expect(longest).toBeLessThanOrEqual(most)
})

test.for([
  ['at once', 'reduce'],
  ['smoothly', 'no-preference'],
] as const)('the way back to the top goes %s', async ([how, reducedMotion], { visit }) => {
  const page = await visit('/products/category/130000/dairy-eggs', { reducedMotion })
  await page.evaluate(() => scrollTo(0, 1_600))
  const back = page.getByRole('button', { name: 'Back to top' })
  await back.waitFor()
  const places = await back.evaluate(async (button) => {
    const seen: number[] = []
    if (button instanceof HTMLElement) button.click()
    while (scrollY > 0) {
      await new Promise(requestAnimationFrame)
      seen.push(scrollY)
    }
    return seen.filter((place) => place > 0)
  })
  expect(places.length > 0).toBe(how === 'smoothly')
})

test('a dialog that closes with reduced motion does not cover the page any longer', async ({ visit }) => {
  const page = await visit('/t/faqs')
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Delivering to/ })
    .click()
  const dialog = page.locator('[role="dialog"]')
  await dialog.waitFor()
  // Material UI's own way needs a timer of 160 ms, which never ends here.
  await holdTimers(page, MOTION_MS)
  await dialog.getByRole('button', { name: 'Close' }).click()
  await dialog.waitFor({ state: 'detached' })
})
