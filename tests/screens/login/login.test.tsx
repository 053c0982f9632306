import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { logInAs, loginDialog } from '../logInAs.ts'
import { openShop, withShop } from '../openShop.tsx'

withShop()

test('the login address opens the dialog over a page with a button to open it again', async () => {
  const { shopper, address } = await openShop('/login')
  expect((await loginDialog()).getByText('Log in to continue.')).toBeVisible()
  await shopper.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(screen.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Go home' })).toHaveAttribute('href', '/')
  await shopper.click(screen.getByRole('button', { name: 'Log in' }))
  expect((await loginDialog()).getByText('Log in to continue.')).toBeVisible()
  expect(address()).toBe('/login')
})

test('a login there leads to the account, as does an existing session', async () => {
  const { shopper, address, router } = await openShop('/login')
  await logInAs(shopper, 'returningCustomer')
  await waitFor(() => expect(address()).toBe('/account'))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await router.navigate('/login')
  await waitFor(() => expect(router.state.navigation.state).toBe('idle'))
  expect(address()).toBe('/account')
})

test('with an empty cart the cart page opens instead', async () => {
  const { address } = await openShop('/checkout-login')
  expect(address()).toBe('/cart')
})
