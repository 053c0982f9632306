import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { axeFaults } from '../axeFaults.ts'
import { openShop, withShop } from '../openShop.tsx'

const shop = withShop()
const MILK = 'Ladang Fresh Milk Full Cream'

const cards = () =>
  within(screen.getByRole('list', { name: 'Your favourites' }))
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent)
const heart = (name: string) => screen.getByRole('button', { name: `Favourite: ${name}` })
const notice = (text: string | RegExp) => screen.findByText(text)

async function asMember() {
  await shop.server.controls.become('member-active')
  return await openShop('/account/favorites')
}

test('favourites stand there as cards, ready for the cart, what is sold no more among them', async () => {
  const { shopper } = await asMember()
  expect(cards()).toHaveLength(4)
  expect(cards()[0]).toBe(MILK)
  expect(screen.getByText('4 products')).toBeVisible()
  expect(await axeFaults()).toEqual([])
  await shopper.click(screen.getByRole('button', { name: `Add ${MILK} to the cart` }))
  expect(await notice(`${MILK} is in your cart`)).toBeVisible()
})

test('one that is let go of leaves at once, the focus goes to the next, and an undo brings it back to its place', async () => {
  const { shopper } = await asMember()
  const before = cards()
  await shopper.click(heart(MILK))
  await waitFor(() => expect(cards()).toEqual(before.slice(1)))
  expect(heart(before[1] ?? '')).toHaveFocus()
  await notice(`${MILK} is no longer a favourite`)
  await shopper.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(cards()).toEqual(before))
  expect(heart(MILK)).toHaveFocus()
})

test('one that the server keeps comes back, and that is said', async () => {
  const { shopper } = await asMember()
  shop.server.controls.arm('removeFavorite:network@always')
  await shopper.click(heart(MILK))
  expect(await notice(/could not be changed/)).toBeVisible()
  expect(cards()).toHaveLength(4)
})

test('the last one gone, the page says how to find others, and has the focus', async () => {
  const { shopper } = await asMember()
  for (const name of cards()) await shopper.click(heart(name ?? ''))
  expect(await screen.findByRole('heading', { level: 1, name: 'No favourites yet' })).toBeVisible()
  expect(within(screen.getByRole('main')).getByRole('link', { name: 'Start shopping' })).toHaveAttribute(
    'href',
    '/',
  )
  expect(document.body).not.toHaveFocus()
  expect(await axeFaults()).toEqual([])
})

test('a business is shown why it shops here instead', async () => {
  await shop.server.controls.become('business-owner')
  await openShop('/account/favorites')
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Favourites are for shopping at home')
  expect(within(screen.getByRole('main')).getByRole('link', { name: 'Why shop with us' })).toHaveAttribute(
    'href',
    '/why-shop-boxed',
  )
})
