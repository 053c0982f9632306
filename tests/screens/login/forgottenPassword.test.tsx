import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { people } from '../../../fixtures/people.ts'
import { Language } from '../../../src/contract/enumerations.ts'
import { currentCart } from '../../../src/stores/cart/cart.ts'
import { currentAccount } from '../../../src/stores/session/account.ts'
import { lastMessage } from '../../mocks/handlers/auth/authCalls.ts'
import { matchedBy } from '../../mocks/matchedBy.ts'
import { shopper as somebody } from '../../mocks/shopper.ts'
import { axeFaults } from '../axeFaults.ts'
import { fillCart, milkAboveMinimum } from '../filledCart.ts'
import { logInAs, loginDialog } from '../logInAs.ts'
import { openShop, withShop } from '../openShop.tsx'

const shop = withShop()

const { email } = people.returningCustomer
const NEW = 'Rambutan-2026'

const forgotten = async () => within(await screen.findByRole('dialog', { name: 'Forgot your password?' }))
const password = () => screen.findByLabelText(/^Choose a password/)
const save = () => screen.getByRole('button', { name: 'Save password' })

/** The address in the last sent message. */
const sentLink = () => lastMessage(shop.server)

/** A person with an account has requested the link. */
async function linkFor(address = email) {
  const person = somebody(shop.server)
  await person.sync()
  await person.ask('POST', '/api/forget-password', { email: address })
  return sentLink()
}

describe('requesting the link', () => {
  test('the email typed into the login is copied, and copied back', async () => {
    const { shopper } = await openShop('/login')
    const dialog = await loginDialog()
    await shopper.type(await dialog.findByRole('textbox', { name: /^Email/ }), email)
    await shopper.click(dialog.getByRole('button', { name: 'Forgot your password?' }))
    const field = (await forgotten()).getByRole('textbox', { name: /^Email/ })
    expect(field).toHaveValue(email)
    expect(field).toHaveAttribute('autocomplete', 'username')
    await shopper.click((await forgotten()).getByRole('button', { name: 'Send reset link' }))
    expect(
      await screen.findByText(
        `If ${email} has an account, a reset link is on its way. It works for 60 minutes.`,
      ),
    ).toBeVisible()
    expect(await sentLink()).toMatch(/^\/reset-password\?token=/)
    expect(await axeFaults()).toEqual([])
    await shopper.click((await forgotten()).getByRole('button', { name: 'Back to log in' }))
    expect((await loginDialog()).getByRole('textbox', { name: /^Email/ })).toHaveValue(email)
  })

  test('the answer is the same for an unknown email, and nothing is sent', async () => {
    const { shopper } = await openShop('/login')
    await shopper.click((await loginDialog()).getByRole('button', { name: 'Forgot your password?' }))
    const dialog = await forgotten()
    await shopper.type(dialog.getByRole('textbox', { name: /^Email/ }), 'nobody@nowhere.example{Enter}')
    expect(await dialog.findByText(/^If nobody@nowhere\.example has an account/)).toBeVisible()
    expect((await shop.server.store.read()).outbox).toEqual([])
  })

  test('an invalid email shows an error at its field, and a failed request shows a message', async () => {
    const { shopper } = await openShop('/login')
    await shopper.click((await loginDialog()).getByRole('button', { name: 'Forgot your password?' }))
    const dialog = await forgotten()
    const field = dialog.getByRole('textbox', { name: /^Email/ })
    await shopper.click(dialog.getByRole('button', { name: 'Send reset link' }))
    await waitFor(() => expect(field).toHaveAccessibleDescription('Enter your email.'))
    expect(field).toHaveFocus()
    await shopper.type(field, 'weiling@{Enter}')
    await waitFor(() => expect(field).toHaveAccessibleDescription(/email/))
    shop.server.faultInjector = matchedBy(({ call }) =>
      call === 'forgetPassword' ? { kind: 'network' } : undefined,
    )
    await shopper.type(field, 'rumah.example{Enter}')
    expect(await dialog.findByRole('alert')).toHaveTextContent(/no network connection/)
    expect(field).toHaveValue('weiling@rumah.example')
  })
})

describe('the page of the link', () => {
  test('sets a new password, and logs in', async () => {
    const { shopper, address } = await openShop(await linkFor())
    expect(screen.getByRole('heading', { level: 1, name: 'Choose a new password' })).toBeVisible()
    expect(screen.getByText(/w•••@rumah\.example/)).toBeVisible()
    const field = await password()
    expect(field).toHaveAttribute('autocomplete', 'new-password')
    expect(await axeFaults()).toEqual([])
    await shopper.type(field, NEW)
    await shopper.click(save())
    await waitFor(() => expect(address()).toBe('/login'))
    expect((await loginDialog()).getByText('Your new password is saved. Log in with it.')).toBeVisible()
    expect((await loginDialog()).getByRole('textbox', { name: /^Email/ })).toHaveValue(email)
    await logInAs(shopper, 'returningCustomer', NEW)
    await waitFor(() => expect(address()).toBe('/account'))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(currentAccount()?.email).toBe(email)
  })

  test('refuses a weak password at its field by the rule of the registration, and keeps it there', async () => {
    const { shopper } = await openShop(await linkFor())
    const field = await password()
    await shopper.click(save())
    await waitFor(() => expect(field).toHaveAccessibleDescription(/^Choose a password\./))
    await shopper.type(field, 'rambutan')
    await shopper.click(save())
    await waitFor(() => expect(field).toHaveAccessibleDescription(/8\+ characters without spaces/))
    expect(field).toHaveFocus()
    expect(field).toHaveValue('rambutan')
  })

  test('offers to request another link if this one was used or is missing', async () => {
    const link = await linkFor()
    const token = link.split('=')[1]
    const person = somebody(shop.server)
    await person.sync()
    await person.ask('POST', '/api/reset-password', { token, newPassword: NEW })
    const { shopper } = await openShop(link)
    expect(screen.getByRole('heading', { level: 1, name: 'This link has expired' })).toBeVisible()
    expect(await axeFaults()).toEqual([])
    await shopper.click(screen.getByRole('button', { name: 'Send reset link' }))
    const dialog = await forgotten()
    await shopper.type(dialog.getByRole('textbox', { name: /^Email/ }), `${email}{Enter}`)
    expect(await dialog.findByText(/a reset link is on its way/)).toBeVisible()
    expect(await sentLink()).not.toBe(link)
  })

  test('offers another link if this one expires while the page is open', async () => {
    const { shopper } = await openShop(await linkFor())
    await shopper.type(await password(), NEW)
    shop.server.clock.advance(60 * 60_000)
    await shopper.click(save())
    expect(await screen.findByRole('alert')).toHaveTextContent('This link has expired. Request a new one.')
    await shopper.click(screen.getByRole('button', { name: 'Send reset link' }))
    expect((await forgotten()).getByRole('textbox', { name: /^Email/ })).toBeVisible()
  })

  test('keeps the input after a failed request, with a message', async () => {
    const { shopper } = await openShop(await linkFor())
    await shopper.type(await password(), NEW)
    shop.server.faultInjector = matchedBy(({ call }) =>
      call === 'resetPassword' ? { kind: 'network' } : undefined,
    )
    await shopper.click(save())
    expect(await screen.findByRole('alert')).toHaveTextContent(/no network connection/)
    expect(await password()).toHaveValue(NEW)
  })

  test('a password whose answer got lost is not said to be unsaved: the login is offered with the next press', async () => {
    const { shopper } = await openShop(await linkFor())
    await shopper.type(await password(), NEW)
    shop.server.controls.arm('resetPassword:network:after')
    await shopper.click(save())
    expect(await screen.findByRole('alert')).toHaveTextContent(/network/)
    await shopper.click(save())
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent(
        /^This link no longer works\. Your new password may/,
      ),
    )
    expect(screen.getByRole('button', { name: 'Send reset link' })).toBeVisible()
    await shopper.click(screen.getByRole('link', { name: 'Log in' }))
    await logInAs(shopper, 'returningCustomer', NEW)
    await waitFor(() => expect(currentAccount()?.email).toBe(email))
  })

  test('logs out all sessions with the old password, and removes the account’s cart from them', async () => {
    await shop.server.controls.become('returning')
    const { shopper, address } = await openShop(await linkFor())
    expect(currentAccount()?.email).toBe(email)
    await shopper.type(await password(), NEW)
    await shopper.click(save())
    await waitFor(() => expect(address()).toBe('/login'))
    expect(currentAccount()).toBeNull()
    await logInAs(shopper, 'returningCustomer', NEW)
    await waitFor(() => expect(address()).toBe('/account'))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  })

  test('logs out also when the cart of the guest cannot be read: the link is used up', async () => {
    await shop.server.controls.become('returning')
    await fillCart(shop.server, milkAboveMinimum)
    const { shopper, address } = await openShop(await linkFor())
    expect(await screen.findAllByRole('link', { name: /^Cart, .* 6 items$/ })).not.toEqual([])
    await shopper.type(await password(), NEW)
    shop.server.controls.arm('syncCart:network@always')
    await shopper.click(save())
    await waitFor(() => expect(address()).toBe('/login'))
    expect((await loginDialog()).getByText('Your new password is saved. Log in with it.')).toBeVisible()
    expect(currentAccount()).toBeNull()
    expect(currentCart().cartVariants).toEqual([])
  })

  test('is translated to Malay', async () => {
    await openShop(await linkFor(), Language.MALAY)
    expect(await screen.findByRole('heading', { level: 1, name: 'Pilih kata laluan baharu' })).toBeVisible()
    expect(await screen.findByRole('button', { name: 'Simpan kata laluan' })).toBeVisible()
  })
})

test('a second press on "Get a code instead" sends no second code', async () => {
  const { shopper } = await openShop('/login?form=forgotten')
  const dialog = await forgotten()
  await shopper.type(await dialog.findByRole('textbox', { name: /^Email/ }), email)
  const send = dialog.getByRole('button', { name: 'Get a code instead' })
  const { holding } = shop.server.controls
  holding.hold(true)
  await shopper.click(send)
  await waitFor(() => expect(holding.held()).toHaveLength(1))
  await shopper.click(send)
  holding.hold(false)
  const code = await screen.findByRole('textbox', { name: /code/i })
  expect((await shop.server.store.read()).outbox).toHaveLength(1)
  await shopper.type(code, await lastMessage(shop.server))
  await shopper.type(await password(), `${NEW}{Enter}`)
  await waitFor(() => expect(currentAccount()?.email).toBe(email))
})

test.each(['login:network', 'resetPassword:network:after'])(
  'with a code: after %s the next press logs in',
  async (fault) => {
    const { shopper } = await openShop('/login?form=forgotten')
    const dialog = await forgotten()
    await shopper.type(await dialog.findByRole('textbox', { name: /^Email/ }), email)
    await shopper.click(dialog.getByRole('button', { name: 'Get a code instead' }))
    await shopper.type(await screen.findByRole('textbox', { name: /code/i }), await lastMessage(shop.server))
    await shopper.type(await password(), NEW)
    shop.server.controls.arm(fault)
    await shopper.click(save())
    expect(await screen.findByRole('alert')).toHaveTextContent(/network/)
    await shopper.click(save())
    await waitFor(() => expect(currentAccount()?.email).toBe(email))
  },
)
