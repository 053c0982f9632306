import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { phone, test as journey } from '../journey.ts'
import { openStep } from '../shopping.ts'

const test = journey.extend('serviceWorkers', 'block')

/** The labels of the page that do not show their whole text. */
const cutLabels = (page: Page) =>
  page
    .locator('label')
    .filter({ visible: true })
    .evaluateAll((labels) =>
      labels
        .filter((label) => label.scrollWidth > label.clientWidth + 1)
        .filter((label) => getComputedStyle(label).overflowX !== 'visible')
        .map((label) => label.textContent),
    )

test('at twice the text size, a label that is too long goes above its field', async ({ visit }) => {
  const page = await visit('/checkout?persona=guest-checkout&step=billing', phone)
  const way = openStep(page).getByRole('radio', { name: /^FassPay/ })
  await way.check()
  await openStep(page).getByRole('textbox', { name: 'Phone number of your FassPay wallet' }).waitFor()
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  const label = openStep(page).locator('label', { hasText: 'Phone number of your FassPay wallet' })
  const field = openStep(page).getByRole('textbox', { name: 'Phone number of your FassPay wallet' })
  await expect.poll(() => cutLabels(page)).toEqual([])
  await expect
    .poll(async () => {
      const [above, below] = [await label.boundingBox(), await field.boundingBox()]
      return above && below ? above.y + above.height - below.y : Number.NaN
    })
    .toBeLessThanOrEqual(0)
  await openStep(page).getByRole('radio', { name: /^Card/ }).check()
  await openStep(page).getByRole('textbox', { name: 'Name on the card' }).waitFor()
  await expect.poll(() => cutLabels(page)).toEqual([])
})
