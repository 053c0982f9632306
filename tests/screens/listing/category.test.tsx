import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { LISTING_PAGE_SIZE } from '../../../src/contract/limits.ts'
import { openShop, withShop } from '../openShop.tsx'
import { matchedBy } from '../../mocks/matchedBy.ts'

const shop = withShop()
/** 67 products of 11 brands. */
const SAUCES = '/products/category/210000/sauces-cooking'

const cards = () => within(screen.getByRole('list', { name: 'Products' })).getAllByRole('article')
const filters = () => within(screen.getByRole('form', { name: 'Filters' }))

/** The brands in the filter, in its format: "Ladang 12". */
const brands = () =>
  filters()
    .getAllByRole('checkbox')
    .map((box) => box.closest('label')?.textContent ?? '')

const pricesOf = (cards: readonly HTMLElement[]) =>
  cards.map((card) => Number(/RM ([\d.,]+)/.exec(card.textContent ?? '')?.[1]?.replace(',', '')))

test('shows its name, count and breadcrumbs', async () => {
  await openShop('/products/category/130101/fresh-milk')
  expect(screen.getByText(/^\d+ products?$/)).toBeVisible()
  const way = within(screen.getByRole('navigation', { name: 'You are here' }))
  expect(way.getAllByRole('link').map((link) => link.textContent)).toEqual(['Home', 'Dairy & eggs', 'Milk'])
  const tree = within(screen.getByRole('navigation', { name: 'Categories in Dairy & eggs' }))
  expect(tree.getByRole('link', { name: 'All in Dairy & eggs' })).toHaveAttribute(
    'href',
    expect.stringContaining('/products/category/130000/'),
  )
  expect(tree.getByRole('link', { current: 'page' })).toHaveTextContent('Fresh milk')
})

test('the filters of an address are shown, and a chip removes one', async () => {
  const { shopper, address } = await openShop(`${SAUCES}?fulfillmentFilter=standard&sort=price-low`)
  expect(filters().getByRole('radio', { name: 'Standard delivery' })).toBeChecked()
  expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveDisplayValue('Lowest price')
  await shopper.click(screen.getByRole('link', { name: 'Remove filter: Standard delivery' }))
  await waitFor(() => expect(address()).toMatch(/\?sort=price-low$/))
  await waitFor(() => expect(filters().getByRole('radio', { name: 'All' })).toBeChecked())
})

test('"lowest price first" sorts by price', async () => {
  const { shopper } = await openShop(SAUCES)
  await shopper.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Lowest price')
  await waitFor(() => {
    const prices = pricesOf(cards())
    expect(prices).toEqual(prices.toSorted((one, other) => one - other))
  })
})

test('ten brands are shown first, the others after "View more"', async () => {
  const { shopper } = await openShop(SAUCES)
  expect(brands()).toHaveLength(10)
  await shopper.click(filters().getByRole('button', { name: 'View 1 more' }))
  expect(brands().length).toBeGreaterThan(10)
  await shopper.click(filters().getByRole('button', { name: 'View less' }))
  expect(brands()).toHaveLength(10)
})

test('"Load more" appends the next page, and going back shows all loaded pages', async () => {
  const { shopper, router, address } = await openShop(SAUCES)
  expect(cards()).toHaveLength(LISTING_PAGE_SIZE)
  await shopper.click(screen.getByRole('button', { name: 'Load more' }))
  await waitFor(() => expect(cards()).toHaveLength(2 * LISTING_PAGE_SIZE))
  expect(address()).toMatch(/\/pages\/1-2$/)
  expect(screen.getByText('48 of 67', { selector: 'p' })).toBeVisible()
  const last = cards().at(-1)
  await waitFor(() =>
    expect(cards()[LISTING_PAGE_SIZE]).toContainElement(document.activeElement as HTMLElement),
  )

  if (last) await shopper.click(within(last).getByRole('link'))
  await screen.findByRole('group', { name: /^Buy / })
  await router.navigate(-1)
  await waitFor(() => expect(cards()).toHaveLength(2 * LISTING_PAGE_SIZE))
})

test('the address alone selects the pages: a link to the first page shows only the first', async () => {
  const { shopper, router } = await openShop(SAUCES)
  await shopper.click(screen.getByRole('button', { name: 'Load more' }))
  await waitFor(() => expect(cards()).toHaveLength(2 * LISTING_PAGE_SIZE))
  await act(() => router.navigate(SAUCES))
  await waitFor(() => expect(cards()).toHaveLength(LISTING_PAGE_SIZE))
  await shopper.click(screen.getByRole('button', { name: 'Load more' }))
  await waitFor(() => expect(cards()).toHaveLength(2 * LISTING_PAGE_SIZE))
  expect(new Set(cards().map(({ dataset }) => dataset['variant'])).size).toBe(2 * LISTING_PAGE_SIZE)
})

test('a page that fails to load shows a message beside the button, and loads on retry', async () => {
  const { shopper } = await openShop(SAUCES)
  shop.server.faultInjector = matchedBy(({ call }) =>
    call === 'categoryPage' ? { kind: 'status', status: 500 } : undefined,
  )
  await shopper.click(screen.getByRole('button', { name: 'Load more' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t load more products.')
  expect(cards()).toHaveLength(LISTING_PAGE_SIZE)
  shop.server.faultInjector = undefined
  await shopper.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(cards()).toHaveLength(2 * LISTING_PAGE_SIZE))
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('filters without results offer to clear them', async () => {
  const { shopper, address } = await openShop(`${SAUCES}?brandFilter=999999`)
  expect(screen.getByRole('heading', { name: 'No products match' })).toBeVisible()
  await shopper.click(screen.getByRole('link', { name: 'Clear filters' }))
  expect((await screen.findAllByRole('article')).length).toBeGreaterThan(0)
  expect(address()).not.toContain('?')
})

test('on a phone the filters are in a sheet that shows the number of results', async () => {
  const { shopper } = await openShop(SAUCES)
  await shopper.click(screen.getByRole('button', { name: /^Filter$/ }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }))
  await shopper.click(sheet.getByRole('checkbox', { name: /^Mak Som/ }))
  await shopper.click(await sheet.findByRole('button', { name: 'Show 6 products' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(screen.getByRole('button', { name: /1 filter applied/ })).toBeVisible()
})

test('highlights and brands are listings too', async () => {
  const { shopper } = await openShop('/')
  const [all] = await screen.findAllByRole('link', { name: /^See all/ })
  if (all) await shopper.click(all)
  expect(await screen.findByRole('list', { name: 'Products' })).toBeVisible()
})

test('earlier pages are inserted above the current products', async () => {
  const { shopper, address } = await openShop(`${SAUCES}/pages/2-2`)
  const later = cards().map((card) => card.textContent)
  await shopper.click(screen.getByRole('link', { name: /earlier/i }))
  await waitFor(() => expect(cards()).toHaveLength(LISTING_PAGE_SIZE + later.length))
  expect(address()).toBe(`${SAUCES}/pages/1-2`)
  expect(cards().map((card) => card.textContent)).toEqual(expect.arrayContaining(later))
  // The pressed link is gone.
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus())
})
