import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { demoPassword, people } from '../../../fixtures/people.ts'
import { currentAccount } from '../../../src/stores/session/account.ts'
import { logIn } from '../../../src/stores/login/logIn.ts'
import { type SocialAccount, socialData } from '../../../src/stores/login/social.ts'
import { lastMessage } from '../../mocks/handlers/auth/authCalls.ts'
import { logInAs, loginDialog } from '../logInAs.ts'
import { openShop, reloadShop, withShop } from '../openShop.tsx'

const shop = withShop()
const { email } = people.returningCustomer
const NEW = 'Rambutan-2026'

afterEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})

/** What the browser stores, and what the tools of the mock show of it, as one text. */
async function keptOutside() {
  const { controls } = shop.server
  return JSON.stringify([
    { ...localStorage },
    { ...sessionStorage },
    document.cookie,
    controls.journal(),
    controls.har(),
    controls.journal().map(({ number }) => controls.curl(number)),
    await controls.playwright(),
    await controls.exportSession(),
  ])
}

/** The same with the state of the mocked server, which it writes to the browser's database. */
const keptAnywhere = async () =>
  (await keptOutside()) + JSON.stringify({ ...(await shop.server.store.read()), revision: 0 })

const token = async () => Object.values((await shop.server.store.read()).visitors)[0]?.token ?? ''

/** The token of the session before the login is nowhere, and that of the new session only where the server reads it. */
async function expectNoToken(before: string) {
  expect(before).toMatch(/^[0-9a-f]{32,}$/)
  expect(await keptAnywhere()).not.toContain(before)
  expect(await token()).not.toBe(before)
  expect(await keptOutside()).not.toContain(await token())
}

describe('after a login with a code', () => {
  test('the code and the token are kept nowhere', async () => {
    // The tools record answers from here on.
    expect(shop.server.controls.journal()).toEqual([])
    const { shopper, address } = await openShop('/login?form=code')
    const dialog = await loginDialog()
    await shopper.type(await dialog.findByRole('textbox', { name: /^Email or phone/ }), email)
    await shopper.click(dialog.getByRole('button', { name: 'Send the code' }))
    const field = await dialog.findByRole('textbox', { name: /^Code/ })
    const code = await lastMessage(shop.server)
    const before = await token()
    await shopper.type(field, `${code}{Enter}`)
    await waitFor(() => expect(address()).toBe('/account'))
    await waitFor(() => expect(currentAccount()?.email).toBe(email))
    const kept = await keptAnywhere()
    // What is not secret is there: the search looks at the right places.
    expect(kept).toContain(email)
    expect(kept).toContain('"/api/login"')
    expect(code).toMatch(/^\d{6}$/)
    expect(kept).not.toContain(code)
    await expectNoToken(before)
  })

  test('a code that a newer one has replaced is kept nowhere either', async () => {
    const { shopper } = await openShop('/login?form=code')
    const dialog = await loginDialog()
    await shopper.type(await dialog.findByRole('textbox', { name: /^Email or phone/ }), email)
    await shopper.click(dialog.getByRole('button', { name: 'Send the code' }))
    await dialog.findByRole('textbox', { name: /^Code/ })
    const first = await lastMessage(shop.server)
    shop.server.clock.advance(31_000)
    await shopper.click(dialog.getByRole('button', { name: 'Use another email or phone' }))
    await shopper.click(await dialog.findByRole('button', { name: 'Send the code' }))
    await waitFor(async () => expect(await lastMessage(shop.server)).not.toBe(first))
    expect(await lastMessage(shop.server)).toMatch(/^\d{6}$/)
    expect(await keptAnywhere()).not.toContain(first)
  })
})

test('after a new account, its code and its password are kept nowhere', async () => {
  const { shopper, address } = await openShop('/login?form=join')
  const form = within(await screen.findByRole('dialog', { name: 'Create an account' }))
  await shopper.type(await form.findByRole('textbox', { name: /^First name/ }), 'Iman')
  await shopper.type(form.getByRole('textbox', { name: /^Last name/ }), 'Salleh')
  await shopper.type(form.getByRole('textbox', { name: /^Email/ }), 'iman.salleh@example.com')
  await shopper.type(form.getByLabelText(/^Choose a password/), NEW)
  await shopper.click(form.getByRole('button', { name: 'Continue' }))
  const field = await form.findByRole('textbox', { name: /^Code/ })
  const code = await lastMessage(shop.server)
  const before = await token()
  await shopper.type(field, `${code}{Enter}`)
  await waitFor(() => expect(currentAccount()?.email).toBe('iman.salleh@example.com'))
  await waitFor(() => expect(address()).toBe('/account'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const kept = await keptAnywhere()
  expect(kept).toContain('iman.salleh@example.com')
  for (const secret of [code, NEW]) expect(kept).not.toContain(secret)
  await expectNoToken(before)
})

test('after a new password by link, the link and the password are kept nowhere', async () => {
  const asking = await openShop('/login?form=forgotten')
  const form = within(await screen.findByRole('dialog', { name: 'Forgot your password?' }))
  await asking.shopper.type(await form.findByRole('textbox', { name: /^Email/ }), `${email}{Enter}`)
  await form.findByText(/a reset link is on its way/)
  const link = await lastMessage(shop.server)
  asking.leave()
  const { shopper, address } = await reloadShop(link)
  await shopper.type(await screen.findByLabelText(/^Choose a password/), NEW)
  await shopper.click(screen.getByRole('button', { name: 'Save password' }))
  await waitFor(() => expect(address()).toBe('/login'))
  await logInAs(shopper, 'returningCustomer', NEW)
  await waitFor(() => expect(address()).toBe('/account'))
  expect(currentAccount()?.email).toBe(email)
  const kept = await keptAnywhere()
  const [, secret = ''] = link.split('token=')
  expect(secret).toMatch(/^[0-9a-f]{32,}$/)
  for (const one of [secret, NEW]) expect(kept).not.toContain(one)
})

describe('after a login with a provider', () => {
  const providers = [
    ['google', 'Google', people.googleOnlyCustomer, /Priya Menon/],
    ['facebook', 'Facebook', people.facebookCustomer, /Chloe Ng/],
    ['apple', 'Apple', people.facebookCustomer, /Chloe Ng/],
  ] as const

  test.each(providers)('no token is kept: %s', async (kind, name, person, account) => {
    expect(shop.server.controls.journal()).toEqual([])
    const { shopper } = await openShop('/login')
    await shopper.click(await screen.findByRole('button', { name: `Continue with ${name}` }))
    const before = await token()
    await shopper.click(await screen.findByRole('button', { name: account }))
    await waitFor(() => expect(currentAccount()?.email).toBe(person.email))
    expect(await keptAnywhere()).toContain(person.email)
    await expectNoToken(before)
    // The proof of a real provider: the shop's own sheet has none.
    const proof = 'eyJhbGciOiJSUzI1NiJ9.cGFzYXI.c2lnbmVk'
    const social: SocialAccount = { kind, userId: userIdOf(kind), proof }
    await logIn(socialData(social))
    expect(shop.server.controls.journal().at(-1)).toMatchObject({ call: 'login', status: 200 })
    expect(await keptAnywhere()).not.toContain(proof)
  })

  const userIdOf = (kind: 'google' | 'facebook' | 'apple'): string =>
    kind === 'google' ? people.googleOnlyCustomer.google : people.facebookCustomer[kind]

  test('the password that links it is kept nowhere', async () => {
    const { shopper } = await openShop('/login')
    await shopper.click(await screen.findByRole('button', { name: 'Continue with Google' }))
    await shopper.click(await screen.findByRole('button', { name: new RegExp(email) }))
    const dialog = await loginDialog()
    await shopper.type(await dialog.findByLabelText(/^Password/), `${demoPassword}{Enter}`)
    await waitFor(() => expect(currentAccount()?.socialLoginKinds).toContain('google'))
    expect(await keptAnywhere()).not.toContain(demoPassword)
  })
})
