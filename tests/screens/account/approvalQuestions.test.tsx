import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { named } from '../../../fixtures/named.ts'
import { lineOf } from '../../mocks/shopper.ts'
import { fillCart } from '../filledCart.ts'
import { openShop } from '../openShop.tsx'
import { withApprovals } from './withApprovals.ts'

const shop = withApprovals()

const path = '/api/organization/approvals'

/** The calls of Jason, a cart editor, with these items in his cart. */
async function asJason(contents: Parameters<typeof fillCart>[1]) {
  await shop.server.controls.become('cart-editor')
  return await fillCart(shop.server, contents)
}

const ageQuestion = async () => within(await screen.findByRole('dialog', { name: 'Are you 21 or older?' }))

test('a cart with beer asks the owner’s age before it is approved', async () => {
  const jason = await asJason({})
  const beer = await jason.variantOf(named.ageGatedBeer)
  await jason.change(lineOf(beer, 2), { ageGateAccepted: true })
  await jason.ask('POST', path, {})
  await shop.server.controls.become('business-owner')
  const { shopper, address } = await openShop('/account/organization')
  const approve = () => shopper.click(screen.getByRole('button', { name: 'Approve and go to cart' }))
  await approve()
  const question = await ageQuestion()
  expect(question.getByText(new RegExp(`to buy ${beer.name}`))).toBeVisible()
  await shopper.click(question.getByRole('button', { name: 'Not now' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(screen.getByRole('article', { name: 'Cart from Jason Wong' })).toBeVisible()
  await approve()
  await shopper.click((await ageQuestion()).getByRole('button', { name: 'I’m 21 or older' }))
  expect(await screen.findByText(/^The cart from Jason is in your cart\. /)).toBeVisible()
  await waitFor(() => expect(address()).toBe('/cart'))
  expect(await screen.findByRole('group', { name: `Quantity of ${beer.name}` })).toHaveTextContent('2')
})

test('sent carts that cannot be read can be tried again', async () => {
  const jason = await asJason({ saleMilk: 3 })
  await jason.ask('POST', path, {})
  shop.server.controls.arm('readApprovals:network@always')
  const { shopper } = await openShop('/checkout')
  const sent = within(await screen.findByRole('region', { name: 'Sent carts' }))
  expect(await sent.findByRole('alert')).toHaveTextContent(/limited or no network/)
  shop.server.controls.clear()
  await shopper.click(sent.getByRole('button', { name: 'Try again' }))
  expect(await sent.findByText('Waiting')).toBeVisible()
  expect(sent.queryByRole('alert')).toBeNull()
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus())
})
