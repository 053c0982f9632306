/** A passkey in a real browser, with Chromium's virtual authenticator as the device. */
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { demoPassword, people } from '../../../fixtures/people.ts'
import { accessibilityFaults } from '../accessibilityFaults.ts'
import { running } from '../journey.ts'
import { arriveOn, logIn, loginDialog, region, test } from './account.ts'

/** The device can keep passkeys, and verifies its user at once. */
async function addAuthenticator(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

test('a passkey is created after a login, and logs in the next time', async ({ onPhone }) => {
  const page = await onPhone('login?persona=guest')
  await addAuthenticator(page)
  await logIn(page, people.returningCustomer.email, demoPassword)
  await arriveOn(page, /^Hello, Wei Ling/)
  await page.getByText('Next time, log in with a passkey').waitFor()
  await page.getByRole('button', { name: 'Create' }).click()
  await page.getByText('Passkey created').waitFor()

  await page.getByRole('link', { name: /^Details and password/ }).click()
  const passkeys = region(page, 'Passkeys')
  await passkeys.getByRole('button', { name: /^Remove / }).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.goBack()
  await page.getByRole('main').getByRole('button', { name: 'Log out' }).click()
  await page
    .getByText(/logged out/i)
    .first()
    .waitFor()

  await page.goto(new URL('login', page.url()).href)
  await running(page)
  await loginDialog(page).getByRole('button', { name: 'Log in with a passkey' }).click()
  await arriveOn(page, /^Hello, Wei Ling/)
})
