/** Problems that shoppers of other shops report, one test each: filters and language on a list. `cart.test.tsx` has those of the cart. */
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { isWriting } from '../../../src/stores/cart/cartWrites.ts'
import { cartOnServer, heldWrites } from '../cart/cartWrites.ts'
import { openShop, withShop } from '../openShop.tsx'

const shop = withShop()

/** 67 products of 11 brands. */
const SAUCES = '/products/category/210000/sauces-cooking'

test('reported problem 10: back restores filters, and a filtered URL is applied again', async () => {
  const { shopper, router, address, leave } = await openShop(SAUCES)
  const cards = () => within(screen.getByRole('list', { name: 'Products' })).getAllByRole('article')
  const filters = () => within(screen.getByRole('form', { name: 'Filters' }))
  const brand = () => filters().getByRole('checkbox', { name: /^Mak Som/ })
  const order = () => screen.getByRole('combobox', { name: 'Sort by' })
  const all = cards().length
  await shopper.click(brand())
  await waitFor(() => expect(address()).toMatch(/\?brandFilter=\d+$/))
  const chips = within(screen.getByRole('list', { name: 'Active filters' }))
  expect(chips.getByRole('link', { name: 'Remove filter: Mak Som' })).toBeVisible()
  await waitFor(() => expect(cards()).toHaveLength(6))
  await shopper.selectOptions(order(), 'Lowest price')
  await waitFor(() => expect(address()).toMatch(/\?brandFilter=\d+&sort=price-low$/))
  const filtered = address()
  const names = await waitFor(() => {
    expect(screen.getByRole('main').querySelector('[aria-busy="true"]')).toBeNull()
    return cards().map((card) => card.dataset['variant'])
  })

  const [first] = cards()
  if (first) await shopper.click(within(first).getByRole('link'))
  await screen.findByRole('group', { name: /^Buy / })
  await router.navigate(-1)
  await waitFor(() => expect(cards().map((card) => card.dataset['variant'])).toEqual(names))
  expect(address()).toBe(filtered)
  expect([brand(), order()]).toEqual([
    expect.objectContaining({ checked: true }),
    expect.objectContaining({ value: 'price-low' }),
  ])
  await router.navigate(-2)
  await waitFor(() => expect(cards()).toHaveLength(all))
  await waitFor(() => expect(brand()).not.toBeChecked())
  leave()

  // Opened by another person.
  await openShop(filtered)
  expect(cards().map((card) => card.dataset['variant'])).toEqual(names)
  expect(brand()).toBeChecked()
  expect(order()).toHaveDisplayValue('Lowest price')
})

test('reported problem 12: a language change keeps the route and the cart, also during a write', async () => {
  const { shopper, address } = await openShop(`${SAUCES}?sort=price-low`)
  const [add] = within(screen.getByRole('main')).getAllByRole('button', { name: /^Add .* to the cart$/ })
  shop.server.controls.holding.hold(true)
  if (add) await shopper.click(add)
  await waitFor(() => expect(heldWrites(shop.server)).toHaveLength(1))
  const [before] = screen.getByRole('main').querySelectorAll('[data-quantity]')
  expect(before).toHaveTextContent('1')
  const account = within(screen.getByRole('banner')).getByRole('button', { name: 'Account' })
  await shopper.click(account)
  const panel = within(await screen.findByRole('dialog', { name: 'Account' }))
  await shopper.click(panel.getByRole('radio', { name: 'Melayu' }))
  shop.server.controls.holding.hold(false)
  await screen.findByRole('dialog', { name: 'Akaun' })
  await waitFor(() => expect(isWriting()).toBe(false))
  await shopper.keyboard('{Escape}')
  expect(await screen.findByRole('combobox', { name: 'Susun ikut' })).toHaveValue('price-low')
  expect(address()).toBe(`${SAUCES}?sort=price-low`)
  const numbers = [...screen.getByRole('main').querySelectorAll('[data-quantity]')]
  expect(numbers.map(({ textContent }) => textContent)).toEqual(['1'])
  expect(Object.values(await cartOnServer(shop.server))).toEqual([1])
})
