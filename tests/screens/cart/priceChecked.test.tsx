import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { named } from '../../../fixtures/named.ts'
import { openShop, withShop } from '../openShop.tsx'

withShop()
const inCart = () => screen.findByRole('button', { name: 'View in cart' })

test('a link’s offer that still holds is added, once, and leaves the address', async () => {
  const { address } = await openShop(
    `/product/${named.saleMilk}/ladang-fresh-milk-full-cream-1-l?add=2&price=790`,
  )
  expect(await inCart()).toBeVisible()
  expect(within(screen.getByRole('group', { name: /^Buy / })).getByText('2')).toBeVisible()
  expect(address()).toBe(`/product/${named.saleMilk}/ladang-fresh-milk-full-cream-1-l`)
})

test('at another price it asks first: a yes adds it, at the price of now', async () => {
  const { shopper } = await openShop(
    `/product/${named.saleMilk}/ladang-fresh-milk-full-cream-1-l?add=1&price=650`,
  )
  const dialog = await screen.findByRole('dialog', { name: 'The price has changed' })
  expect(dialog).toHaveTextContent('Ladang Fresh Milk Full Cream now costs RM 7.90. Before it was RM 6.50.')
  await shopper.click(within(dialog).getByRole('button', { name: 'Add at RM 7.90' }))
  expect(await inCart()).toBeVisible()
})

test('and a no adds nothing', async () => {
  const { shopper } = await openShop(
    `/product/${named.saleMilk}/ladang-fresh-milk-full-cream-1-l?add=1&price=650`,
  )
  const dialog = await screen.findByRole('dialog', { name: 'The price has changed' })
  await shopper.click(within(dialog).getByRole('button', { name: 'Not now' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(screen.getByRole('button', { name: 'Add · RM 7.90' })).toBeVisible()
})

test('what is gone is told', async () => {
  await openShop(`/product/${named.outOfStockSardines}/any-slug?add=1&price=650`)
  expect(await screen.findByRole('dialog', { name: 'Not available any more' })).toBeVisible()
})
