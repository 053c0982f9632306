import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { currentAccount } from '../../../src/stores/session/account.ts'
import { axeFaults } from '../axeFaults.ts'
import { loginDialog } from '../logInAs.ts'
import { openShop, withShop } from '../openShop.tsx'

const shop = withShop()

async function openLogins() {
  const opened = await openShop('/login')
  const dialog = await loginDialog()
  const toggle = await dialog.findByRole('button', { name: 'Demo logins' })
  return { ...opened, dialog, toggle }
}

test('a demo login fills in email and password, and Enter logs in', async () => {
  const { shopper, dialog, toggle, address } = await openLogins()
  expect(toggle).toHaveAttribute('aria-expanded', 'false')
  await shopper.click(toggle)
  const logins = within(dialog.getByRole('region', { name: 'Demo logins' }))
  expect(await logins.findAllByRole('listitem')).toHaveLength(6)
  expect(toggle).toHaveAttribute('aria-expanded', 'true')
  expect(await axeFaults()).toEqual([])
  await shopper.click(logins.getByRole('button', { name: /^Hafiz Abdullah.*The owner of a café/ }))
  expect(dialog.getByRole('textbox', { name: /^Email/ })).toHaveValue('hafiz@kopitiam-makmur.example')
  expect(dialog.getByRole('button', { name: 'Log in' })).toHaveFocus()
  await shopper.keyboard('{Enter}')
  await waitFor(() => expect(address()).toBe('/account'))
  expect(currentAccount()?.email).toBe('hafiz@kopitiam-makmur.example')
})

test('another login replaces the first, and the message of a refused one goes', async () => {
  const { shopper, dialog, toggle } = await openLogins()
  await shopper.click(dialog.getByRole('button', { name: 'Log in' }))
  await waitFor(() => expect(dialog.getByRole('textbox', { name: /^Email/ })).toBeInvalid())
  await shopper.click(toggle)
  await shopper.click(await dialog.findByRole('button', { name: /^Hafiz/ }))
  await shopper.click(dialog.getByRole('button', { name: /^Wei Ling Lim/ }))
  const email = dialog.getByRole('textbox', { name: /^Email/ })
  expect(email).toHaveValue('weiling.lim@rumah.example')
  expect(email).toBeValid()
})

test('an account that was deleted is not offered', async () => {
  await shop.server.controls.become('first-order')
  await shop.server.arrange((_shopper, state) => {
    for (const [id, { email }] of Object.entries(state.accounts))
      if (email === 'meiyee.tan@ahli.example') delete state.accounts[id]
  })
  await shop.server.controls.become('guest')
  const { shopper, dialog, toggle } = await openLogins()
  await shopper.click(toggle)
  expect(await dialog.findByRole('button', { name: /^Wei Ling Lim/ })).toBeVisible()
  expect(dialog.queryByRole('button', { name: /^Mei Yee/ })).toBeNull()
})

test('the form that asks for a code says where the code is', async () => {
  const { shopper, dialog } = await openLogins()
  await shopper.click(dialog.getByRole('button', { name: 'Use a code instead' }))
  await shopper.type(
    await dialog.findByRole('textbox', { name: /^Email or phone/ }),
    'weiling.lim@rumah.example',
  )
  await shopper.click(dialog.getByRole('button', { name: /^Send/ }))
  expect(
    await dialog.findByText(/Codes and links from the shop are in the console, under People/),
  ).toBeVisible()
  expect(dialog.getByRole('link', { name: 'Open the console' })).toHaveAttribute('href', '?console=1')
  expect(screen.getAllByRole('dialog')).toHaveLength(1)
})
