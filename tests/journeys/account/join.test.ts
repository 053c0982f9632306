/** Creating an account in every way, in a real browser. */
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { people } from '../../../fixtures/people.ts'
import { arriveOn, fillCode, lastMessage, logIn, loginDialog, region, test } from './account.ts'

const NEW = 'Rambutan-2026'
const joining = (page: Page) => page.getByRole('dialog', { name: 'Create an account' })

/** Waits for the account page. The membership dialog may open first; then it is closed. */
async function arriveAtAccount(page: Page) {
  await page.addLocatorHandler(page.getByRole('dialog', { name: 'Connect your membership' }), (dialog) =>
    dialog.getByRole('button', { name: 'Not now' }).click(),
  )
  await arriveOn(page, /^Hello, Iman/)
  expect(new URL(page.url()).pathname).toMatch(/\/account$/)
}

async function join(page: Page, telephone: string) {
  const dialog = joining(page)
  await dialog.getByLabel('First name').fill('Iman')
  await dialog.getByLabel('Last name').fill('Salleh')
  await dialog.getByLabel('Email').fill('iman.salleh@example.com')
  if (telephone) await dialog.getByLabel(/^Phone/).fill(telephone)
  await dialog.getByLabel('Choose a password').fill(NEW)
  await dialog.getByRole('button', { name: 'Continue', exact: true }).click()
  await dialog
    .getByRole('paragraph')
    .filter({ hasText: /^We sent a 6-digit code to/ })
    .waitFor()
  await fillCode(page, dialog.getByLabel(/^Code/))
  await dialog.getByRole('button', { name: 'Create my account' }).click()
  await arriveAtAccount(page)
}

test('a guest joins by email', async ({ onPhone }) => {
  const page = await onPhone('login?form=join&persona=guest')
  await join(page, '')
})

test('a guest joins by phone, which the code verifies', async ({ onPhone }) => {
  const page = await onPhone('login?form=join&persona=guest')
  await join(page, '012-345 0098')
  await page.getByRole('link', { name: /^Details and password/ }).click()
  await arriveOn(page, 'Details and password')
  await region(page, 'Phone').getByText('Verified', { exact: true }).waitFor()
})

test.for(['Google', 'Facebook', 'Apple'] as const)(
  'a guest joins with %s, without a password',
  async (provider, { onPhone }) => {
    const page = await onPhone('login?form=join&persona=guest')
    await joining(page)
      .getByRole('button', { name: `Continue with ${provider}` })
      .click()
    const sheet = page.getByRole('dialog', { name: `Log in with ${provider}` })
    await sheet.getByRole('button', { name: /^Iman Salleh/ }).click()
    const dialog = page.getByRole('dialog', { name: 'Complete your account' })
    await dialog.getByLabel('First name').waitFor()
    if ((await dialog.getByLabel('Email').inputValue()) === '')
      await dialog.getByLabel('Email').fill('iman.salleh@example.com')
    const open = dialog.getByRole('button', { name: /^(Continue|Create my account)$/ })
    const needsCode = (await open.textContent()) === 'Continue'
    await open.click()
    if (needsCode) {
      await fillCode(page, dialog.getByLabel(/^Code/))
      await dialog.getByRole('button', { name: 'Create my account' }).click()
    }
    await arriveAtAccount(page)
  },
)

test('a social login is linked and unlinked', async ({ onPhone }) => {
  const page = await onPhone('account/change-password?persona=returning')
  const logins = region(page, 'Linked logins')
  await logins.getByRole('button', { name: 'Link Facebook' }).click()
  await page
    .getByRole('dialog', { name: 'Log in with Facebook' })
    .getByRole('button', { name: /^Wei Ling Lim/ })
    .click()
  await logins.getByRole('button', { name: 'Unlink Facebook' }).click()
  await page.getByText('Facebook is no longer linked').first().waitFor()
  await logins.getByRole('button', { name: 'Link Facebook' }).waitFor()
})

test('a forgotten password is replaced by a code, and again by the link', async ({ onPhone }) => {
  const { email } = people.returningCustomer
  const page = await onPhone('login?form=forgotten&persona=guest')
  const dialog = page.getByRole('dialog', { name: 'Forgot your password?' })
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByRole('button', { name: 'Get a code instead' }).click()
  await fillCode(page, dialog.getByLabel(/^Code/))
  await dialog.getByLabel('Choose a password').fill(NEW)
  await dialog.getByRole('button', { name: 'Save password' }).click()
  await arriveOn(page, 'Hello, Wei Ling')

  // On the page, the one who has forgotten it asks for a link.
  await page.getByRole('link', { name: /^Details and password/ }).click()
  await region(page, 'Password').getByRole('button', { name: 'Change: Password' }).click()
  await region(page, 'Password').getByRole('button', { name: 'I forgot my password' }).click()
  await dialog.getByRole('button', { name: 'Send reset link' }).click()
  await dialog.getByText(/a reset link is on its way/).waitFor()
  const link = await lastMessage(page)
  await page.goto(new URL(`${link.slice(1)}&console`, new URL('..', page.url().split('account')[0])).href)
  await arriveOn(page, 'Choose a new password')
  await page.getByLabel('Choose a password').fill(`${NEW}-2`)
  await page.getByRole('button', { name: 'Save password' }).click()
  await loginDialog(page)
    .getByText(/Your new password is saved/)
    .waitFor()
  await logIn(page, email, `${NEW}-2`)
  await arriveOn(page, 'Hello, Wei Ling')
  expect(new URL(page.url()).pathname).toMatch(/\/account$/)
})
