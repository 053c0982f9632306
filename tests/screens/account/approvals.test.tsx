import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { axeFaults } from '../axeFaults.ts'
import { fillCart } from '../filledCart.ts'
import { openShop } from '../openShop.tsx'
import { releasePage } from '../releasePage.ts'
import { withApprovals } from './withApprovals.ts'

const shop = withApprovals()

const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))

/** Jason takes back what he has sent, in another browser. */
const takeBackAll = () =>
  shop.server.arrange((_, state) => {
    for (const approval of state.organizations['organization-kopitiam']?.approvals ?? [])
      approval.status = 'withdrawn'
  })

describe('a cart for approval', () => {
  /** Jason sends three of the milk on sale at RM 7.90 from the checkout. */
  async function send() {
    await shop.server.controls.become('cart-editor')
    await fillCart(shop.server, { saleMilk: 3 })
    const { shopper, leave } = await openShop('/checkout')
    const note = await screen.findByRole('textbox', { name: /^Note/ })
    expect(screen.queryByRole('button', { name: 'Place order' })).toBeNull()
    await shopper.type(note, 'For Saturday')
    await shopper.click(screen.getByRole('button', { name: 'Send for approval' }))
    expect(await screen.findByText('Cart sent for approval')).toBeVisible()
    expect(screen.getByText('Your cart is empty.')).toBeVisible()
    const sent = await screen.findByRole('region', { name: 'Sent carts' })
    expect(within(sent).getByText('Waiting')).toBeVisible()
    return { shopper, leave }
  }
  const asOwner = async (address = '/account/organization') => {
    await shop.server.controls.become('business-owner')
    return await openShop(address)
  }

  test('is sent instead of an order, accessibly, and can be taken back', async () => {
    const { shopper } = await send()
    expect(await axeFaults()).toEqual([])
    await shopper.click(screen.getByRole('button', { name: /^Take back/ }))
    expect(await screen.findByText('The items are in your cart again')).toBeVisible()
    expect(await screen.findByRole('button', { name: 'Send for approval' })).toBeVisible()
    expect(screen.getByText('Taken back')).toBeVisible()
    // The pressed button is gone.
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus())
  })

  test('is announced at the home of the owner’s account, changed, approved, and in the cart to pay', async () => {
    const { leave } = await send()
    leave()
    const home = await asOwner('/account')
    expect(screen.getByRole('heading', { name: '1 cart is waiting for your approval' })).toBeVisible()
    await home.shopper.click(screen.getByRole('link', { name: 'Check carts' }))
    const cart = within(await screen.findByRole('article', { name: 'Cart from Jason Wong' }))
    expect(cart.getByText('For Saturday')).toBeVisible()
    expect(cart.getByText('RM 23.70')).toBeVisible()
    await home.shopper.click(cart.getByRole('button', { name: /: one more$/ }))
    expect(await cart.findByText('RM 31.60')).toBeVisible()
    expect(await axeFaults()).toEqual([])
    await home.shopper.click(cart.getByRole('button', { name: 'Approve and go to cart' }))
    expect(await screen.findByText(/^The cart from Jason is in your cart\./)).toBeVisible()
    await waitFor(() => expect(home.address()).toBe('/cart'))
    expect(await screen.findByRole('link', { name: 'Checkout' })).toHaveAttribute('href', '/checkout')
  })

  test('that is approved does not lead to the cart once the owner has left the page', async () => {
    const { leave } = await send()
    leave()
    const { shopper, address, router } = await asOwner()
    const { holding } = shop.server.controls
    const cart = within(await screen.findByRole('article', { name: 'Cart from Jason Wong' }))
    holding.hold(true)
    await shopper.click(cart.getByRole('button', { name: 'Approve and go to cart' }))
    await waitFor(() => expect(holding.held()).toHaveLength(1))
    const left = router.navigate('/account')
    await releasePage(shop.server, '/account')
    await act(() => left)
    holding.hold(false)
    expect(await screen.findByText(/^The cart from Jason is in your cart\./)).toBeVisible()
    expect(router.state.navigation.state).toBe('idle')
    expect(address()).toBe('/account')
  })

  test('keeps the focus when an item is removed from it', async () => {
    const { leave } = await send()
    leave()
    const { shopper } = await asOwner()
    const cart = await screen.findByRole('article', { name: 'Cart from Jason Wong' })
    await shopper.click(within(cart).getByRole('button', { name: /^Remove/ }))
    await within(cart).findByText('RM 0.00')
    await waitFor(() => expect(cart).toHaveFocus())
  })

  test('has the last of three quick quantities, with one call at a time', async () => {
    const { leave } = await send()
    leave()
    const { shopper } = await asOwner()
    const cart = within(await screen.findByRole('article', { name: 'Cart from Jason Wong' }))
    const more = cart.getByRole('button', { name: /: one more$/ })
    const { holding } = shop.server.controls
    holding.hold(true)
    for (let count = 0; count < 3; count += 1) await shopper.click(more)
    await waitFor(() => expect(holding.held()).toHaveLength(1))
    const [first] = holding.held()
    if (first) holding.release(first.number)
    await waitFor(() => expect(holding.held().map(({ number }) => number)).not.toContain(first?.number))
    await waitFor(() => expect(holding.held()).toHaveLength(1))
    expect(cart.getByRole('group', { name: /^Quantity/ })).toHaveTextContent('6')
    holding.hold(false)
    // Six of the milk at RM 7.90.
    expect(await cart.findByText('RM 47.40')).toBeVisible()
    const changes = shop.server.journal.entries().filter(({ call }) => call === 'changeApproval')
    expect(changes).toHaveLength(2)
  })

  test('is approved with the quantities that were chosen just before', async () => {
    const { leave } = await send()
    leave()
    const { shopper, address } = await asOwner()
    const cart = within(await screen.findByRole('article', { name: 'Cart from Jason Wong' }))
    const more = cart.getByRole('button', { name: /: one more$/ })
    const { holding } = shop.server.controls
    holding.hold(true)
    await shopper.click(more)
    await waitFor(() => expect(holding.held()).toHaveLength(1))
    await shopper.click(more)
    await shopper.click(cart.getByRole('button', { name: 'Approve and go to cart' }))
    holding.hold(false)
    expect(await screen.findByText(/^The cart from Jason is in your cart\./)).toBeVisible()
    await waitFor(() => expect(address()).toBe('/cart'))
    expect(await screen.findByRole('group', { name: /^Quantity/ })).toHaveTextContent('5')
    expect(screen.queryByText(/^Someone has already decided/)).toBeNull()
  })

  test('is not approved when a quantity that was chosen just before is refused', async () => {
    const { leave } = await send()
    leave()
    const { shopper } = await asOwner()
    const cart = within(await screen.findByRole('article', { name: 'Cart from Jason Wong' }))
    await shop.server.arrange((_, { organizations, sold }) => {
      for (const { variantId, warehouseId } of organizations['organization-kopitiam']?.approvals[0]?.lines ??
        [])
        sold[`${variantId}:${warehouseId}`] = 100
    })
    const { holding } = shop.server.controls
    holding.hold(true)
    await shopper.click(cart.getByRole('button', { name: /: one more$/ }))
    await shopper.click(cart.getByRole('button', { name: 'Approve and go to cart' }))
    holding.hold(false)
    expect(await cart.findByText(/^There aren’t that many/)).toBeVisible()
    await waitFor(() => expect(cart.getByRole('group', { name: /^Quantity/ })).toHaveTextContent('3'))
  })

  test('is returned with a note, which its sender reads at the home of the account and the checkout', async () => {
    const { leave } = await send()
    leave()
    const page = await asOwner()
    await page.shopper.click(screen.getByRole('button', { name: 'Return' }))
    const question = await dialog('Return the cart to Jason')
    await page.shopper.click(question.getByRole('button', { name: 'Return' }))
    const answer = question.getByRole('textbox', { name: /^What should change/ })
    expect(answer).toBeInvalid()
    expect(answer).toHaveFocus()
    await page.shopper.type(answer, 'One is enough.')
    await page.shopper.click(question.getByRole('button', { name: 'Return' }))
    expect(await screen.findByText('Cart returned to Jason')).toBeVisible()
    await waitFor(() => expect(screen.getByText('No carts are waiting.')).toBeVisible())
    page.leave()
    await shop.server.controls.become('cart-editor')
    const { shopper } = await openShop('/account')
    expect(screen.getByText('“One is enough.”')).toBeVisible()
    await shopper.click(screen.getByRole('link', { name: 'See sent carts' }))
    expect(await screen.findByText('One is enough.')).toBeVisible()
    expect(await screen.findByRole('button', { name: 'Send for approval' })).toBeVisible()
  })

  test('keeps the note that its owner was typing, also after a reload', async () => {
    const { leave } = await send()
    leave()
    const page = await asOwner()
    await page.shopper.click(screen.getByRole('button', { name: 'Return' }))
    await page.shopper.type((await dialog('Return the cart to Jason')).getByRole('textbox'), 'One is en')
    page.leave()
    const { shopper } = await openShop('/account/organization')
    const question = await dialog('Return the cart to Jason')
    expect(question.getByRole('textbox')).toHaveValue('One is en')
    await shopper.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await shopper.click(screen.getByRole('button', { name: 'Return' }))
    expect((await dialog('Return the cart to Jason')).getByRole('textbox')).toHaveValue('')
  })

  test('that was taken back meanwhile is not approved', async () => {
    const { leave } = await send()
    leave()
    const { shopper } = await asOwner()
    await takeBackAll()
    await shopper.click(screen.getByRole('button', { name: 'Approve and go to cart' }))
    expect(await screen.findByText(/^Someone has already decided on this cart/)).toBeVisible()
    expect(await screen.findByText('No carts are waiting.')).toBeVisible()
  })

  test('that was taken back meanwhile is not returned, and its note is not kept', async () => {
    const { leave } = await send()
    leave()
    const { shopper } = await asOwner()
    await shopper.click(screen.getByRole('button', { name: 'Return' }))
    const question = await dialog('Return the cart to Jason')
    await shopper.type(question.getByRole('textbox'), 'One is enough.')
    await takeBackAll()
    await shopper.click(question.getByRole('button', { name: 'Return' }))
    expect(await screen.findByText(/^Someone has already decided on this cart/)).toBeVisible()
    expect(await screen.findByText('No carts are waiting.')).toBeVisible()
    expect(Object.keys(sessionStorage).filter((key) => key.includes('approval-return'))).toEqual([])
  })

  test('that has waited for two weeks has expired, and is taken back by its sender', async () => {
    const { leave } = await send()
    leave()
    shop.server.clock.advance(14 * 24 * 60 * 60_000)
    const owner = await asOwner()
    expect(screen.getByText('No carts are waiting.')).toBeVisible()
    owner.leave()
    await shop.server.controls.become('cart-editor')
    const { shopper } = await openShop('/checkout')
    expect(await screen.findByText('Expired')).toBeVisible()
    await shopper.click(screen.getByRole('button', { name: /^Take back/ }))
    expect(await screen.findByText('The items are in your cart again')).toBeVisible()
  })
})
