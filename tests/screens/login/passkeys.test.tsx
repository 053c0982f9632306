import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { people } from '../../../fixtures/people.ts'
import { currentAccount } from '../../../src/stores/session/account.ts'
import { softwareAuthenticator } from '../../setup/softwareAuthenticator.ts'
import { axeFaults } from '../axeFaults.ts'
import { logInAs, loginDialog } from '../logInAs.ts'
import { openShop, withShop } from '../openShop.tsx'

const shop = withShop()
// Loads these first: the browser loads them when idle.
beforeAll(() =>
  Promise.all([
    import('../../../src/app/MuiTheme.tsx'),
    import('../../../src/ui/dialog/MuiModal.tsx'),
    import('../../../src/pages/account/accountFormPages.ts'),
  ]),
)
afterEach(() => {
  vi.restoreAllMocks()
  Reflect.deleteProperty(globalThis, 'PublicKeyCredential')
  Reflect.deleteProperty(navigator, 'credentials')
  shop.server.hasPasskeys = true
  localStorage.clear()
})

const bytes = (text: string): ArrayBuffer => Uint8Array.from(Buffer.from(text, 'base64url')).buffer
const text = (buffer: BufferSource): string =>
  Buffer.from(
    buffer instanceof ArrayBuffer ? new Uint8Array(buffer) : new Uint8Array(buffer.buffer),
  ).toString('base64url')
/** The answer of a browser: the same texts as bytes. */
const credentialFrom = ({ id, response }: { id: string; response: Record<string, string> }) => ({
  rawId: bytes(id),
  response: Object.fromEntries(Object.entries(response).map(([name, value]) => [name, bytes(value)])),
})

/** The browser's WebAuthn, with a device that has one passkey. `problem` is the next error that it throws. */
function stubWebAuthn({ canVerify = true } = {}) {
  const key = softwareAuthenticator(location.origin)
  const device: { problem: string | null } = { problem: null }
  const unlessProblem = <T,>(answer: () => T): Promise<T> => {
    const { problem } = device
    device.problem = null
    return problem === null ? Promise.resolve(answer()) : Promise.reject(new DOMException('', problem))
  }
  const Stub = Object.assign(() => {}, {
    isUserVerifyingPlatformAuthenticatorAvailable: () => Promise.resolve(canVerify),
  })
  Object.defineProperty(globalThis, 'PublicKeyCredential', { configurable: true, value: Stub })
  const credentials = {
    create: ({ publicKey }: { publicKey: PublicKeyCredentialCreationOptions }) =>
      unlessProblem(() => credentialFrom(key.register(text(publicKey.challenge)))),
    get: ({ publicKey }: { publicKey: PublicKeyCredentialRequestOptions }) =>
      unlessProblem(() => credentialFrom(key.logIn(text(publicKey.challenge)))),
  }
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: credentials })
  return device
}

async function openDetails() {
  await shop.server.controls.become('returning')
  const opened = await openShop('/account/change-password')
  const section = within(await screen.findByRole('region', { name: 'Passkeys' }))
  return { ...opened, section }
}

const dialogClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

async function openLogin() {
  await shop.server.controls.become('guest')
  const opened = await openShop('/login')
  return { ...opened, dialog: await loginDialog() }
}

/** A passkey of Wei Ling on this device; she is logged out again. */
async function withPasskey() {
  const device = stubWebAuthn()
  const { shopper, section, leave } = await openDetails()
  await shopper.click(section.getByRole('button', { name: 'Create a passkey' }))
  await screen.findByText('Passkey created')
  leave()
  return device
}

describe('in the account’s details', () => {
  test('a passkey is created, listed with its date, and removed', async () => {
    stubWebAuthn()
    const { shopper, section } = await openDetails()
    expect(section.queryByRole('listitem')).toBeNull()
    await shopper.click(section.getByRole('button', { name: 'Create a passkey' }))
    expect(await screen.findByText('Passkey created')).toBeVisible()
    expect(section.getByRole('listitem')).toHaveTextContent(/Created 21\/11\/2026/)
    expect(await axeFaults()).toEqual([])
    await shopper.click(section.getByRole('button', { name: /^Remove / }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove this passkey?' }))
    await shopper.click(dialog.getByRole('button', { name: 'Remove' }))
    expect(await screen.findByText('Passkey removed')).toBeVisible()
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Passkeys' })).toHaveFocus())
    expect(section.queryByRole('listitem')).toBeNull()
  })

  test.each([
    ['NotAllowedError', 'No passkey was created. You can try again at any time.'],
    ['InvalidStateError', 'This device already has a passkey for your account.'],
    ['SecurityError', 'Passkeys don’t work on this device. Your other ways to log in stay.'],
  ])('%s has its words, and the next press works', async (problem, message) => {
    const device = stubWebAuthn()
    const { shopper, section } = await openDetails()
    device.problem = problem
    await shopper.click(section.getByRole('button', { name: 'Create a passkey' }))
    expect(await section.findByRole('alert')).toHaveTextContent(message)
    await shopper.click(section.getByRole('button', { name: 'Create a passkey' }))
    expect(await section.findByRole('listitem')).toBeVisible()
    expect(section.queryByRole('alert')).toBeNull()
  })

  test('a browser without passkeys says so, and creates none', async () => {
    const { section } = await openDetails()
    expect(section.getByText('This browser can’t create passkeys.')).toBeVisible()
    expect(section.queryByRole('button')).toBeNull()
  })

  test('switched off, there is no such section', async () => {
    shop.server.hasPasskeys = false
    await shop.server.controls.become('returning')
    await openShop('/account/change-password')
    await screen.findByRole('region', { name: 'Linked logins' })
    await waitFor(() =>
      expect(shop.server.journal.entries().some(({ call }) => call === 'readPasskeys')).toBe(true),
    )
    expect(screen.queryByRole('region', { name: 'Passkeys' })).toBeNull()
  })
})

describe('in the login dialog', () => {
  test('a passkey logs in, without a password', async () => {
    await withPasskey()
    const { shopper, dialog, address } = await openLogin()
    await shopper.click(await dialog.findByRole('button', { name: 'Log in with a passkey' }))
    await waitFor(() => expect(address()).toBe('/account'))
    await dialogClosed()
    expect(currentAccount()?.email).toBe(people.returningCustomer.email)
  })

  test('cancelled, the other ways remain', async () => {
    const device = await withPasskey()
    const { shopper, dialog } = await openLogin()
    device.problem = 'NotAllowedError'
    await shopper.click(await dialog.findByRole('button', { name: 'Log in with a passkey' }))
    expect(await dialog.findByRole('alert')).toHaveTextContent(
      'Cancelled, or there’s no passkey on this device. Log in another way, and create one in your account details.',
    )
    expect(await axeFaults()).toEqual([])
    await shopper.click(dialog.getByRole('button', { name: 'Log in with a passkey' }))
    await dialogClosed()
    expect(currentAccount()?.email).toBe(people.returningCustomer.email)
  })

  test('a passkey that the account has removed says what to do', async () => {
    await withPasskey()
    await shop.server.arrange((_shopper, { accounts }) => {
      for (const account of Object.values(accounts)) delete account.passkeys
    })
    const { shopper, dialog } = await openLogin()
    await shopper.click(await dialog.findByRole('button', { name: 'Log in with a passkey' }))
    expect(await dialog.findByRole('alert')).toHaveTextContent(
      'This passkey was removed from its account. Log in another way, and create a new one in your account details.',
    )
  })

  test('a challenge that has expired says so', async () => {
    await withPasskey()
    const { shopper, dialog } = await openLogin()
    const { get } = navigator.credentials
    vi.spyOn(navigator.credentials, 'get').mockImplementationOnce((options) => {
      shop.server.clock.advance(5 * 60_000)
      return get(options)
    })
    await shopper.click(await dialog.findByRole('button', { name: 'Log in with a passkey' }))
    expect(await dialog.findByRole('alert')).toHaveTextContent('That took too long. Try again.')
  })

  test('without support in the browser, or switched off, there is no such button', async () => {
    const first = await openLogin()
    expect(await first.dialog.findByRole('button', { name: 'Continue with Google' })).toBeVisible()
    expect(shop.server.journal.entries().some(({ call }) => call === 'readPasskeys')).toBe(false)
    first.leave()
    stubWebAuthn()
    shop.server.hasPasskeys = false
    const { dialog } = await openLogin()
    await waitFor(() =>
      expect(shop.server.journal.entries().some(({ call }) => call === 'readPasskeys')).toBe(true),
    )
    expect(dialog.queryByRole('button', { name: 'Log in with a passkey' })).toBeNull()
  })
})

describe('after a login', () => {
  const offer = 'Next time, log in with a passkey'

  async function logIn() {
    const opened = await openLogin()
    await logInAs(opened.shopper, 'returningCustomer')
    await dialogClosed()
    return opened
  }

  test('a passkey is offered, and created with one press', async () => {
    stubWebAuthn()
    const { shopper } = await logIn()
    expect(await screen.findByText(offer)).toBeVisible()
    expect(await axeFaults()).toEqual([])
    await shopper.click(await screen.findByRole('button', { name: 'Create' }))
    expect(await screen.findByText('Passkey created')).toBeVisible()
    expect(screen.queryByText(offer)).toBeNull()
  })

  test('cancelled, it can be tried again', async () => {
    const device = stubWebAuthn()
    const { shopper } = await logIn()
    device.problem = 'NotAllowedError'
    await shopper.click(await screen.findByRole('button', { name: 'Create' }))
    expect(await screen.findByText('No passkey was created. You can try again at any time.')).toBeVisible()
    await shopper.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Passkey created')).toBeVisible()
  })

  test('it is offered once for each account', async () => {
    stubWebAuthn()
    const first = await logIn()
    const notice = (await screen.findByText(offer)).closest('li')
    await first.shopper.click(await within(notice ?? document.body).findByRole('button', { name: 'Dismiss' }))
    first.leave()
    await logIn()
    await screen.findByText(/^Welcome/)
    expect(localStorage.getItem('pasar.passkeys-offered')).toBe(currentAccount()?._id)
    expect(screen.queryByText(offer)).toBeNull()
  })

  test('a device that cannot verify its user is offered none', async () => {
    stubWebAuthn({ canVerify: false })
    await logIn()
    await screen.findByText(/^Welcome/)
    expect(screen.queryByText(offer)).toBeNull()
    expect(localStorage.getItem('pasar.passkeys-offered')).toBeNull()
  })
})
