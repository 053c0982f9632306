import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Language } from '../../../src/contract/enumerations.ts'
import { placeAllInViewport } from '../placeAllInViewport.ts'
import { openShop, withShop } from '../openShop.tsx'

withShop()

test('eight departments are shown first, and all on demand', async () => {
  const { shopper } = await openShop('/')
  const departments = screen.getByRole('navigation', { name: 'Shop by department' })
  expect(within(departments).getAllByRole('link')).toHaveLength(8)
  await shopper.click(within(departments).getByRole('button', { name: 'All departments' }))
  const links = within(departments).getAllByRole('link')
  expect(links.length).toBeGreaterThanOrEqual(12)
  // The button is now below them, so the focus moves to the ninth department.
  expect(links[8]).toHaveFocus()
  await shopper.click(within(departments).getByRole('button', { name: 'Fewer departments' }))
  expect(within(departments).getByRole('button', { name: 'All departments' })).toHaveFocus()
})

test('a department is one press away', async () => {
  const { shopper, address } = await openShop('/')
  const departments = screen.getByRole('navigation', { name: 'Shop by department' })
  await shopper.click(within(departments).getByRole('link', { name: 'Dairy & eggs' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Dairy & eggs' })).toBeVisible()
  expect(address()).toMatch(/^\/products\/category\/130000\//)
})

/** The product rows, each with its cards. */
const rows = () =>
  screen
    .getAllByRole('region')
    .map((region) => within(region).queryAllByRole('article'))
    .filter((cards) => cards.length > 0)

const loadingOf = (card: HTMLElement | undefined) => card?.querySelector('img')?.getAttribute('loading')

test('the first row’s pictures load at once; a row below has one card until it is near the viewport', async () => {
  await openShop('/')
  expect(loadingOf(rows()[0]?.[0])).toBe('eager')
  await waitFor(() => expect(rows().length).toBeGreaterThan(3))
  const below = rows().slice(1)
  expect(below.map((cards) => cards.length)).toEqual(below.map(() => 1))
  expect(loadingOf(below[0]?.[0])).toBe('lazy')
})

test('a row near the viewport is complete', async () => {
  placeAllInViewport()
  await openShop('/')
  await waitFor(() => expect(rows().length).toBeGreaterThan(3))
  await waitFor(() => expect(Math.min(...rows().map((cards) => cards.length))).toBe(8))
})

test('the page is translated to Malay, including category names', async () => {
  await openShop('/', Language.MALAY)
  const departments = screen.getByRole('navigation', { name: 'Beli ikut kategori' })
  expect(within(departments).getByRole('link', { name: 'Tenusu & telur' })).toBeVisible()
})

test('every banner leads to a page of the shop', async () => {
  const { router } = await openShop('/')
  const links = within(screen.getByRole('region', { name: 'News and offers' })).getAllByRole('link')
  const addresses = links.map((link) => link.getAttribute('href') ?? '')
  expect(addresses.length).toBeGreaterThan(3)
  for (const address of addresses) {
    await router.navigate(address)
    await waitFor(() => expect(router.state.navigation.state).toBe('idle'))
    expect(router.state.errors, address).toBeNull()
  }
})
