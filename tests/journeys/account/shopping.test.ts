/** The account on the way to an order: addresses, cards, what was bought before, and a session that ends. */
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { demoPassword, people } from '../../../fixtures/people.ts'
import { controlsReady } from '../console/controlsReady.ts'
import { open, running } from '../journey.ts'
import { atStep, goOn, openStep } from '../shopping.ts'
import { arriveOn, logIn, loginDialog, region, test } from './account.ts'

const main = (page: Page) => page.getByRole('main')
/** An address of the shop, on the host of the page. */
const at = (page: Page, path: string) => new URL(path, page.url()).href

test('an address of the account is used at checkout, and one of the checkout is in the account', async ({
  onPhone,
}) => {
  const page = await onPhone('account/add-address?persona=checkout-savings')
  await main(page).getByLabel('Street address').fill('12 Jalan Tun Razak')
  await main(page).getByLabel('Postcode').fill('50400')
  await expect.poll(() => main(page).getByLabel('City').inputValue()).toBe('Kuala Lumpur')
  await main(page)
    .getByRole('checkbox', { name: /default/ })
    .check()
  await main(page).getByRole('button', { name: 'Save address' }).click()
  await arriveOn(page, 'Addresses')

  await open(page, at(page, '/checkout?step=address'))
  await atStep(page, 'Delivery address')
  const chosen = openStep(page).getByRole('radio', { name: /12 Jalan Tun Razak/ })
  await expect.poll(() => chosen.isChecked()).toBe(true)
  await openStep(page).getByRole('radio', { name: 'Another address' }).check()
  await openStep(page).getByLabel('Street address').fill('8 Jalan Kia Peng')
  await openStep(page).getByLabel('Postcode').fill('50450')
  await openStep(page).locator('input[name="city"][value="Kuala Lumpur"]').waitFor()
  await goOn(page)
  await main(page)
    .getByText(/8 Jalan Kia Peng/)
    .first()
    .waitFor()
  await page.getByRole('button', { name: 'Change: Delivery address' }).waitFor()

  await open(page, at(page, '/account/address'))
  await main(page)
    .getByText(/8 Jalan Kia Peng/)
    .first()
    .waitFor()
})

test('a card that is deleted in one tab cannot pay in the other, which says so', async ({ onPhone }) => {
  const shopping = await onPhone('checkout?step=billing&persona=checkout-savings')
  await atStep(shopping, 'Payment')
  const card = openStep(shopping)
    .getByRole('radio', { name: /ending in/ })
    .first()
  await card.check()
  const name = await card.evaluate((input) => input.closest('label')?.textContent ?? '')
  const ending = /ending in (\d{4})/.exec(name)?.[0] ?? 'no card'

  const wallet = await onPhone('account/billing', shopping)
  const row = region(wallet, 'Saved cards and bank accounts')
    .getByRole('listitem')
    .filter({ hasText: ending })
  await row.getByRole('button', { name: /^Delete/ }).click()
  await wallet.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await row.waitFor({ state: 'detached' })
  // It disappears before the server has deleted it.
  await wallet.getByText('Payment method deleted').first().waitFor()

  await shopping.bringToFront()
  await goOn(shopping)
  await openStep(shopping)
    .getByText(/^This has changed since you opened the page/)
    .waitFor()
  await card.and(shopping.getByRole('radio', { name: ending })).waitFor({ state: 'detached' })
})

test('what was bought before is added again, also when half of it has sold out meanwhile', async ({
  onPhone,
}) => {
  const page = await onPhone('account/reorder?persona=returning')
  await controlsReady(page)
  const all = main(page).getByRole('button', { name: /^Add all \d+ items/ })
  await all.waitFor()
  await page.evaluate(() =>
    window.mock?.server.store.write((state) => {
      const orders = Object.values(state.accounts).flatMap(({ shopper }) => shopper.orders)
      const keys = orders.flatMap(({ lines }) =>
        lines.map(({ variantId, warehouseId }) => `${variantId}:${warehouseId}`),
      )
      ;[...new Set(keys)].forEach((key, place) => {
        if (place % 2 === 0) state.sold[key] = 1_000_000
      })
    }),
  )
  await all.click()
  await page.getByText('Some items couldn’t be added in full:').waitFor()
  await page
    .getByText(/added to cart/)
    .first()
    .waitFor()
})

test('a session that ends in the middle of a form loses nothing but the card number', async ({ onPhone }) => {
  const page = await onPhone('account/billing?persona=returning')
  await controlsReady(page)
  await main(page).getByRole('button', { name: 'Add a card' }).click()
  const form = region(page, 'Add a card')
  await form.getByLabel('Card number').fill('4242424242424242')
  await form.getByLabel('Expiry').fill('1230')
  await form.getByLabel('Security code').fill('123')
  await form.getByLabel('Name on the card').fill('Lim Wei Ling')
  // The page reads its data again, and loads again, as document 2 §6 says. Until then the login would be typed into the page that is left.
  const loadsAgain = page.waitForEvent('domcontentloaded')
  await page.evaluate(() => window.mock?.clock.advance(31 * 60_000)).catch(() => {})
  await loadsAgain
  await loginDialog(page).waitFor()
  await running(page)
  await logIn(page, people.returningCustomer.email, demoPassword)
  await form
    .getByRole('alert')
    .getByText(/please enter them again/)
    .waitFor()
  await expect.poll(() => form.getByLabel('Name on the card').inputValue()).toBe('Lim Wei Ling')
  expect(await form.getByLabel('Card number').inputValue()).toBe('')
  await form.getByLabel('Card number').fill('4242424242424242')
  await form.getByLabel('Expiry').fill('1230')
  await form.getByLabel('Security code').fill('123')
  await form.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Payment method saved').first().waitFor()
})
