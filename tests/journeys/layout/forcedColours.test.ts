import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { desktop, settled, test as journey } from '../journey.ts'

const test = journey.extend('serviceWorkers', 'block')

/** As the browser shows the shop to a person who has chosen the colours of every page in the system's settings. */
const forced = { ...desktop, forcedColors: 'active', colorScheme: 'dark' } as const

/** The screenshot of an element: what differs to the eye differs here. */
const look = async (element: Locator): Promise<string> => (await element.screenshot()).toString('base64')

const labelOf = (page: Page, name: string | RegExp) =>
  page.getByRole('main').locator('label').filter({ hasText: name }).first()

test('in forced colours a favourite and a chosen delivery time differ from others', async ({ visit }) => {
  const page = await visit('/products/category/130000/dairy-eggs?persona=member-active', forced)
  const heart = page
    .getByRole('article')
    .first()
    .getByRole('button', { name: /favourite/i })
  await heart.hover()
  const empty = await look(heart)
  await heart.click()
  await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true')
  await expect.poll(() => look(heart)).not.toBe(empty)

  const checkout = await visit('/checkout?persona=checkout-steps&step=express&clock=2031-12-24T10:00', forced)
  const time = labelOf(checkout, '2–4 pm')
  const frameOf = () => time.evaluate((label) => getComputedStyle(label).outlineStyle)
  expect(await frameOf()).toBe('none')
  await time.getByRole('radio').check()
  await expect.poll(frameOf).toBe('solid')
})

test('in forced colours the keyboard’s focus has an outline', async ({ visit }) => {
  const page = await visit('/product/750439801/ladang-fresh-milk-full-cream-1-l', forced)
  // The mock's newer data may add a control beside it.
  await settled(page)
  const add = page.getByRole('main').getByRole('button', { name: /^Add · / })
  await add.focus()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  const outline = await add.evaluate((button) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(button)
    return `${outlineStyle} ${Number.parseFloat(outlineWidth) >= 2}`
  })
  expect(outline).toBe('solid true')
})
