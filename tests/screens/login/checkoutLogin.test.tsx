import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { people } from '../../../fixtures/people.ts'
import { matchedBy } from '../../mocks/matchedBy.ts'
import { axeFaults } from '../axeFaults.ts'
import { fillCart, milkAboveMinimum } from '../filledCart.ts'
import { logInAs, loginDialog } from '../logInAs.ts'
import { openShop, withShop } from '../openShop.tsx'
import { releasePage } from '../releasePage.ts'

const shop = withShop()

const openPage = async () => {
  await fillCart(shop.server, milkAboveMinimum)
  const opened = await openShop('/checkout-login')
  return { ...opened, email: await screen.findByRole('textbox', { name: /^Email/ }) }
}
const asGuest = () => screen.getByRole('button', { name: 'Continue as guest' })

test('a guest continues with an email, which the checkout has filled in', async () => {
  const { shopper, address, email } = await openPage()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(email).toHaveAttribute('autocomplete', 'email')
  expect(await axeFaults()).toEqual([])
  await shopper.type(email, 'tamu@rumah.example')
  await shopper.click(asGuest())
  await waitFor(() => expect(address()).toMatch(/^\/checkout(\?|$)/))
  const { visitors } = await shop.server.store.read()
  expect(Object.values(visitors).map(({ guest }) => guest.selection.email)).toContain('tamu@rumah.example')
})

test('a guest who has left by the time of the answer stays on that page', async () => {
  const { shopper, address, router, email } = await openPage()
  const { holding } = shop.server.controls
  holding.hold(true)
  await shopper.type(email, 'tamu@rumah.example{Enter}')
  await waitFor(() => expect(holding.held()).toHaveLength(1))
  const left = router.navigate('/cart')
  await releasePage(shop.server, '/cart')
  await act(() => left)
  await screen.findByRole('heading', { level: 1, name: 'Your cart' })
  holding.hold(false)
  // The answer has arrived before that of a later request.
  await act(() => router.revalidate())
  expect(router.state.navigation.state).toBe('idle')
  expect(address()).toBe('/cart')
})

test('a guest continues without an email as well', async () => {
  const { shopper, address } = await openPage()
  await shopper.click(asGuest())
  await waitFor(() => expect(address()).toMatch(/^\/checkout(\?|$)/))
})

test('the email of an account offers the login with it, which leads to the checkout', async () => {
  const { shopper, address, email } = await openPage()
  await shopper.type(email, `${people.returningCustomer.email}{Enter}`)
  expect(await screen.findByRole('alert')).toHaveTextContent(/already an account for weiling\.lim/)
  expect(screen.getByRole('link', { name: 'Continue as guest anyway' })).toHaveAttribute('href', '/checkout')
  await shopper.click(screen.getAllByRole('button', { name: 'Log in' })[1] as HTMLElement)
  const dialog = await loginDialog()
  expect(dialog.getByText('You already have an account with this email.')).toBeVisible()
  expect(dialog.getByRole('textbox', { name: /^Email/ })).toHaveValue(people.returningCustomer.email)
  await logInAs(shopper, 'returningCustomer')
  await waitFor(() => expect(address()).toMatch(/^\/checkout(\?|$)/))
})

test('a wrong email and a failed request are shown, and the input stays', async () => {
  const { shopper, address, email } = await openPage()
  await shopper.type(email, 'tamu@{Enter}')
  await waitFor(() => expect(email).toHaveAccessibleDescription(/^Enter an email address/))
  expect(email).toHaveFocus()
  shop.server.faultInjector = matchedBy(({ call }) =>
    call === 'gateEmailSignUp' ? { kind: 'network' } : undefined,
  )
  await shopper.type(email, 'rumah.example{Enter}')
  expect(await screen.findByRole('alert')).toHaveTextContent(/no network connection/)
  expect(email).toHaveValue('tamu@rumah.example')
  expect(address()).toBe('/checkout-login')
})

test('a shopper without an account creates one there', async () => {
  const { shopper } = await openPage()
  await shopper.click(screen.getByRole('button', { name: 'Create an account' }))
  expect(await screen.findByRole('dialog', { name: 'Create an account' })).toBeVisible()
})
