import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, test } from 'vitest'
import { demoPassword, people } from '../../../fixtures/people.ts'
import { shopConfig } from '../../../fixtures/shopConfig.ts'
import type { Config } from '../../../src/contract/entities/config.ts'
import { currentAccount } from '../../../src/stores/session/account.ts'
import { lastMessage } from '../../mocks/handlers/auth/authCalls.ts'
import { axeFaults } from '../axeFaults.ts'
import { loginDialog } from '../logInAs.ts'
import { openShop, withShop } from '../openShop.tsx'

const shop = withShop()

type Provider = 'Google' | 'Facebook' | 'Apple'

const button = (name: Provider) => screen.findByRole('button', { name: `Continue with ${name}` })
const sheetOf = async (name: Provider) =>
  within(await screen.findByRole('dialog', { name: `Log in with ${name}` }))

async function openSheet(name: Provider, path = '/login') {
  const opened = await openShop(path)
  await opened.shopper.click(await button(name))
  return { ...opened, sheet: await sheetOf(name) }
}
type Sheet = Awaited<ReturnType<typeof sheetOf>>

const choose = async (shopper: UserEvent, sheet: Sheet, name: RegExp) =>
  shopper.click(await sheet.findByRole('button', { name }))
const kinds = () => currentAccount()?.socialLoginKinds
afterEach(() => {
  shop.server.config = shopConfig
})
const set = (change: Partial<Pick<Config, 'features' | 'partnerLogins'>>) => {
  shop.server.config = { ...shop.server.config, ...change }
}

describe('an account that is linked', () => {
  test.each([
    ['Google', /Priya Menon/, people.googleOnlyCustomer.email],
    ['Facebook', /Chloe Ng/, people.facebookCustomer.email],
    ['Apple', /Chloe Ng/, people.facebookCustomer.email],
  ] as const)('is logged in with %s, without a password', async (name, who, email) => {
    const { shopper, address, sheet } = await openSheet(name)
    expect(await axeFaults()).toEqual([])
    await choose(shopper, sheet, who)
    await waitFor(() => expect(address()).toBe('/account'))
    expect(currentAccount()?.email).toBe(email)
  })
})

describe('an account with another way to log in', () => {
  test.each([
    ['Google', 'google'],
    ['Facebook', 'facebook'],
  ] as const)('is linked to %s after its password', async (name, kind) => {
    const { shopper, sheet } = await openSheet(name)
    await choose(shopper, sheet, /Wei Ling Lim/)
    const dialog = await loginDialog()
    expect(
      await dialog.findByText(
        `There’s already an account for ${people.returningCustomer.email}. Log in once, and ${name} will be linked to it.`,
      ),
    ).toBeVisible()
    expect(dialog.queryByRole('button', { name: /^Continue with/ })).toBeNull()
    await shopper.type(dialog.getByLabelText(/^Password/), `${demoPassword}{Enter}`)
    expect(await screen.findByText(`${name} is now linked`)).toBeVisible()
    expect(kinds()).toEqual([kind])
  })

  test('is linked to Google after a code, if the shopper has forgotten the password', async () => {
    const { shopper, sheet } = await openSheet('Google')
    await choose(shopper, sheet, /Wei Ling Lim/)
    const dialog = await loginDialog()
    await shopper.click(await dialog.findByRole('button', { name: 'Use a code instead' }))
    await shopper.click(await dialog.findByRole('button', { name: 'Send the code' }))
    const code = await dialog.findByRole('textbox', { name: /^Code/ })
    await shopper.type(code, `${await lastMessage(shop.server)}{Enter}`)
    expect(await screen.findByText('Google is now linked')).toBeVisible()
    expect(kinds()).toEqual(['google'])
  })

  test('is linked to Apple by the login itself, once creating an account has shown that it exists', async () => {
    const { shopper, sheet } = await openSheet('Apple')
    await choose(shopper, sheet, /Wei Ling Lim/)
    const form = within(await screen.findByRole('dialog', { name: 'Complete your account' }))
    await shopper.click(await form.findByRole('button', { name: 'Create my account' }))
    expect(await form.findByRole('alert')).toHaveTextContent(/already an account for weiling/)
    await shopper.click(form.getByRole('button', { name: 'I already have an account' }))
    const dialog = await loginDialog()
    await shopper.type(await dialog.findByLabelText(/^Password/), `${demoPassword}{Enter}`)
    await waitFor(() => expect(kinds()).toEqual(['apple']))
  })
})

describe('an account that is new', () => {
  test('is created with what Google shares, without a password or a code', async () => {
    const { shopper, sheet } = await openSheet('Google', '/login?form=join')
    await choose(shopper, sheet, /Iman Salleh/)
    const form = within(await screen.findByRole('dialog', { name: 'Complete your account' }))
    expect(await form.findByRole('textbox', { name: /^First name/ })).toHaveValue('Iman')
    expect(form.queryByLabelText(/password/i)).toBeNull()
    expect(await axeFaults()).toEqual([])
    await shopper.click(form.getByRole('button', { name: 'Create my account' }))
    await waitFor(() => expect(currentAccount()?.email).toBe('iman.salleh@baharu.example'))
    expect(currentAccount()).toMatchObject({ hasPassword: false, socialLoginKinds: ['google'] })
  })

  test('needs a code for an email that Facebook has not shared', async () => {
    const { shopper, sheet } = await openSheet('Facebook')
    await choose(shopper, sheet, /Iman Salleh/)
    const form = within(await screen.findByRole('dialog', { name: 'Complete your account' }))
    await shopper.type(await form.findByRole('textbox', { name: /^Email/ }), 'iman@baharu.example')
    await shopper.click(form.getByRole('button', { name: 'Continue' }))
    const code = await form.findByRole('textbox', { name: /^Code/ })
    await shopper.type(code, `${await lastMessage(shop.server)}{Enter}`)
    await waitFor(() => expect(kinds()).toEqual(['facebook']))
  })

  test('can be another account than those of the sheet', async () => {
    const { shopper, sheet } = await openSheet('Google')
    await shopper.click(sheet.getByRole('button', { name: 'Use another account' }))
    await shopper.type(sheet.getByRole('textbox', { name: /^First name/ }), 'Hana')
    await shopper.type(sheet.getByRole('textbox', { name: /^Last name/ }), 'Osman')
    await shopper.type(sheet.getByRole('textbox', { name: /^Email/ }), 'hana@baharu.example')
    await shopper.click(sheet.getByRole('button', { name: 'Approve' }))
    const form = within(await screen.findByRole('dialog', { name: 'Complete your account' }))
    expect(await form.findByRole('textbox', { name: /^Email/ })).toHaveValue('hana@baharu.example')
  })
})

describe('at the provider', () => {
  test('cancelling leads back to the login, without a message', async () => {
    const { shopper, sheet } = await openSheet('Google')
    await shopper.click(sheet.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Log in with Google' })).toBeNull())
    const dialog = await loginDialog()
    expect(dialog.queryByRole('alert')).toBeNull()
    expect(currentAccount()).toBeNull()
  })

  test('a blocked pop-up is explained', async () => {
    const { shopper, sheet } = await openSheet('Facebook')
    await shopper.click(sheet.getByText('Test other outcomes'))
    await shopper.click(sheet.getByRole('button', { name: 'Block the pop-up' }))
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Your browser blocked the Facebook window. Allow pop-ups for this site and try again.',
    )
  })
})

describe('the settings', () => {
  test('of the shop and of the partner both have to allow a login', async () => {
    set({
      features: { ...shop.server.config.features, googleLogin: false },
      partnerLogins: { ...shop.server.config.partnerLogins, facebook: false },
    })
    await openShop('/login')
    expect(await button('Apple')).toBeVisible()
    expect(screen.queryByRole('button', { name: /with (Google|Facebook)/ })).toBeNull()
  })

  test('hide the section if they allow none', async () => {
    set({ partnerLogins: { google: false, facebook: false, apple: false } })
    await openShop('/login')
    expect(await (await loginDialog()).findByRole('button', { name: 'Log in' })).toBeVisible()
    expect(screen.queryByRole('region', { name: 'Other ways to log in' })).toBeNull()
  })
})
