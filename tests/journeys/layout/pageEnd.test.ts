import { expect } from 'vitest'
import { goto, home, windowIn, withoutScripts } from '../start/firstFrame.ts'
import { desktop, running, settled, test } from '../journey.ts'

/** The height of the page below the screen. */
const below = () =>
  document.documentElement.scrollHeight - Math.ceil(scrollY + document.documentElement.clientHeight)

test('a shopper at the end of the page stays at the end when the footer loads', async ({ browser }) => {
  // A request of a page that a worker controls does not wait.
  const { page } = await windowIn(browser, { ...desktop, serviceWorkers: 'block' })
  const bringFooter = await withoutScripts(page, 'PageEnd')
  await goto(page, home)
  await running(page)
  // The page grows with the mock's data, and with each part that comes near the window.
  await settled(page)
  await expect
    .poll(async () => {
      await page.keyboard.press('End')
      return page.evaluate(below)
    })
    .toBeLessThanOrEqual(1)
  bringFooter()
  await page.getByRole('contentinfo').waitFor()
  await expect.poll(() => page.evaluate(below)).toBeLessThanOrEqual(1)
})
