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

test('favourites are shown as cards that can be added to the cart, also those no longer sold', async () => {
  const { shopper } = await asMember()
  expect(cards()).toHaveLength(4)
  expect(cards()[0]).toBe(MILK)
  expect(screen.getByText('4 products')).toBeVisible()
  expect(await axeFaults()).toEqual([])
  await shopper.click(screen.getByRole('button', { name: `Add ${MILK} to the cart` }))
  expect(await notice(`${MILK} added to cart`)).toBeVisible()
})

test('a removed favourite disappears at once, the focus moves to the next, and undo restores it in place', async () => {
  const { shopper } = await asMember()
  const before = cards()
  await shopper.click(heart(MILK))
  await waitFor(() => expect(cards()).toEqual(before.slice(1)))
  expect(heart(before[1] ?? '')).toHaveFocus()
  await notice(`${MILK} removed from favourites`)
  await shopper.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(cards()).toEqual(before))
  expect(heart(MILK)).toHaveFocus()
})

test('a favourite returns with a message if the server refuses the removal', async () => {
  const { shopper } = await asMember()
  shop.server.controls.arm('removeFavorite:network@always')
  await shopper.click(heart(MILK))
  expect(await notice(/couldn’t change your favourites/)).toBeVisible()
  expect(cards()).toHaveLength(4)
})

test('after the last removal the page explains how to find products, and gets the focus', async () => {
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

test('a business sees why it has no favourites', async () => {
  await shop.server.controls.become('business-owner')
  await openShop('/account/favorites')
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Favourites are for home shopping')
  expect(within(screen.getByRole('main')).getByRole('link', { name: 'Why shop with us' })).toHaveAttribute(
    'href',
    '/why-shop-boxed',
  )
})
