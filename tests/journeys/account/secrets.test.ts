import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { people } from '../../../fixtures/people.ts'
import { controlsReady } from '../console/controlsReady.ts'
import { running } from '../journey.ts'
import { atStep, goOn, openStep, placeOrder } from '../shopping.ts'
import { arriveOn, logIn, loginDialog, region, test } from './account.ts'

const CURRENT = 'Pasar-2026'
const PASSWORD = 'Nangka-Madu-77'
const CARD = '5555555555554444'

const main = (page: Page) => page.getByRole('main')

/** Everything that the browser has stored, and what the tools of the mock give away, as one text. */
const everythingKept = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const answer = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB')))
      })
    const databases: unknown[] = []
    for (const { name } of await indexedDB.databases()) {
      if (name === undefined) continue
      const database = await answer(indexedDB.open(name))
      for (const store of database.objectStoreNames)
        databases.push(await answer(database.transaction(store).objectStore(store).getAll()))
      database.close()
    }
    const { mock } = window
    return JSON.stringify([
      { ...localStorage },
      { ...sessionStorage },
      document.cookie,
      databases,
      mock?.journal(),
      mock?.har(),
      await mock?.exportBag(),
    ])
  })

test('passwords and card numbers are in no storage, journal or export', async ({ onPhone }) => {
  const { email } = people.returningCustomer
  const page = await onPhone('account/change-password?persona=checkout-savings')
  await controlsReady(page)
  const form = region(page, 'Password')
  await form.getByRole('button', { name: 'Change: Password' }).click()
  await form.getByLabel('Current password', { exact: true }).fill(CURRENT)
  await form.getByLabel('Choose a password').fill(PASSWORD)
  await form.getByRole('button', { name: 'Change password' }).click()
  await page
    .getByText(/^Password changed/)
    .first()
    .waitFor()

  // Log out, and in again with it.
  await page.goto(new URL('/account?console', page.url()).href)
  await running(page)
  await main(page).getByRole('button', { name: 'Log out' }).click()
  await page
    .getByText(/logged out/i)
    .first()
    .waitFor()
  await page.goto(new URL('/login?console', page.url()).href)
  await running(page)
  await loginDialog(page).waitFor()
  await logIn(page, email, PASSWORD)
  await arriveOn(page, 'Hello, Wei Ling')

  // Buy with a card that is typed in.
  await page.goto(new URL('/checkout?step=billing&console', page.url()).href)
  await running(page)
  await atStep(page, 'Payment')
  await openStep(page)
    .getByRole('radio', { name: /^Another card/ })
    .check()
  await openStep(page).getByLabel('Card number').fill(CARD)
  await openStep(page)
    .getByLabel(/^Expiry/)
    .fill('1230')
  await openStep(page).getByLabel('Security code').fill('123')
  await openStep(page).getByLabel('Name on the card').fill('Lim Wei Ling')
  await goOn(page)
  await placeOrder(page).click()
  await page.waitForURL(/\/confirmation\?order=\d+/)
  await controlsReady(page)

  const kept = await everythingKept(page)
  // What is not secret is there: the search looks at the right places.
  expect(kept).toContain(email)
  expect(kept).toContain('4444')
  for (const secret of [PASSWORD, CURRENT, CARD, CARD.replace(/(\d{4})(?=\d)/g, '$1 ')])
    expect(kept).not.toContain(secret)
})
