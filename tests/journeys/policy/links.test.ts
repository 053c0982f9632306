import type { BrowserContext, Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { named } from '../../../fixtures/named.ts'
import { people } from '../../../fixtures/people.ts'
import { newContext } from '../../setup/newContext.ts'
import { desktop, open, test as journey } from '../journey.ts'
import { acts } from '../scenarios/acts.ts'
import {
  atStep,
  chooseSlot,
  giveAddress,
  giveTelephone,
  heading,
  openStep,
  placeOrder,
  throughParcels,
} from '../shopping.ts'
import {
  at,
  button,
  dialog,
  gone,
  logIn,
  product,
  shown,
  visitor,
  watch,
  type WatchedPage,
} from './watchedPage.ts'

/** All links open in one window, because installing the worker for each test takes longer than the test. */
const test = journey
  .extend('window', { scope: 'file' }, async ({ browser }, { onCleanup }): Promise<BrowserContext> => {
    const context = await newContext(browser, { ...visitor, ...desktop })
    onCleanup(() => context.close())
    return context
  })
  .extend('visited', async ({ window }, { onCleanup }): Promise<WatchedPage> => {
    const seen = await watch(window)
    onCleanup(() => seen.page.close())
    return seen
  })

const idOf = (gid: string) => `variant-${gid}`
const links = [
  ['?persona=first-order', 'Welcome to Pasar'],
  ['?persona=returning', 'Good prices today'],
  ['?persona=member-not-connected', 'Connect your membership'],
  ['?persona=lead-capture', 'Tell us about your business'],
  [`?persona=member-active&list=10000002&item=${idOf(named.spinach)}`, 'Added to your list'],
  ['?persona=member-active&game=market-wheel', 'The market wheel'],
  ['invite/WEILING10?persona=guest', 'Wei Ling invites you'],
  [`?variants=${idOf(named.saleMilk)}`, 'For your cart'],
  [`${product(named.saleMilk)}?add=1&price=650`, 'The price has changed'],
] as const

/** Leaves the page at its top after a minute, again until this dialog opens: the exit-intent handler loads with the shop's last chunks. */
async function leaveUntilShown(page: Page, popup: Locator): Promise<void> {
  const leave = async () => {
    await page.evaluate(() => window.mock?.clock.advance(60_000))
    await page.locator('html').dispatchEvent('mouseleave', { clientY: -1 })
    return await popup.isVisible()
  }
  await expect.poll(leave).toBe(true)
}

test('no dialog that a link opens violates the content security policy', async ({ visited }) => {
  const { page, violations } = visited
  for (const [link, title] of links) {
    await open(page, at(link))
    await shown(dialog(page, title))
    expect(violations, link).toEqual([])
  }
})

test('the bot challenge, exit popup, reminder and business dialogs do not violate the policy', async ({
  visited,
}) => {
  const { page, violations } = visited
  await open(page, at('products/search/milk?persona=guest&mock=access.challenged'))
  await button(page, /^Add .* to the cart$/).click()
  await dialog(page, 'Are you human?').getByRole('button', { name: 'I’m human' }).click()
  await gone(dialog(page, 'Are you human?'))
  await leaveUntilShown(page, dialog(page, 'Your cart is waiting'))
  await open(page, at(`${product(named.outOfStockSardines)}?persona=guest`))
  await button(page, 'Notify me').click()
  await logIn(page, people.invoiceCustomer)
  await dialog(page, 'We’ll notify you').getByRole('button', { name: 'Got it' }).click()
  await shown(dialog(page, /^You’re buying for /))
  expect(violations).toEqual([])
})

test('the surveys do not violate the policy, on their page and in the exit popup', async ({ visited }) => {
  const { page, violations } = visited
  await open(page, at('insights?persona=guest'))
  await page.getByRole('radio', { name: 'Wilted' }).check()
  await button(page, 'Send answers').first().click()
  await shown(page.getByRole('main').getByRole('status'))
  await open(page, at('products/search/milk?persona=guest'))
  const survey = dialog(page, 'Did you find what you were looking for?')
  await leaveUntilShown(page, survey)
  await shown(survey.getByRole('radio', { name: 'Just looking' }))
  await survey.getByRole('button', { name: 'Not now' }).click()
  await gone(survey)
  expect(violations).toEqual([])
})

test('the checkout does not violate the policy, from an undeliverable address to the order', async ({
  visited,
}) => {
  const { page, violations } = visited
  await open(page, at('checkout?persona=guest-cart&clock=2031-12-24T10:00'))
  await atStep(page, 'Delivery address')
  await openStep(page).getByLabel('Postcode').fill('49000')
  await shown(openStep(page).getByText('Outside our delivery area'))
  await giveAddress(page)
  await giveTelephone(page)
  await chooseSlot(page)
  await throughParcels(page)
  await acts.saveCard(page)
  await placeOrder(page).click()
  await shown(heading(page, 'Thank you, Aisyah!'))
  expect(violations).toEqual([])
})

test('no part of the console violates the policy', async ({ visited }) => {
  const { page, violations } = visited
  await open(page, at('?console&persona=guest'))
  const tabs = page.getByRole('tablist', { name: 'Parts of the console' }).getByRole('tab')
  await shown(tabs.first())
  for (const name of await tabs.allTextContents()) {
    await tabs.filter({ hasText: name }).click()
    await shown(page.getByRole('tabpanel', { name }).locator('*').filter({ visible: true }).first())
  }
  expect(violations).toEqual([])
})
