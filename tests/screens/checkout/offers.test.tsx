import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fillCart, milkAboveMinimum } from '../filledCart.ts'
import { openShop, withShop } from '../openShop.tsx'

const shop = withShop()

test.each(['/cart', '/checkout'])(
  'at %s, a product with an offer for this cart is added with one press',
  async (address) => {
    await fillCart(shop.server, milkAboveMinimum)
    const { shopper } = await openShop(address)
    await shopper.click(screen.getByRole('button', { name: /^Offers for this order/ }))
    const offers = within(screen.getByRole('list', { name: 'Offers for this order' }))
    const tea = offers.getByText('2 for RM 22').closest('li')
    if (!tea) throw new Error('The tea should be on offer.')
    expect(tea).toHaveTextContent('RM 12.90')
    await shopper.click(within(tea).getByRole('button', { name: /^Add .* to cart$/ }))
    await waitFor(() => expect(screen.queryByText('2 for RM 22')).not.toBeInTheDocument())
    // 47.40 + 12.90 + 8.00
    expect((await screen.findAllByText('RM 68.30'))[0]).toBeInTheDocument()
    expect(document.activeElement).not.toBe(document.body)
  },
)

test('without an offer nothing is shown', async () => {
  await fillCart(shop.server, { marketplaceKopi: 1 })
  await openShop('/cart')
  expect(screen.queryByRole('button', { name: /^Offers for this order/ })).toBeNull()
})

test('a clipped coupon that is already applied offers no more of its products', async () => {
  await shop.server.controls.become('returning')
  // RM 1.50 off Ladang milk, once: more milk would get no deduction.
  await fillCart(shop.server, milkAboveMinimum)
  const { shopper } = await openShop('/cart')
  await shopper.click(screen.getByRole('button', { name: /^Offers for this order/ }))
  const offers = within(screen.getByRole('list', { name: /^Offers for this order/ }))
  expect(offers.getByText('2 for RM 22')).toBeVisible()
  expect(offers.queryByText('RM 1.50 off Ladang milk')).toBeNull()
})
