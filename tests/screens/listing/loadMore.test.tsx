import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openShop, withShop } from '../openShop.tsx'

const shop = withShop()
const cards = () => within(screen.getByRole('list', { name: 'Products' })).getAllByRole('article')

test.each([
  ['a category', '/products/category/130000/dairy-eggs', 'categoryPage'],
  ['a highlight', '/products/highlight/900001/this-weeks-offers', 'categoryPage'],
  ['a brand', '/brand/7850/kebun-kita', 'brandPage'],
  ['a search of two words', '/products/search/kebun%20kita', 'searchPage'],
])('%s shows its second page below the first', async (_what, path, call) => {
  const { shopper, address } = await openShop(path)
  expect(cards()).toHaveLength(24)
  await shopper.click(screen.getByRole('button', { name: 'Load more' }))
  await waitFor(() => expect(cards().length).toBeGreaterThan(24))
  expect(address()).toBe(`${path}/pages/1-2`)
  const asked = shop.server.journal.entries().filter((entry) => entry.call === call)
  expect(asked.map(({ status }) => status)).toEqual([200])
})

test('a press also counts when the same products load again meanwhile', async () => {
  const path = '/products/category/210000/sauces-cooking'
  const { shopper, router, address } = await openShop(path)
  const { holding } = shop.server.controls
  holding.hold(true)
  await shopper.click(screen.getByRole('button', { name: 'Load more' }))
  await waitFor(() => expect(holding.held()).toHaveLength(1))
  // As after a login, or when a prerendered page has started.
  const renewed = router.revalidate()
  await waitFor(() => expect(holding.held()).toHaveLength(2))
  const [more, page] = holding.held()
  if (page) holding.release(page.number)
  await act(() => renewed)
  expect(screen.getByRole('button', { name: 'Load more' })).toHaveAttribute('aria-busy', 'true')
  if (more) holding.release(more.number)
  holding.hold(false)
  await waitFor(() => expect(cards()).toHaveLength(48))
  await waitFor(() => expect(address()).toBe(`${path}/pages/1-2`))
  expect(screen.getByRole('button', { name: 'Load more' })).not.toHaveAttribute('aria-busy')
})

test.each([
  ['its answer', 0],
  ['the other order', 1],
  ['the other order by a moment', 2],
])(
  'a press on a listing that was left for another sort order ends on the way back, when %s arrives first',
  async (_what, first) => {
    const path = '/products/category/210000/sauces-cooking'
    const { shopper, router, address } = await openShop(path)
    const { holding } = shop.server.controls
    holding.hold(true)
    await shopper.click(screen.getByRole('button', { name: 'Load more' }))
    await waitFor(() => expect(holding.held()).toHaveLength(1))
    await shopper.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Lowest price')
    await waitFor(() => expect(holding.held()).toHaveLength(2))
    const [more, order] = holding.held()
    // The router updates some frames before the page.
    if (first === 2)
      router.subscribe(({ location }) => {
        if (location.search && more) holding.release(more.number)
      })
    const earlier = first === 0 ? more : order
    if (earlier) holding.release(earlier.number)
    if (first > 0) await waitFor(() => expect(address()).toBe(`${path}?sort=price-low`))
    holding.hold(false)
    await waitFor(() => expect(address()).toBe(`${path}?sort=price-low`))
    await act(() => router.navigate(-1))
    await waitFor(() => expect(address()).toBe(path))
    const button = await screen.findByRole('button', { name: 'Load more' })
    expect(button).not.toHaveAttribute('aria-busy')
    await shopper.click(button)
    await waitFor(() => expect(cards()).toHaveLength(48))
  },
)
