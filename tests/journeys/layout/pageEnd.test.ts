import { expect } from 'vitest'
import { goto, home, windowIn, withoutScripts } from '../start/firstFrame.ts'
import { desktop, running, test } from '../journey.ts'

/** The height of the page below the screen. */
const below = () =>
  document.documentElement.scrollHeight - Math.ceil(scrollY + document.documentElement.clientHeight)

test('a shopper at the end of the page stays at the end when the footer loads', async ({ browser }) => {
  const { page } = await windowIn(browser, desktop)
  const bringFooter = await withoutScripts(page, 'PageEnd')
  await goto(page, home)
  await running(page)
  await page.keyboard.press('End')
  await expect.poll(() => page.evaluate(below)).toBeLessThanOrEqual(1)
  bringFooter()
  await page.getByRole('contentinfo').waitFor()
  await expect.poll(() => page.evaluate(below)).toBeLessThanOrEqual(1)
})
