import type { Page } from 'playwright-core'
import { expect, onTestFinished } from 'vitest'
import { newContext } from '../../setup/newContext.ts'
import { test as journey, windows } from '../journey.ts'
import {
  addFromProductPage,
  atStep,
  chooseSlot,
  giveAddress,
  giveTelephone,
  goOn,
  heading,
  openStep,
  placeOrder,
  search,
  viewInCart,
} from '../shopping.ts'
import { treeFaults } from './treeFaults.ts'

const test = journey.extend('serviceWorkers', 'block')

const main = (page: Page) => page.getByRole('main')

test.for(windows)(
  'a screen reader finds its way through a whole purchase, on %s',
  async ([, size], { visit }) => {
    const page = await visit('/?clock=2031-12-24T10:00', size)
    const titles: string[] = []
    /** Checks the tree of a screen that has loaded; every page has another title. */
    const check = async (screen: string, isNewPage = false) => {
      // The address of a page changes before its title does.
      if (isNewPage)
        await expect.poll(async () => titles.includes(await page.title()), { message: screen }).toBe(false)
      await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' })
      expect(await treeFaults(page), screen).toEqual([])
      titles.push(await page.title())
    }
    await check('home', true)
    await search(page, 'milk')
    await check('the results of a search', true)
    await main(page).getByRole('link', { name: 'Ladang Fresh Milk Full Cream', exact: true }).first().click()
    await heading(page, 'Ladang Fresh Milk Full Cream').waitFor()
    await check('a product', true)
    await addFromProductPage(page, 6)
    await viewInCart(page)
    const panel = page.getByRole('dialog', { name: /^Cart/ })
    await panel.getByRole('link', { name: 'View cart' }).click()
    await heading(page, 'Your cart').waitFor()
    await check('the cart', true)
    await main(page).getByRole('link', { name: 'Checkout' }).click()
    await atStep(page, 'Delivery address')
    await check('the address', true)
    await goOn(page)
    await openStep(page)
      .getByText(/first name/i)
      .nth(1)
      .waitFor()
    await check('the address with faults')
    await giveAddress(page)
    await atStep(page, 'Phone')
    await check('the telephone number')
    await giveTelephone(page)
    await atStep(page, 'Express delivery')
    await check('the delivery time')
    await chooseSlot(page)
    await atStep(page, 'Payment')
    await check('the payment')
    await goOn(page)
    await placeOrder(page).and(page.locator(':enabled')).waitFor()
    await check('the order before it is placed')
    await placeOrder(page).click()
    await page.waitForURL(/\/confirmation\?order=\d+$/)
    await heading(page, /^Thank you/).waitFor()
    await check('the confirmation', true)
    await main(page).getByRole('link', { name: /order/i }).first().click()
    await page.waitForURL(/\/find-order\?/)
    await check('the search for the order', true)
  },
)

test('the check finds what is wrong', async ({ browser }) => {
  const context = await newContext(browser)
  onTestFinished(() => context.close())
  const page = await context.newPage()
  await page.setContent(`
    <nav aria-label="Main"></nav><nav aria-label="Main"></nav>
    <main><h1>One</h1><h1>Two</h1><h3>Far below</h3>
    <button><svg></svg></button><input><label><input type="radio">Boxes</label></main>`)
  expect(await treeFaults(page)).toEqual([
    'a button without a name',
    'a textbox without a name',
    'the radio “Boxes” is in no named group',
    '2 headings of level 1: One, Two',
    '“Far below” has level 3 after 1',
    'navigations of one name: Main',
  ])
})
