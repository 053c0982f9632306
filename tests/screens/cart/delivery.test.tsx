import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { named } from '../../../fixtures/named.ts'
import { variant } from '../../../fixtures/tables/offered.ts'
import { useCart } from '../../../src/stores/cart/cart.ts'
import { isWriting } from '../../../src/stores/cart/cartWrites.ts'
import { openPanel } from '../../../src/stores/overlays/panels.ts'
import { lineOf } from '../../mocks/shopper.ts'
import { fillCart, milkAboveMinimum } from '../filledCart.ts'
import { openShop, withShop } from '../openShop.tsx'

const shop = withShop()
const linesNow = () =>
  useCart.getState().confirmed?.cartVariants.map(({ warehouse, quantity }) => [warehouse._id, quantity])
const milkPage = `/product/${named.saleMilk}/any-slug`

/** Six milk with express delivery, and a location. */
async function milkAt(postalCode: string) {
  const guest = await fillCart(shop.server, milkAboveMinimum)
  await guest.ask('PUT', '/api/location', { postalCode })
}

const express = async () => within(await screen.findByRole('region', { name: 'Express' }))

describe('the cart outside express delivery', () => {
  test('says so before the checkout, and shows no delivery time', async () => {
    await milkAt('88000')
    await openShop('/cart')
    const group = await express()
    expect(group.getByText('not to Kota Kinabalu')).toBeVisible()
    expect(
      group.getByText(
        'We don’t deliver express items to Kota Kinabalu. Choose another way to get them, or remove them.',
      ),
    ).toBeVisible()
    expect(screen.getByRole('button', { name: 'Checkout' })).toHaveAccessibleDescription(
      'Express: we don’t deliver to Kota Kinabalu',
    )
  })

  test('offers pickup instead', async () => {
    await milkAt('88000')
    const { shopper } = await openShop('/cart')
    await shopper.click((await express()).getByRole('button', { name: 'Pick up at Pasar Chow Kit' }))
    await waitFor(() => expect(linesNow()).toEqual([['kl-pickup', 6]]))
    expect(screen.getByRole('region', { name: 'Pick up at Pasar Chow Kit' })).toHaveTextContent(
      'ready in 2 hours',
    )
    expect(screen.getByRole('link', { name: 'Checkout' })).toBeVisible()
  })

  test('does not say that the way was changed when it was not', async () => {
    await milkAt('88000')
    const { shopper } = await openShop('/cart')
    shop.server.controls.arm('changeCart:network@always')
    await shopper.click((await express()).getByRole('button', { name: 'Pick up at Pasar Chow Kit' }))
    await waitFor(() => expect(isWriting()).toBe(false))
    expect(screen.getAllByText(/^We couldn’t (remove|add) that/)).not.toHaveLength(0)
    expect(screen.queryByText(/^Your items are now:/)).not.toBeInTheDocument()
    expect((await express()).getByRole('button', { name: 'Pick up at Pasar Chow Kit' })).toBeVisible()
  })

  test('offers pickup of some items, which leaves the focus on the page', async () => {
    const guest = await fillCart(shop.server, { ...milkAboveMinimum, spinach: 1 })
    await guest.ask('PUT', '/api/location', { postalCode: '88000' })
    const { shopper } = await openShop('/cart')
    const pickup = (await express()).getByRole('button', { name: /1 of 2 items$/ })
    await shopper.click(pickup)
    await waitFor(() => expect(pickup).not.toBeInTheDocument())
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus())
  })

  test('or removal, or another location', async () => {
    await milkAt('88000')
    const { shopper } = await openShop('/cart')
    const group = await express()
    expect(group.getByRole('button', { name: 'Change location' })).toBeVisible()
    await shopper.click(group.getByRole('button', { name: 'Remove express items' }))
    expect(await screen.findByText(/^Your cart is empty/)).toBeVisible()
    await waitFor(() => expect(linesNow()).toEqual([]))
  })

  test('says what is removed, keeps the focus on the page, and restores it all with one press', async () => {
    const guest = await fillCart(shop.server, { ...milkAboveMinimum, spinach: 1, standardOnlyRice: 1 })
    await guest.ask('PUT', '/api/location', { postalCode: '88000' })
    const { shopper } = await openShop('/cart')
    const removal = (await express()).getByRole('button', { name: 'Remove express items' })
    await shopper.click(removal)
    await waitFor(() => expect(removal).not.toBeInTheDocument())
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus())
    expect(await screen.findByText('Express delivery removed from cart')).toBeVisible()
    await waitFor(() => expect(linesNow()).toHaveLength(1))
    await shopper.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(linesNow()).toHaveLength(3))
    expect((await express()).getAllByRole('listitem')).toHaveLength(2)
  })
})

describe('delivery or pickup', () => {
  test('can be selected near the counter, for a whole delivery', async () => {
    await milkAt('50450')
    const { shopper } = await openShop('/cart')
    await shopper.click((await express()).getByRole('button', { name: 'Pick up at Pasar Chow Kit' }))
    await waitFor(() => expect(linesNow()).toEqual([['kl-pickup', 6]]))
    await shopper.click(screen.getByRole('button', { name: 'Express delivery' }))
    await waitFor(() => expect(linesNow()).toEqual([['kl-express', 6]]))
  })

  test('cannot be selected far from every counter', async () => {
    await milkAt('10200')
    await openShop('/cart')
    expect((await express()).getByText(/^(today|tomorrow), /)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Pick up at Pasar Chow Kit' })).not.toBeInTheDocument()
  })

  test('can be selected on the product page, which then adds it that way', async () => {
    await milkAt('50450')
    const { shopper } = await openShop(milkPage)
    expect(await screen.findByRole('radio', { name: 'Express delivery' })).toBeChecked()
    await shopper.click(screen.getByRole('radio', { name: 'Pick up at Pasar Chow Kit' }))
    expect(screen.getByText('Ready in 2 hours')).toBeVisible()
    const [add] = screen.getAllByRole('button', { name: /^Add · / })
    if (!add) throw new Error('The milk should be available.')
    await shopper.click(add)
    await waitFor(() =>
      expect(linesNow()).toEqual([
        ['kl-express', 6],
        ['kl-pickup', 1],
      ]),
    )
  })
})

describe('a product that is not delivered', () => {
  test('has pickup selected where a counter has it', async () => {
    await milkAt('88000')
    await openShop(milkPage)
    expect(await screen.findByText('Ready in 2 hours')).toBeVisible()
    expect(screen.queryByText(/Today|Tomorrow/)).not.toBeInTheDocument()
  })

  test('offers another location where no counter has it, and its card says so', async () => {
    const guest = await fillCart(shop.server, {})
    await guest.ask('PUT', '/api/location', { postalCode: '88000' })
    await openShop(`/product/${named.spinach}/any-slug`)
    expect(await screen.findByText('Not delivered to Kota Kinabalu')).toBeVisible()
    const [change] = screen.getAllByRole('button', { name: 'Change location' })
    expect(change).toBeVisible()
  })

  test('keeps the focus on the page where the last one of it is removed', async () => {
    const guest = await fillCart(shop.server, { spinach: 1 })
    await guest.ask('PUT', '/api/location', { postalCode: '88000' })
    const { shopper } = await openShop(`/product/${named.spinach}/any-slug`)
    const buy = within(await screen.findByRole('group', { name: /^Buy / }))
    await shopper.click(buy.getByRole('button', { name: /one less$/ }))
    await shopper.click(buy.getByRole('button', { name: 'Remove from cart' }))
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus())
  })

  test('keeps the focus on its card where the last one of it is removed', async () => {
    const guest = await fillCart(shop.server, {})
    await guest.change(lineOf(await guest.variantOf(variant('baby-spinach-washed')), 1))
    await guest.ask('PUT', '/api/location', { postalCode: '88000' })
    const { shopper } = await openShop('/products/search/spinach')
    await shopper.click(screen.getByRole('button', { name: 'Remove Baby Spinach, washed from the cart' }))
    await waitFor(() => expect(screen.getByRole('link', { name: 'Baby Spinach, washed' })).toHaveFocus())
    expect(screen.getByText('Not delivered to Kota Kinabalu')).toBeVisible()
  })
})

test('the panel’s subtotal and delivery make up its total', async () => {
  // RM 47.40 of milk, and RM 8 for the delivery below RM 80.
  await fillCart(shop.server, milkAboveMinimum)
  await openShop('/cart')
  act(() => openPanel('cart'))
  const panel = within(await screen.findByRole('dialog', { name: 'Cart' }))
  expect(panel.getByText('Subtotal').parentElement).toHaveTextContent('RM 47.40')
  expect(panel.getByText('Delivery: Express').parentElement).toHaveTextContent('RM 8.00')
  expect(panel.getByText('Total, tax included').parentElement).toHaveTextContent('RM 55.40')
})
