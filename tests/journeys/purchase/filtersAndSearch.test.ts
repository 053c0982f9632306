/** How a shopper finds products: by filters in the address, and by keyboard only. */
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { phone, running, test as journey } from '../journey.ts'
import { heading } from '../shopping.ts'

const test = journey.extend('serviceWorkers', 'block')

const main = (page: Page) => page.getByRole('main')
const count = (page: Page, products: number) => main(page).getByText(`${products} products`, { exact: true })
const chip = (page: Page, name: string) => main(page).getByRole('link', { name: `Remove filter: ${name}` })

/** The products of the listing, in order. */
const shown = (page: Page) =>
  main(page)
    .getByRole('list', { name: 'Products' })
    .getByRole('article')
    .evaluateAll((cards) => cards.map((card) => card.getAttribute('data-variant')))

test('the address keeps a filter: back removes the last one, a reload and another phone show the same products', async ({
  visit,
}) => {
  const page = await visit('products/category/210000/sauces-cooking')
  const filters = page.getByRole('form', { name: 'Filters' })
  const brand = filters.getByRole('checkbox', { name: /^Mak Som/ })
  const express = filters.getByRole('radio', { name: 'Express' })
  await brand.click()
  await count(page, 6).waitFor()
  const address = page.url()
  const ofBrand = await shown(page)
  expect(ofBrand).toHaveLength(6)
  await express.click()
  await count(page, 3).waitFor()
  expect(new URL(page.url()).searchParams.get('fulfillmentFilter')).toBe('express')
  expect(await shown(page)).toHaveLength(3)

  await page.goBack()
  await count(page, 6).waitFor()
  expect(page.url()).toBe(address)
  expect(await shown(page)).toEqual(ofBrand)
  expect([await brand.isChecked(), await express.isChecked()]).toEqual([true, false])

  await page.reload()
  await running(page)
  await count(page, 6).waitFor()
  expect(page.url()).toBe(address)
  expect(await shown(page)).toEqual(ofBrand)
  expect(await brand.isChecked()).toBe(true)

  const { pathname, search } = new URL(address)
  const friend = await visit(`${pathname}${search}`, phone)
  await chip(friend, 'Mak Som').waitFor()
  expect(await shown(friend)).toEqual(ofBrand)

  await page.goBack()
  await count(page, 67).waitFor()
  expect(new URL(page.url()).search).toBe('')
  expect(await brand.isChecked()).toBe(false)
})

const focused = (target: Locator) => target.evaluate((element) => element === document.activeElement)
/** Whether the focused element shows its focus, itself or around its card. */
const isOutlined = (target: Locator) =>
  target.evaluate((element) =>
    [undefined, '::after'].some((part) => getComputedStyle(element, part).outlineStyle === 'solid'),
  )

/** A page has fewer tab stops between its top and its first products. */
const MOST_STOPS = 60

/** Presses Tab until an element has the focus. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await wanted.waitFor()
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press('Tab')
    if (await focused(wanted)) return
  }
  throw new Error(`Tab did not reach ${String(wanted)}.`)
}

test('a shopper can search, open a product and add it by keyboard only', async ({ visit }) => {
  const page = await visit('products/search')
  const field = page.getByRole('banner').getByRole('combobox', { name: 'Search the shop' })
  await tabTo(page, field)
  // At once: letter by letter, the list may still hold suggestions for the first ones.
  await page.keyboard.insertText('fresh mil')
  const option = page.getByRole('group', { name: 'Suggestions' }).getByRole('option').first()
  const term = (await option.textContent()) ?? ''
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => option.getAttribute('aria-selected')).toBe('true')
  await page.keyboard.press('Enter')
  await heading(page, new RegExp(term, 'i')).waitFor()
  expect(decodeURIComponent(new URL(page.url()).pathname)).toBe(`/products/search/${term}`)
  await expect.poll(() => focused(main(page))).toBe(true)

  const found = main(page).getByRole('article').first().getByRole('link')
  await tabTo(page, found)
  await expect.poll(() => isOutlined(found)).toBe(true)
  const name = (await found.textContent()) ?? ''
  await page.keyboard.press('Enter')
  await heading(page, name).waitFor()
  await expect.poll(() => focused(main(page))).toBe(true)

  const add = main(page).getByRole('button', { name: /^Add · RM/ })
  await tabTo(page, add)
  await expect.poll(() => isOutlined(add)).toBe(true)
  await page.keyboard.press('Enter')
  const inCart = main(page).getByRole('button', { name: 'View in cart' })
  await inCart.waitFor()
  await page.getByRole('link', { name: /^Cart, RM .* · 1 item$/ }).waitFor()
  // The pressed button has a new name, and keeps the focus.
  await expect.poll(() => focused(inCart)).toBe(true)
})
