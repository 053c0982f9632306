import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fillCart, milkAboveMinimum } from '../filledCart.ts'
import { logInAs, loginDialog } from '../logInAs.ts'
import { openShop, withShop } from '../openShop.tsx'

const shop = withShop()

test('the address of the login opens it over a page that can open it again', async () => {
  const { shopper, address } = await openShop('/login')
  expect((await loginDialog()).getByText('Log in to go on.')).toBeVisible()
  await shopper.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(screen.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Go home' })).toHaveAttribute('href', '/')
  await shopper.click(screen.getByRole('button', { name: 'Log in' }))
  expect((await loginDialog()).getByText('Log in to go on.')).toBeVisible()
  expect(address()).toBe('/login')
})

test('who logs in there stands in their account, and so does who is logged in already', async () => {
  const { shopper, address, router } = await openShop('/login')
  await logInAs(shopper, 'returningCustomer')
  await waitFor(() => expect(address()).toBe('/account'))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await router.navigate('/login')
  await waitFor(() => expect(router.state.navigation.state).toBe('idle'))
  expect(address()).toBe('/account')
})

test('on the way to the checkout a guest may go on as they are, or log in and go on from there', async () => {
  await fillCart(shop.server, milkAboveMinimum)
  const { shopper, address } = await openShop('/checkout-login')
  await loginDialog()
  await shopper.keyboard('{Escape}')
  const onward = await screen.findByRole('link', { name: 'Go on as a guest' })
  expect(onward).toHaveAttribute('href', '/checkout')
  await shopper.click(screen.getByRole('button', { name: 'Log in' }))
  await logInAs(shopper, 'returningCustomer')
  await waitFor(() => expect(address()).toBe('/checkout'))
})

test('with nothing to buy there is nothing to ask: the cart says so', async () => {
  const { address } = await openShop('/checkout-login')
  expect(address()).toBe('/cart')
})
