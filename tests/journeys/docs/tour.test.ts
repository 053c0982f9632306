import { expect } from 'vitest'
import { phone, test as journey } from '../journey.ts'

const test = journey.extend('serviceWorkers', 'block')

test('the tour of a demo goes on over its stops and a reload, and loads for nobody else', async ({
  visit,
}) => {
  const loaded: string[] = []
  const plain = await visit('/', phone)
  plain.on('request', (request) => loaded.push(request.url()))
  await plain.waitForSelector('html[data-boot=running]')
  await plain.waitForLoadState('networkidle')
  expect(loaded.filter((url) => /tour/i.test(url))).toEqual([])

  const page = await visit('/?tour', phone)
  const card = page.getByRole('region', { name: 'Tour of the shop' })
  await card.getByRole('heading', { name: '1 of 8 Browse' }).waitFor()
  await card.getByRole('button', { name: 'Next' }).press('Enter')
  await page.waitForURL(/\/products\/search\/milk$/)
  expect(
    await card.getByRole('button', { name: 'Next' }).evaluate((next) => next === document.activeElement),
  ).toBe(true)
  await page.reload()
  await card.getByRole('heading', { name: '2 of 8 Buy' }).waitFor()
  // The page below can be used.
  await page
    .getByRole('button', { name: /^Add .* to the cart$/ })
    .first()
    .click()
  await page
    .getByText(/added to cart/)
    .first()
    .waitFor()
  await card.getByRole('button', { name: 'Next' }).click()
  await page.waitForURL(/\/checkout/)
  await card.getByRole('button', { name: 'End the tour' }).click()
  await card.waitFor({ state: 'detached' })
  await page.reload()
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await card.count()).toBe(0)
})
