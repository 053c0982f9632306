import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { named } from '../../../fixtures/named.ts'
import { useNotices } from '../../../src/stores/notices/notices.ts'
import { useModals } from '../../../src/stores/overlays/modals.ts'
import { currentAccount } from '../../../src/stores/session/account.ts'
import { openShop, withShop } from '../openShop.tsx'

const shop = withShop()
const MILK = 'Ladang Fresh Milk Full Cream'
const heart = () => screen.getByRole('button', { name: `Favourite: ${MILK}`, hidden: true })
const form = async () => within(await screen.findByRole('dialog', { name: 'Create an account' }))
type Form = Awaited<ReturnType<typeof form>>
const field = (dialog: Form, name: RegExp) => dialog.getByRole('textbox', { name })
const password = (dialog: Form) => dialog.getByLabelText(/^Choose a password/)

/** The codes that were sent, newest last. */
async function codes() {
  let sent: { to: string; code: string }[] = []
  await shop.server.arrange((_, { access }) => {
    sent = access.otps.map(({ to, code }) => ({ to, code }))
  })
  return sent
}

/** A guest who pressed a heart, and has no account. */
async function stranger() {
  const { shopper } = await openShop(`/product/${named.saleMilk}/any-slug`)
  await shopper.click(heart())
  await shopper.click(await screen.findByRole('button', { name: 'New here? Create an account' }))
  const dialog = await form()
  // The dialog opens before the script of its form has loaded.
  await dialog.findByRole('textbox', { name: /^First name/ })
  const fill = async (telephone: string) => {
    await shopper.type(field(dialog, /^First name/), 'Iman')
    await shopper.type(field(dialog, /^Last name/), 'Salleh')
    await shopper.type(field(dialog, /^Email/), 'iman.salleh@example.com')
    if (telephone) await shopper.type(field(dialog, /^Phone/), telephone)
    await shopper.type(password(dialog), 'Barista-2026')
    await shopper.click(dialog.getByRole('button', { name: 'Continue' }))
  }
  return { shopper, dialog, fill }
}

test('a guest can create an account in the dialog, and the deferred action runs', async () => {
  const { shopper, dialog, fill } = await stranger()
  await fill('')
  const code = await dialog.findByRole('textbox', { name: /^Code/ })
  await waitFor(() => expect(code).toHaveFocus())
  expect(dialog.getByText(/6-digit code to i.*@example\.com/, { selector: 'p' })).toBeVisible()
  await shopper.type(code, '000000')
  await shopper.click(dialog.getByRole('button', { name: 'Create my account' }))
  await waitFor(() => expect(code).toHaveAccessibleDescription(/2 tries left/))
  await shopper.clear(code)
  const [sent] = await codes()
  expect(sent?.to).toBe('iman.salleh@example.com')
  await shopper.type(code, sent?.code ?? '')
  await shopper.click(dialog.getByRole('button', { name: 'Create my account' }))
  expect(await screen.findByText('Your account is ready. Welcome, Iman')).toBeVisible()
  expect(await screen.findByText(`${MILK} added to favourites`)).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(heart()).toHaveAttribute('aria-pressed', 'true')
})

test('the code is sent to the phone number, which it verifies; another number needs another code', async () => {
  const { shopper, dialog, fill } = await stranger()
  await fill('012-345 6789')
  await dialog.findByRole('textbox', { name: /^Code/ })
  await shopper.type(field(dialog, /^Phone/), '{Backspace}8')
  expect(dialog.queryByRole('textbox', { name: /^Code/ })).toBeNull()
  await shopper.click(dialog.getByRole('button', { name: 'Continue' }))
  const code = await dialog.findByRole('textbox', { name: /^Code/ })
  const sent = await codes()
  expect(sent.map(({ to }) => to)).toEqual(['0123456789', '0123456788'])
  await shopper.type(code, sent.at(-1)?.code ?? '')
  await shopper.click(dialog.getByRole('button', { name: 'Create my account' }))
  await screen.findByText('Your account is ready. Welcome, Iman')
  expect(currentAccount()).toMatchObject({
    telephoneNumber: '0123456788',
    telephoneVerification: { verified: true },
  })
})

test('an account that is created after the dialog was closed leaves the next dialog open, and runs no action', async () => {
  const { shopper, dialog, fill } = await stranger()
  await fill('')
  const code = await dialog.findByRole('textbox', { name: /^Code/ })
  const [sent] = await codes()
  await shopper.type(code, sent?.code ?? '')
  const { holding } = shop.server.controls
  holding.hold(true)
  await shopper.click(dialog.getByRole('button', { name: 'Create my account' }))
  await waitFor(() => expect(holding.held()).toHaveLength(1))
  await shopper.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await shopper.click(screen.getByRole('button', { name: /^Delivering to/ }))
  const place = await screen.findByRole('dialog', { name: 'Where should we deliver?' })
  holding.hold(false)
  // Its notice waits while a dialog is open.
  await expect
    .poll(() => useNotices.getState().notices.map(({ key }) => key))
    .toContain('open_account.welcome')
  // A dialog that is closed stays on screen while it fades out.
  expect(useModals.getState().open).not.toBeNull()
  expect(place).toBeVisible()
  expect(currentAccount()?.favorites).toEqual([])
})

test('the phone number of another account is refused at its field; it may be left out', async () => {
  const { shopper, dialog, fill } = await stranger()
  await fill('0190000596')
  const telephone = field(dialog, /^Phone/)
  await waitFor(() => expect(telephone).toHaveAccessibleDescription(/belongs to another account/))
  expect(telephone).toHaveFocus()
  await shopper.clear(telephone)
  await shopper.click(dialog.getByRole('button', { name: 'Continue' }))
  expect(await dialog.findByRole('textbox', { name: /^Code/ })).toBeVisible()
})

test('the email of an existing account leads to the login', async () => {
  const { shopper, dialog } = await stranger()
  await shopper.type(field(dialog, /^First name/), 'Wei')
  await shopper.type(field(dialog, /^Last name/), 'Lim')
  await shopper.type(field(dialog, /^Email/), 'weiling.lim@rumah.example')
  await shopper.type(password(dialog), 'Barista-2026')
  await shopper.click(dialog.getByRole('button', { name: 'Continue' }))
  expect(await dialog.findByRole('alert')).toHaveTextContent(
    'There’s already an account for weiling.lim@rumah.example. Log in instead.',
  )
  await shopper.click(dialog.getByRole('button', { name: 'I already have an account' }))
  expect(await screen.findByRole('dialog', { name: 'Log in' })).toBeVisible()
})
