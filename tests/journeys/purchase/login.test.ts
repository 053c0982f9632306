/** Logging in with a provider, by keyboard only, in a real browser. */
import { expect } from 'vitest'
import { demoPassword, people } from '../../../fixtures/people.ts'
import { accessibilityFaults } from '../accessibilityFaults.ts'
import { phone, test as journey } from '../journey.ts'

const test = journey.extend('serviceWorkers', 'block')

test('an account with a password is linked to Google, whose sheet returns the focus', async ({ visit }) => {
  const page = await visit('checkout-login?persona=guest-cart', phone)
  const main = page.getByRole('main')
  await main.getByLabel('Email').fill(people.returningCustomer.email)
  await page.keyboard.press('Enter')
  await main.getByRole('alert').getByRole('button', { name: 'Log in' }).press('Enter')
  const login = page.getByRole('dialog', { name: 'Log in', exact: true })
  await login.getByText('You already have an account with this email.').waitFor()
  expect(await accessibilityFaults(page)).toEqual([])

  const google = login.getByRole('button', { name: 'Continue with Google' })
  await google.press('Enter')
  const sheet = page.getByRole('dialog', { name: 'Log in with Google' })
  await sheet.getByRole('button', { name: /^Wei Ling Lim/ }).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.keyboard.press('Escape')
  await sheet.waitFor({ state: 'detached' })
  await expect.poll(() => google.evaluate((button) => button === document.activeElement)).toBe(true)

  await google.press('Enter')
  await sheet.getByRole('button', { name: /^Wei Ling Lim/ }).press('Enter')
  await login.getByText(/Google will be linked to it/).waitFor()
  const password = login.getByRole('textbox', { name: 'Password' })
  await password.fill(demoPassword)
  // The closing sheet may still return the focus to the button that had opened it.
  await sheet.waitFor({ state: 'detached' })
  await password.press('Enter')
  // The checkout names its step in the address at once.
  await page.waitForURL(/\/checkout(\?|$)/)
  // While a dialog is open, notices wait: the one of the two carts opens before or after the notice is shown.
  const merged = page.getByRole('dialog', { name: 'We’ve combined your carts' })
  await Promise.all([
    page.getByText('Google is now linked').waitFor(),
    merged.getByRole('button', { name: 'Keep shopping' }).click(),
  ])
})
