import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { named } from '../../../fixtures/named.ts'
import { desktop, phone, running, test } from '../journey.ts'
import {
  arriveAt,
  atStep,
  chooseSlot,
  giveAddress,
  giveTelephone,
  goOn,
  openStep,
  placeOrder,
  putIntoCart,
  search,
  throughParcels,
} from '../shopping.ts'

const MILK = 'Ladang Fresh Milk Full Cream'
const product = (gid: string) => `/product/${gid}/any-slug`
const main = (page: Page) => page.getByRole('main')
const line = (page: Page, name: string) => main(page).getByRole('listitem', { name })

/** Filters the listing by one brand, on either layout. */
async function narrowToBrand(page: Page, brand: RegExp, isPhone: boolean) {
  if (isPhone) await page.getByRole('button', { name: /^Filter/ }).click()
  await page.getByRole('checkbox', { name: brand }).filter({ visible: true }).first().check()
  await page.waitForURL(/brandFilter=/)
  if (isPhone) await page.getByRole('button', { name: /^Show \d+ products$/ }).click()
}

describe.each([
  ['a phone', phone, true],
  ['a desktop', desktop, false],
] as const)('on %s', (_, size, isPhone) => {
  test('a guest buys groceries, from the home page to the order number', async ({ visit }) => {
    const page = await visit('/?clock=2031-12-24T10:00', size)
    await arriveAt(page, /./)
    await main(page).getByRole('link', { name: 'Dairy & eggs' }).click()
    await arriveAt(page, 'Dairy & eggs')
    await narrowToBrand(page, /^Ladang/, isPhone)
    await main(page).getByRole('link', { name: MILK, exact: true }).first().click()
    await arriveAt(page, MILK)
    await putIntoCart(page, 5)
    await page.keyboard.press('Escape')

    // On a phone the product page has its own bar; the search is on the list before it.
    if (isPhone) await page.goBack()
    await search(page, 'milk')
    await arriveAt(page, /milk/)
    await main(page)
      .getByRole('button', { name: /^Add .* to the cart$/ })
      .filter({ visible: true })
      .first()
      .click()
    await main(page)
      .getByRole('button', { name: /one more$/ })
      .first()
      .waitFor()
    await page.keyboard.press('Escape')

    const cartWays = page.getByRole('link', { name: /^Cart/ })
    // By key: the panel that an addition opens for a moment would stay under a pointer, and cover the link.
    await cartWays.filter({ visible: true }).first().press('Enter')
    if (!isPhone) await page.getByRole('dialog').getByRole('link', { name: 'View cart' }).click()
    await arriveAt(page, 'Your cart')
    await line(page, MILK)
      .getByRole('button', { name: /one more$/ })
      .click()
    await expect.poll(() => line(page, MILK).locator('[data-quantity]').textContent()).toBe('6')
    await line(page, MILK)
      .getByRole('button', { name: /^Add a note/ })
      .click()
    const note = line(page, MILK).getByRole('textbox')
    await expect.poll(() => note.evaluate((field) => field === document.activeElement)).toBe(true)
    await page.keyboard.type('the freshest, please')
    await page.keyboard.press('Enter')
    await line(page, MILK).getByText('the freshest, please').waitFor()
    await main(page).getByRole('link', { name: 'Checkout' }).click()

    await arriveAt(page, 'Checkout')
    await giveAddress(page)
    await atStep(page, 'Phone')
    await arriveAt(page, 'Checkout')
    await giveTelephone(page)
    await atStep(page, 'Express delivery')
    await arriveAt(page, 'Checkout')
    await chooseSlot(page)
    await throughParcels(page)
    await arriveAt(page, 'Checkout')
    await goOn(page)
    await placeOrder(page).click()
    await page.waitForURL(/\/confirmation\?order=\d+$/)
    await arriveAt(page, 'Thank you, Aisyah!')
    const number = new URL(page.url()).searchParams.get('order') ?? 'none'
    await main(page).getByText(number, { exact: true }).waitFor()

    await page.reload()
    await running(page)
    await main(page).getByText(number, { exact: true }).waitFor()
    await main(page).getByText('the freshest, please').waitFor()
  })

  test('a reload in the middle of the checkout loses nothing', async ({ visit }) => {
    const page = await visit(product(named.saleMilk), size)
    await putIntoCart(page, 6)
    await page.goto(new URL('../../../checkout', page.url()).href)
    await running(page)
    await atStep(page, 'Delivery address')
    await giveAddress(page)
    await atStep(page, 'Phone')
    await openStep(page).getByLabel('Phone number').fill('012-345')
    await page.reload()
    await running(page)
    await atStep(page, 'Phone')
    await expect.poll(() => openStep(page).getByLabel('Phone number').inputValue()).toBe('012-345')
    await page.waitForURL(/step=telephone/)
    await main(page).getByText('Aisyah Rahman, 12 Jalan Ampang').waitFor()
  })
})
