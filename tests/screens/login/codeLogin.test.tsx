import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { people } from '../../../fixtures/people.ts'
import { stopClock } from '../../../src/stores/base/clock.ts'
import { currentAccount } from '../../../src/stores/session/account.ts'
import { lastMessage } from '../../mocks/handlers/auth/authCalls.ts'
import { axeFaults } from '../axeFaults.ts'
import { loginDialog } from '../logInAs.ts'
import { openShop, withShop } from '../openShop.tsx'

const shop = withShop()

const { email, telephoneNumber } = people.returningCustomer

const SENT = 'We sent a 6-digit code to w•••@rumah.example.'
type Dialog = Awaited<ReturnType<typeof loginDialog>>

/** The element with the latest announcement that the code was sent. */
const announced = (dialog: Dialog) => dialog.getAllByText(SENT, { selector: '[aria-live] *' }).at(-1)

/** The form for a code, with a contact typed in and sent. */
async function sendTo(contact: string) {
  const { shopper, address, leave } = await openShop('/login?form=code')
  const dialog = await loginDialog()
  const field = await dialog.findByRole('textbox', { name: /^Email or phone/ })
  await shopper.type(field, contact)
  await shopper.click(dialog.getByRole('button', { name: 'Send the code' }))
  return { shopper, address, dialog, field, leave }
}
const codeIn = (dialog: Dialog) => dialog.findByRole('textbox', { name: /^Code/ })
/** The button that sends a new code, once the last code is old enough. */
async function newCodeButton(dialog: Dialog) {
  shop.server.clock.advance(30_000)
  act(() => stopClock(shop.server.clock.now()))
  return await dialog.findByRole('button', { name: 'Send a new code' })
}
const another = (code: string) => (code === '000000' ? '999999' : '000000')

test('a code that was sent to the email logs in; wrong ones say how many tries are left', async () => {
  const { shopper, address, dialog } = await sendTo(email)
  const code = await codeIn(dialog)
  await waitFor(() => expect(code).toHaveFocus())
  expect(code).toHaveAttribute('autocomplete', 'one-time-code')
  expect(code).toHaveAttribute('inputmode', 'numeric')
  expect(announced(dialog)).toHaveTextContent(SENT)
  expect(await axeFaults()).toEqual([])
  const right = await lastMessage(shop.server)
  await shopper.type(code, `${another(right)}{Enter}`)
  await waitFor(() =>
    expect(code).toHaveAccessibleDescription('That code isn’t right. You have 2 tries left.'),
  )
  await shopper.clear(code)
  await shopper.type(code, `${right}{Enter}`)
  await waitFor(() => expect(address()).toBe('/account'))
  expect(currentAccount()?.email).toBe(email)
})

test('a code that was sent to the phone logs in', async () => {
  const { shopper, dialog } = await sendTo('019-000 0596')
  const code = await codeIn(dialog)
  expect((await shop.server.store.read()).outbox.at(-1)?.to).toBe(telephoneNumber)
  await shopper.type(code, `${await lastMessage(shop.server)}{Enter}`)
  await waitFor(() => expect(currentAccount()?.email).toBe(email))
})

test('another code can be sent after half a minute, by the shop’s clock, and replaces the first', async () => {
  const { shopper, dialog } = await sendTo(email)
  const code = await codeIn(dialog)
  expect(dialog.getByRole('button', { name: /^Send a new code in \d+ seconds$/ })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  const first = await lastMessage(shop.server)
  await shopper.click(await newCodeButton(dialog))
  await waitFor(async () => expect((await shop.server.store.read()).outbox).toHaveLength(2))
  await shopper.type(code, `${first}{Enter}`)
  await waitFor(() => expect(code).toHaveAccessibleDescription(/isn’t right/))
})

test('a second press during the request sends no second code', async () => {
  const { shopper, dialog } = await sendTo(email)
  const code = await codeIn(dialog)
  const send = await newCodeButton(dialog)
  const { holding } = shop.server.controls
  holding.hold(true)
  await shopper.click(send)
  await waitFor(() => expect(holding.held()).toHaveLength(1))
  expect(send).toHaveAttribute('aria-busy', 'true')
  await shopper.click(send)
  holding.hold(false)
  await waitFor(() => expect(send).not.toHaveAttribute('aria-busy'))
  expect((await shop.server.store.read()).outbox).toHaveLength(2)
  await shopper.type(code, `${await lastMessage(shop.server)}{Enter}`)
  await waitFor(() => expect(currentAccount()?.email).toBe(email))
})

test('a new code is announced, and the seconds until the next one only in steps of ten', async () => {
  const { shopper, dialog } = await sendTo(email)
  await codeIn(dialog)
  const first = announced(dialog)
  await shopper.click(await newCodeButton(dialog))
  await waitFor(() => expect(announced(dialog)).not.toBe(first))
  expect(announced(dialog)).toHaveTextContent(SENT)
  const send = dialog.getByRole('button', { name: 'Send a new code in 30 seconds' })
  shop.server.clock.advance(9_000)
  act(() => stopClock(shop.server.clock.now()))
  expect(await dialog.findByText('Send a new code in 21 seconds')).toBeVisible()
  expect(send).toHaveAccessibleName('Send a new code in 30 seconds')
})

test('a new code clears the message about the old one, and its field is focused', async () => {
  const { shopper, dialog } = await sendTo(email)
  const code = await codeIn(dialog)
  const wrong = another(await lastMessage(shop.server))
  for (const message of [/You have 2 tries left/, /You have 1 try left/, /no longer works/]) {
    await shopper.clear(code)
    await shopper.type(code, `${wrong}{Enter}`)
    await waitFor(() => expect(code).toHaveAccessibleDescription(message))
  }
  await shopper.click(await newCodeButton(dialog))
  await waitFor(() => expect(code).toHaveValue(''))
  await waitFor(() => expect(code).not.toHaveAttribute('aria-invalid', 'true'))
  expect(code).not.toHaveAccessibleDescription(/no longer works/)
  await waitFor(() => expect(code).toHaveFocus())
})

test('an unknown email is answered in the same way, and gets no message', async () => {
  const { shopper, dialog } = await sendTo('nobody@nowhere.example')
  const code = await codeIn(dialog)
  expect((await shop.server.store.read()).outbox).toEqual([])
  const { access } = await shop.server.store.read()
  await shopper.type(code, `${another(access.otps[0]?.code ?? '')}{Enter}`)
  await waitFor(() =>
    expect(code).toHaveAccessibleDescription('That code isn’t right. You have 2 tries left.'),
  )
})

test('what is neither an email nor a phone number is refused at its field', async () => {
  const { dialog, field } = await sendTo('01234')
  await waitFor(() => expect(field).toHaveAccessibleDescription('Enter an email or a 10-digit phone number.'))
  expect(field).toHaveFocus()
  expect(dialog.queryByRole('textbox', { name: /^Code/ })).toBeNull()
})

test('the typed contact is still there after a reload, and a code is kept nowhere', async () => {
  const { shopper, dialog, leave } = await sendTo(email)
  await shopper.type(await codeIn(dialog), '123456')
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('123456')
  leave()
  await openShop('/login')
  const again = within(await screen.findByRole('dialog', { name: 'Log in' }))
  expect(await again.findByRole('textbox', { name: /^Email/ })).toHaveValue(email)
  await shopper.click(again.getByRole('button', { name: 'Use your password instead' }))
  await shopper.click(await again.findByRole('button', { name: 'New here? Create an account' }))
  const join = within(await screen.findByRole('dialog', { name: 'Create an account' }))
  expect(await join.findByRole('textbox', { name: /^Email/ })).toHaveValue(email)
})
