import { expect } from 'vitest'
import { accessibilityFaults, phone, test } from './journey.ts'

test('a word of any length stays within a phone’s screen', async ({ visit }) => {
  const page = await visit(`products/search/${'x'.repeat(60)}`, phone)
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  expect(await accessibilityFaults(page)).toEqual([])
})

test('a thumb hides what the band says, and presses nothing that nobody sees', async ({ visit }) => {
  const page = await visit('products/search/milk', phone)
  const band = page.getByRole('region', { name: 'News of the shop' })
  const news = band.getByText(/School holidays/)
  await news.scrollIntoViewIfNeeded()
  // Without `force`: what lies over it would be pressed in its place, and fails.
  await band.getByRole('button', { name: 'Hide this message' }).first().tap({ timeout: 5_000 })
  await news.waitFor({ state: 'detached' })
})

test('after a removal by keyboard the line that has the focus shows it', async ({ visit }) => {
  const page = await visit('products/search/milk')
  const add = page.getByRole('main').getByRole('button', { name: /^Add .* to the cart$/ })
  await add.first().click()
  await page.getByRole('dialog').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await add.first().click()
  await page.getByRole('dialog').getByRole('link', { name: 'View cart' }).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('dialog').getByRole('link', { name: 'View cart' }).click()
  const remove = page.getByRole('main').getByRole('button', { name: /^Remove / })
  await remove.first().focus()
  await page.keyboard.press('Enter')
  const line = page.locator('li:focus')
  await line.waitFor()
  expect(await line.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('solid')
})
