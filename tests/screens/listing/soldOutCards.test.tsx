import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { people } from '../../../fixtures/people.ts'
import { logInAs } from '../logInAs.ts'
import { openShop, withShop } from '../openShop.tsx'

const shop = withShop()
const cards = () => within(screen.getByRole('list', { name: 'Products' }))
const ask = () => screen.findByRole('button', { name: /^Sold out Notify me ?: Kopi Warisan Ground Kopi/ })
const notices = () => shop.server.journal.entries().filter(({ call }) => call === 'notifyWhenInStock')

test('a sold-out card offers a notification, and then shows that it is set', async () => {
  await shop.server.controls.become('first-order')
  const { shopper } = await openShop('/kopi-warisan')
  await shopper.click(await ask())
  const confirmation = within(await screen.findByRole('dialog', { name: 'We’ll notify you' }))
  expect(confirmation.getByText(new RegExp(people.firstOrderCustomer.email))).toBeVisible()
  expect(notices()).toMatchObject([{ status: 200 }])
  await shopper.click(confirmation.getByRole('button', { name: 'Got it' }))
  const asked = await screen.findByRole('button', { name: /^Sold out We’ll notify you ?: Kopi Warisan/ })
  await shopper.click(asked)
  expect(notices()).toHaveLength(1)
})

test('a guest logs in on the listing, and then the notification is set', async () => {
  const { shopper, address } = await openShop('/kopi-warisan')
  await shopper.click(await ask())
  await logInAs(shopper, 'returningCustomer')
  expect(await screen.findByRole('dialog', { name: 'We’ll notify you' })).toBeVisible()
  await waitFor(() => expect(notices()).toMatchObject([{ status: 200 }]))
  expect(address()).toBe('/kopi-warisan')
})

test('an available product has no such button', async () => {
  await openShop('/kopi-warisan')
  await ask()
  expect(cards().getAllByRole('button', { name: /^Sold out/ })).toHaveLength(1)
})
