import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { currentAccount } from '../../../src/stores/session/account.ts'
import { currentCart } from '../../../src/stores/cart/cart.ts'
import { axeFaults } from '../axeFaults.ts'
import { fillCart, milkAboveMinimum } from '../filledCart.ts'
import { openShop, withShop } from '../openShop.tsx'

const shop = withShop()
// Loads these first: the browser loads them when idle.
beforeAll(() =>
  Promise.all([
    import('../../../src/app/MuiTheme.tsx'),
    import('../../../src/ui/dialog/MuiModal.tsx'),
    import('../../../src/shell/modals/ResultModals.tsx'),
    import('../../../src/pages/account/accountFormPages.ts'),
  ]),
)

const region = async (name: string) => within(await screen.findByRole('region', { name }))

async function open(persona: Parameters<typeof shop.server.controls.become>[0]) {
  await shop.server.controls.become(persona)
  return await openShop('/account/change-password')
}

/** Creates a link in the account's details; returns its address. */
async function createLink() {
  const { shopper, leave } = await open('returning')
  const device = await region('Log in on another device')
  await shopper.click(device.getByRole('button', { name: 'Create link' }))
  expect(await device.findByText(/^Valid for 5 minutes, once\./)).toBeVisible()
  const text = device.getByText(/\/login\?token=[0-9a-f]{32}$/).textContent
  expect(await axeFaults()).toEqual([])
  leave()
  return text.slice(text.indexOf('/login'))
}

test('a link from the details logs another browser in, which keeps its cart', async () => {
  const address = await createLink()
  await shop.server.controls.become('guest')
  await fillCart(shop.server, milkAboveMinimum)
  const opened = await openShop(address)
  const dialog = within(await screen.findByRole('dialog', { name: 'You’re connected' }))
  expect(dialog.getByText(/Carry on where you left off/)).toBeVisible()
  expect(opened.address()).toBe('/')
  expect(currentAccount()?.email).toBe('weiling.lim@rumah.example')
  await waitFor(() => expect(currentCart().cartVariants).toHaveLength(1))
})

test('a link that was used says so, and offers the login', async () => {
  await shop.server.controls.become('guest')
  const { shopper } = await openShop('/login?token=00000000000000000000000000000000')
  const dialog = within(await screen.findByRole('dialog', { name: 'We couldn’t connect your device' }))
  await shopper.click(dialog.getByRole('button', { name: 'Log in' }))
  expect(await screen.findByRole('dialog', { name: 'Log in' })).toBeVisible()
})

test('a member of a business switches to a personal account', async () => {
  const { shopper } = await open('business-member')
  const business = await region('Business account')
  expect(business.getByText(/^You buy for Kopitiam Makmur Sdn Bhd/)).toBeVisible()
  await shopper.click(business.getByRole('button', { name: 'Switch to personal' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Switch to a personal account?' }))
  await shopper.click(dialog.getByRole('button', { name: 'Switch to personal' }))
  expect(await screen.findByRole('dialog', { name: 'Business account closed' })).toBeVisible()
  await shopper.click(screen.getByRole('button', { name: 'Got it' }))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Business account' })).toBeNull())
})

test('the only owner of a business learns why it stays one', async () => {
  const { shopper } = await open('business-owner')
  await shopper.click((await region('Business account')).getByRole('button', { name: 'Switch to personal' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Switch to a personal account?' }))
  await shopper.click(dialog.getByRole('button', { name: 'Switch to personal' }))
  expect(await dialog.findByRole('alert')).toHaveTextContent(/^You’re the only owner/)
})

test('a household has no business account to leave', async () => {
  await open('returning')
  await region('Log in on another device')
  expect(screen.queryByRole('region', { name: 'Business account' })).toBeNull()
})
