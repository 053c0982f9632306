import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { named } from '../../../fixtures/named.ts'
import { openShop, reloadShop, withShop } from '../openShop.tsx'
import { putInCart } from '../putInCart.ts'

const shop = withShop()
const inCart = () => screen.findByRole('button', { name: 'View in cart' })

test('a valid offer of a link is added once, and its parameters leave the address', async () => {
  const { address } = await openShop(
    `/product/${named.saleMilk}/ladang-fresh-milk-full-cream-1-l?add=2&price=790`,
  )
  expect(await inCart()).toBeVisible()
  expect(within(screen.getByRole('group', { name: /^Buy / })).getByText('2')).toBeVisible()
  expect(address()).toBe(`/product/${named.saleMilk}/ladang-fresh-milk-full-cream-1-l`)
})

test('an offer is added to what the cart has, also if the first answer with the cart is late', async () => {
  const { leave } = await openShop('/')
  await putInCart(named.saleMilk, 3)
  leave()
  shop.server.controls.arm('syncCart:status:500@1')
  await reloadShop(`/product/${named.saleMilk}/any-slug?add=1&price=790`)
  expect(await inCart()).toBeVisible()
  const buy = within(screen.getByRole('group', { name: /^Buy / }))
  await waitFor(() => expect(buy.getByText('4')).toBeVisible())
})

test('a changed price is confirmed first: accepting adds the item at the current price', async () => {
  const { shopper } = await openShop(
    `/product/${named.saleMilk}/ladang-fresh-milk-full-cream-1-l?add=1&price=650`,
  )
  const dialog = await screen.findByRole('dialog', { name: 'The price has changed' })
  expect(dialog).toHaveTextContent('Ladang Fresh Milk Full Cream is now RM 7.90 (was RM 6.50).')
  await shopper.click(within(dialog).getByRole('button', { name: 'Add at RM 7.90' }))
  expect(await inCart()).toBeVisible()
})

test('declining adds nothing', async () => {
  const { shopper } = await openShop(
    `/product/${named.saleMilk}/ladang-fresh-milk-full-cream-1-l?add=1&price=650`,
  )
  const dialog = await screen.findByRole('dialog', { name: 'The price has changed' })
  await shopper.click(within(dialog).getByRole('button', { name: 'Not now' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(screen.getByRole('button', { name: 'Add · RM 7.90' })).toBeVisible()
})

test('does not hold a shopper who has left for another page', async () => {
  const { address, router } = await openShop(`/product/${named.saleMilk}/any-slug?add=1&price=790`)
  const { holding } = shop.server.controls
  holding.hold(true)
  void router.navigate('/cart-recommendations')
  await waitFor(() => expect(router.state.navigation.state).toBe('loading'))
  await waitFor(() => expect(holding.held().some(({ path }) => path.includes('variant'))).toBe(true), {
    timeout: 10_000,
  })
  holding.hold(false)
  await waitFor(() => expect(address()).toBe('/cart-recommendations'))
})

test('an unavailable offer shows a message', async () => {
  await openShop(`/product/${named.outOfStockSardines}/any-slug?add=1&price=650`)
  expect(await screen.findByRole('dialog', { name: 'Unavailable' })).toBeVisible()
})
