import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { named } from '../../../fixtures/named.ts'
import { FulfillmentMethod } from '../../../src/contract/enumerations.ts'
import { currentCart } from '../../../src/stores/cart/cart.ts'
import { changeQuantity } from '../../../src/stores/cart/changeQuantity.ts'
import { shopper as visitor } from '../../mocks/shopper.ts'
import { openShop, withShop } from '../openShop.tsx'

const shop = withShop()
const at = (gid: string) => `/product/${gid}/any-slug`
const buy = () => within(screen.getByRole('group', { name: /^Buy / }))
const more = () => buy().getByRole('button', { name: /one more$/ })
const limit = () => screen.findByRole('dialog', { name: 'Sample limit reached' })

test('a press past the limit of one sample opens a dialog', async () => {
  const { shopper } = await openShop(at(named.sampleShampoo))
  await shopper.click(more())
  expect(await limit()).toHaveTextContent('You can add 1 of this sample per order.')
  await shopper.click(within(await limit()).getByRole('button', { name: 'Got it' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await shopper.click(buy().getByRole('button', { name: 'Add free sample' }))
  expect(await buy().findByRole('button', { name: 'View in cart' })).toBeVisible()
  await shopper.click(more())
  expect(await limit()).toBeVisible()
})

test('as does a press past the limit of all samples together', async () => {
  const { config } = shop.server
  const membership = { maxCountOfSamplesAddToCart: 1, maxCountPerSampleAddToCart: 2 }
  shop.server.config = { ...config, membership }
  const { shopper } = await openShop(at(named.sampleShampoo))
  await shopper.click(more())
  expect(await limit()).toHaveTextContent('You can add 1 free sample per order.')
  shop.server.config = config
})

test('on a card, too', async () => {
  const { shopper } = await openShop('/products/highlight/900005/free-samples')
  const [add] = screen.getAllByRole('button', { name: /^Add .* to the cart$/ })
  if (!add) throw new Error('There should be samples')
  await shopper.click(add)
  await shopper.click(await screen.findByRole('button', { name: /one more$/ }))
  expect(await limit()).toBeVisible()
})

/** Kuala Lumpur gets the milk by van or at a counter; the cart has as many from one place as an order may have. */
async function fillWithMilk(warehouse: string, fulfillmentMethod: FulfillmentMethod) {
  const guest = visitor(shop.server)
  await guest.sync()
  await guest.ask('PUT', '/api/location', { postalCode: '50450' })
  await shop.server.controls.set({ stock: { variant: named.saleMilk, warehouse, available: 120 } })
  const { _id: variant } = await guest.variantOf(named.saleMilk)
  for (const quantity of [20, 40, 60, 80, 99]) {
    const { status } = await guest.change({ variant, warehouse, fulfillmentMethod, quantity })
    expect(status).toBe(200)
  }
  return guest
}

test('what the cart has from another place is not “out of stock”', async () => {
  await fillWithMilk('kl-express', FulfillmentMethod.LOCAL_DELIVERY)
  const { shopper } = await openShop(at(named.saleMilk))
  await shopper.click(screen.getByRole('radio', { name: 'Pick up at Pasar Chow Kit' }))
  expect(await screen.findByText('Limit 99 per order')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Out of stock' })).not.toBeInTheDocument()
  await shopper.click(screen.getByRole('button', { name: 'View in cart' }))
  expect(await screen.findByRole('dialog', { name: 'Cart' })).toBeVisible()
})

test('a card adds again after the same product from another place was removed', async () => {
  const guest = await fillWithMilk('kl-pickup', FulfillmentMethod.IN_STORE_PICKUP)
  const { shopper } = await openShop('/products/search/milk')
  const [add] = screen.getAllByRole('button', { name: 'Add Ladang Fresh Milk Full Cream to the cart' })
  if (!add) throw new Error('There should be milk')
  act(() => {
    for (const line of currentCart().cartVariants) changeQuantity(line, 0, { via: 'panel' })
  })
  await waitFor(async () => expect((await guest.sync()).cartVariants).toEqual([]))
  await shopper.click(add)
  await waitFor(async () => expect((await guest.sync()).cartVariants).toMatchObject([{ quantity: 1 }]))
})

test('one press adds at most the maximum of one write, and says so; then more can be added', async () => {
  const { config } = shop.server
  shop.server.config = { ...config, maxQtyAddableAtOnce: 2 }
  const { shopper } = await openShop(at(named.saleMilk))
  await shopper.click(more())
  expect(more()).toHaveAttribute('aria-disabled', 'true')
  expect(more()).toHaveAccessibleDescription('Add up to 2 at a time')
  await shopper.click(buy().getByRole('button', { name: 'Add · RM 15.80' }))
  await buy().findByRole('button', { name: 'View in cart' })
  await shopper.click(more())
  expect(await buy().findByRole('button', { name: 'Update · RM 23.70' })).toBeVisible()
  shop.server.config = config
})

test('a selection that the cart has made impossible falls back to what is available', async () => {
  const { shopper } = await openShop(at(named.maximumTwoEggs))
  await shopper.click(more())
  await shopper.click(buy().getByRole('button', { name: /^Add · / }))
  expect(await buy().findByRole('button', { name: 'View in cart' })).toBeVisible()
  expect(buy().getByText('2')).toBeVisible()
  expect(more()).toHaveAttribute('aria-disabled', 'true')
})
