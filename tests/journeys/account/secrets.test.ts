import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { people } from '../../../fixtures/people.ts'
import { controlsReady } from '../console/controlsReady.ts'
import { running } from '../journey.ts'
import { atStep, goOn, openStep, placeOrder } from '../shopping.ts'
import { arriveOn, lastMessage, logIn, loginDialog, region, test } from './account.ts'

const CURRENT = 'Pasar-2026'
const PASSWORD = 'Nangka-Madu-77'
const CARD = '5555555555554444'

const main = (page: Page) => page.getByRole('main')

/** What the page has stored and the tools of the mock give away, as one text, and what the mocked server has stored, as another. */
const everythingKept = (page: Page): Promise<{ byPage: string; byServer: string }> =>
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
    const byPage = JSON.stringify([
      { ...localStorage },
      { ...sessionStorage },
      document.cookie,
      mock?.journal(),
      mock?.har(),
      await mock?.exportSession(),
    ])
    return { byPage, byServer: JSON.stringify(databases) }
  })

/** The tokens that the mocked server has given to its visitors. */
const tokens = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const state = await window.mock?.server.store.read()
    return Object.values(state?.visitors ?? {}).map(({ token }) => token)
  })

async function logOut(page: Page): Promise<void> {
  await page.goto(new URL('/account?console', page.url()).href)
  await running(page)
  await main(page).getByRole('button', { name: 'Log out' }).click()
  await page
    .getByText(/logged out/i)
    .first()
    .waitFor()
}

/** Logs in with a code that is sent by email; returns it. */
async function logInByCode(page: Page, email: string): Promise<string> {
  await page.goto(new URL('/login?form=code&console', page.url()).href)
  await running(page)
  const dialog = loginDialog(page)
  await dialog.getByLabel(/^Email or phone/).fill(email)
  await dialog.getByRole('button', { name: 'Send the code' }).click()
  const field = dialog.getByLabel(/^Code/)
  await field.waitFor()
  const code = await lastMessage(page)
  await field.fill(code)
  await field.press('Enter')
  await dialog.waitFor({ state: 'detached' })
  return code
}

test('passwords, card numbers, codes and tokens are in no storage, journal, export, address or console', async ({
  onPhone,
}) => {
  const { email } = people.returningCustomer
  const page = await onPhone('account/change-password?persona=checkout-savings&clock=2026-12-24T10:00')
  const printed: string[] = []
  page.on('console', (message) => printed.push(message.text()))
  page.on('request', (request) => printed.push(request.url()))
  page.on('framenavigated', (frame) => printed.push(frame.url()))
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
  await logOut(page)
  await page.goto(new URL('/login?console', page.url()).href)
  await running(page)
  await loginDialog(page).waitFor()
  await logIn(page, email, PASSWORD)
  await arriveOn(page, 'Hello, Wei Ling')
  await logOut(page)
  const code = await logInByCode(page, email)
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

  const { byPage, byServer } = await everythingKept(page)
  // What is not secret is there: the search looks at the right places.
  for (const kept of [byPage, byServer]) {
    expect(kept).toContain(email)
    expect(kept).toContain('4444')
  }
  const everywhere = [byPage, byServer, ...printed].join('\n')
  expect(everywhere).toContain('/confirmation')
  for (const secret of [PASSWORD, CURRENT, CARD, CARD.replace(/(\d{4})(?=\d)/g, '$1 ')])
    expect(everywhere).not.toContain(secret)
  // The code has been used. A part of a longer number is not the code.
  expect(everywhere).not.toMatch(new RegExp(`(?<![\\da-f])${code}(?![\\da-f])`))
  // The server has to know its tokens.
  const given = await tokens(page)
  expect(given.length).toBeGreaterThan(0)
  for (const token of given) {
    expect(byServer).toContain(token)
    expect([byPage, ...printed].join('\n')).not.toContain(token)
  }
})
