import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { fillCart } from '../filledCart.ts'
import { openShop } from '../openShop.tsx'
import { withApprovals } from './withApprovals.ts'

const shop = withApprovals()

/** Jason fills his cart with three of the milk on sale, and opens the checkout. */
async function asEditor() {
  await shop.server.controls.become('cart-editor')
  await fillCart(shop.server, { saleMilk: 3 })
  const opened = await openShop('/checkout')
  await screen.findByRole('textbox', { name: /^Note/ })
  return opened
}

/** Jason's cart waits for approval. */
async function sendCart() {
  const opened = await asEditor()
  await opened.shopper.click(screen.getByRole('button', { name: 'Send for approval' }))
  expect(await screen.findByText('Cart sent for approval')).toBeVisible()
  return opened
}

const loseAnswerOf = (call: string) => shop.server.controls.arm(`${call}:network:after@1`)
const sentCarts = () => within(screen.getByRole('region', { name: 'Sent carts' }))

describe('a lost answer', () => {
  test('to a cart that is sent: it is among the sent ones, and the cart is empty', async () => {
    const { shopper } = await asEditor()
    await screen.findByRole('button', { name: 'Send for approval' })
    loseAnswerOf('sendForApproval')
    await shopper.click(screen.getByRole('button', { name: 'Send for approval' }))
    expect(await screen.findByText('Cart sent for approval')).toBeVisible()
    expect(screen.getByText('Your cart is empty.')).toBeVisible()
    expect(sentCarts().getByText('Waiting')).toBeVisible()
  })

  test('to a cart that is taken back: its items are in the cart again', async () => {
    const { shopper } = await sendCart()
    loseAnswerOf('withdrawApproval')
    await shopper.click(screen.getByRole('button', { name: /^Take back/ }))
    expect(await screen.findByText('The items are in your cart again')).toBeVisible()
    expect(await screen.findByRole('button', { name: 'Send for approval' })).toBeVisible()
    expect(screen.getByText('Taken back')).toBeVisible()
  })

  test('to a cart that is approved: its items are in the owner’s cart', async () => {
    const { leave } = await sendCart()
    leave()
    await shop.server.controls.become('business-owner')
    const { shopper, address } = await openShop('/account/organization')
    loseAnswerOf('approveCart')
    await shopper.click(await screen.findByRole('button', { name: 'Approve and go to cart' }))
    await waitFor(() => expect(address()).toBe('/cart'))
    expect(await screen.findByRole('listitem', { name: 'Ladang Fresh Milk Full Cream' })).toBeVisible()
  })

  test('to a cart that is returned: it is gone from the owner’s list', async () => {
    const { leave } = await sendCart()
    leave()
    await shop.server.controls.become('business-owner')
    const { shopper } = await openShop('/account/organization')
    await shopper.click(await screen.findByRole('button', { name: 'Return' }))
    const question = within(await screen.findByRole('dialog', { name: 'Return the cart to Jason' }))
    await shopper.type(question.getByRole('textbox'), 'One is enough.')
    loseAnswerOf('returnCart')
    await shopper.click(question.getByRole('button', { name: 'Return' }))
    expect(await screen.findByText(/returned to Jason/)).toBeVisible()
    expect(await screen.findByText('No carts are waiting.')).toBeVisible()
  })
})

test('a cart that was returned meanwhile is not taken back: its items and the reason are shown', async () => {
  const { shopper } = await sendCart()
  await shop.server.arrange((_, state) => {
    const approval = state.organizations['organization-kopitiam']?.approvals.at(-1)
    if (approval) Object.assign(approval, { status: 'returned', answer: 'One is enough.' })
  })
  await shopper.click(screen.getByRole('button', { name: /^Take back/ }))
  expect(await screen.findByText(/^Someone has already decided on this cart/)).toBeVisible()
  expect(sentCarts().getByText('One is enough.')).toBeVisible()
  expect(sentCarts().queryByRole('button', { name: /^Take back/ })).toBeNull()
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus())
})
