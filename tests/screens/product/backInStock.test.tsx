import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { named } from '../../../fixtures/named.ts'
import { people } from '../../../fixtures/people.ts'
import { useModals } from '../../../src/stores/overlays/modals.ts'
import { logInAs } from '../logInAs.ts'
import { openShop, withShop } from '../openShop.tsx'

const shop = withShop()
const at = (gid: string) => `/product/${gid}/any-slug`
const ask = () => screen.findByRole('button', { name: 'Notify me' })
const confirmation = () => screen.findByRole('dialog', { name: 'We’ll notify you' })
const notices = () => shop.server.journal.entries().filter(({ call }) => call === 'notifyWhenInStock')

test('a logged-in shopper is registered at once, and sees where the message is sent', async () => {
  await shop.server.controls.become('first-order')
  const { shopper } = await openShop(at(named.outOfStockSardines))
  await shopper.click(await ask())
  expect(await confirmation()).toHaveTextContent(people.firstOrderCustomer.email)
  expect(notices()).toMatchObject([{ status: 200 }])
  await shopper.click(within(await confirmation()).getByRole('button', { name: 'Got it' }))
  const asked = await screen.findByRole('button', { name: 'We’ll notify you' })
  await shopper.click(asked)
  expect(notices()).toHaveLength(1)
})

test('the confirmation waits for the dialog that was opened during the request, and leaves its input', async () => {
  await shop.server.controls.become('first-order')
  const { shopper } = await openShop(at(named.outOfStockSardines))
  const { holding } = shop.server.controls
  holding.hold(true)
  await shopper.click(await ask())
  await waitFor(() => expect(holding.held()).toHaveLength(1))
  await shopper.click(screen.getByRole('button', { name: 'Add to a list' }))
  const list = await screen.findByRole('dialog', { name: 'Add to a shopping list' })
  const name = await within(list).findByRole('textbox', { name: /^New list name/ })
  await shopper.type(name, 'Dinner')
  holding.hold(false)
  await screen.findByRole('button', { name: 'We’ll notify you', hidden: true })
  expect(useModals.getState().open).toMatchObject({ kind: 'shopping-list' })
  expect(name).toHaveValue('Dinner')
  await shopper.keyboard('{Escape}')
  expect(await confirmation()).toHaveTextContent(people.firstOrderCustomer.email)
})

test('a guest logs in, stays on the page, and is then registered', async () => {
  const { shopper, address } = await openShop(at(named.outOfStockSardines))
  const before = address()
  await shopper.click(await ask())
  expect(await screen.findByText(/^Log in and we’ll notify you when .*Sardines.* is back\.$/)).toBeVisible()
  expect(notices()).toEqual([])
  await logInAs(shopper, 'returningCustomer')
  expect(await confirmation()).toHaveTextContent(people.returningCustomer.email)
  expect(address()).toBe(before)
  expect(notices()).toMatchObject([{ status: 200 }])
})

test('what one account asked for, the next one of the same tab can ask for too', async () => {
  await shop.server.controls.become('first-order')
  const { shopper, router } = await openShop(at(named.outOfStockSardines))
  await shopper.click(await ask())
  await shopper.click(within(await confirmation()).getByRole('button', { name: 'Got it' }))
  await act(() => router.navigate('/account'))
  await shopper.click(await screen.findByRole('button', { name: 'Log out' }))
  expect(await screen.findByText('You’re logged out. See you soon!')).toBeVisible()
  await act(() => router.navigate(at(named.outOfStockSardines)))
  expect(await ask()).toBeVisible()
})

test('also after a session that has expired', async () => {
  await shop.server.controls.become('first-order')
  const { shopper, router } = await openShop(at(named.outOfStockSardines))
  await shopper.click(await ask())
  await shopper.click(within(await confirmation()).getByRole('button', { name: 'Got it' }))
  await screen.findByRole('button', { name: 'We’ll notify you' })
  await shop.server.controls.become('returning')
  await act(() => router.revalidate())
  expect(await ask()).toBeVisible()
})

test('excluded and discontinued variants offer no notification', async () => {
  const { leave } = await openShop(at(named.excludedFromNoticeLobster))
  expect(screen.getByRole('button', { name: 'Out of stock' })).toBeDisabled()
  expect(screen.queryByRole('button', { name: /^Notify me/ })).not.toBeInTheDocument()
  leave()
  await openShop(at(named.discontinuedBiscuit))
  expect(screen.getByRole('button', { name: 'Discontinued' })).toBeDisabled()
})

test('a failed request shows a message, and can be repeated', async () => {
  await shop.server.controls.become('first-order')
  const { shopper } = await openShop(at(named.outOfStockSardines))
  shop.server.controls.arm('notifyWhenInStock:network')
  await shopper.click(await ask())
  expect(await screen.findByText(/Something went wrong/)).toBeVisible()
  await shopper.click(await ask())
  expect(await confirmation()).toBeVisible()
  await waitFor(() => expect(notices().at(-1)).toMatchObject({ status: 200 }))
})
