import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Language } from '../../../src/contract/enumerations.ts'
import { placeAllInViewport } from '../placeAllInViewport.ts'
import { fillCart, milkAboveMinimum } from '../filledCart.ts'
import { openShop, withShop } from '../openShop.tsx'
import { matchedBy } from '../../mocks/matchedBy.ts'

const shop = withShop()

afterEach(() => {
  vi.restoreAllMocks()
})

const cards = () => within(screen.getByRole('list', { name: 'Products' })).getAllByRole('article')
const filters = () => within(screen.getByRole('form', { name: 'Filters' }))
const title = () => screen.getByRole('heading', { level: 1 })
const calls = (name: string) => shop.server.journal.entries().filter(({ call }) => call === name)

interface ListData {
  '@type': string
  itemListElement: { position: number; name: string; item?: string; url?: string }[]
}
const structured = () =>
  Array.from(
    document.querySelectorAll('script[type="application/ld+json"]'),
    ({ textContent }) => JSON.parse(textContent ?? '{}') as ListData,
  )

test('an action has its banner’s title, and numbered pages', async () => {
  const { shopper, address } = await openShop('/products/action/501?title=Small%20change')
  expect(title()).toHaveTextContent('Small change')
  expect(cards()).toHaveLength(24)
  await shopper.click(screen.getByRole('button', { name: 'Load more' }))
  await waitFor(() => expect(cards()).toHaveLength(48))
  expect(address()).toBe('/products/action/501/page/2?title=Small%20change')
  expect(calls('actionPage').map(({ path }) => path)).toEqual(['/api/products/action/501/page/2'])
})

test('the address of an action’s second page also shows the first', async () => {
  await openShop('/products/action/501/page/2')
  expect(cards()).toHaveLength(48)
  expect(screen.queryByRole('link', { name: 'Show earlier products' })).not.toBeInTheDocument()
})

test('after "Load more" the focus is on the first new product of the action', async () => {
  const { shopper } = await openShop('/products/action/501')
  await shopper.click(screen.getByRole('button', { name: 'Load more' }))
  await waitFor(() => expect(cards()).toHaveLength(48))
  await waitFor(() => expect(cards()[24]).toContainElement(document.activeElement as HTMLElement))
})

test('a filter announces its count, and the focus moves to the products when its chip disappears', async () => {
  const { shopper } = await openShop('/products/category/210000/sauces-cooking')
  const all = within(screen.getByRole('main')).getByText(/^\d+ products$/).textContent ?? ''
  const said = () => document.querySelector('[data-announcer]')
  await shopper.click(filters().getByRole('checkbox', { name: /^Mak Som/ }))
  await waitFor(() => expect(said()).toHaveTextContent('6 products'))
  expect(filters().getByRole('checkbox', { name: /^Mak Som/ })).toHaveFocus()
  screen.getByRole('link', { name: 'Remove filter: Mak Som' }).focus()
  await shopper.keyboard('{Enter}')
  await waitFor(() => expect(said()).toHaveTextContent(all))
  expect(document.activeElement).toContainElement(cards()[0] ?? null)
  expect(document.activeElement).not.toBe(document.body)
})

test('the same products again announce nothing, and leave the focus in place', async () => {
  const { router } = await openShop('/products/category/210000/sauces-cooking')
  const said = document.querySelector('[data-announcer]')?.textContent
  const focused = document.activeElement
  await act(() => router.revalidate())
  expect(document.querySelector('[data-announcer]')?.textContent).toBe(said)
  expect(document.activeElement).toBe(focused)
})

test('on a phone the subcategories or sibling categories are a row to swipe through', async () => {
  await openShop('/products/category/130101/fresh-milk')
  const parts = within(screen.getByRole('navigation', { name: 'Explore Milk' }))
  expect(parts.getByRole('link', { current: 'page' })).toHaveTextContent('Fresh milk')
  expect(parts.getAllByRole('link').length).toBeGreaterThan(1)
})

test('an unknown action shows the page for missing pages', async () => {
  await openShop('/products/action/999')
  expect(title()).toHaveTextContent('We can’t find this page')
})

test('the recommendations for a cart link back to it', async () => {
  const { shopper, address } = await openShop('/cart-recommendations')
  expect(title()).toHaveTextContent('You might also like')
  expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  await shopper.click(screen.getByRole('button', { name: 'Load more' }))
  await waitFor(() => expect(cards().length).toBeGreaterThan(24))
  expect(address()).toBe('/cart-recommendations/pages/1-2')
  await shopper.click(screen.getByRole('link', { name: 'Back to your cart' }))
  await waitFor(() => expect(address()).toBe('/cart'))
})

test('a cart links to its recommendations', async () => {
  await fillCart(shop.server, milkAboveMinimum)
  const { shopper, address } = await openShop('/cart')
  await shopper.click(screen.getByRole('link', { name: 'You might also like' }))
  await waitFor(() => expect(address()).toBe('/cart-recommendations'))
})

test('a category filter expands to its subcategories, which filter as well', async () => {
  const { shopper, address } = await openShop('/products/search/milk')
  const opener = filters().getByRole('button', { name: 'Types of Dairy & eggs' })
  expect(opener).toHaveAttribute('aria-expanded', 'false')
  await shopper.click(opener)
  await shopper.click(filters().getByRole('radio', { name: /^Milk/ }))
  await waitFor(() => expect(address()).toBe('/products/search/milk?categoryFilter=130100'))
  expect(await screen.findByRole('link', { name: 'Remove filter: Milk' })).toBeVisible()
  await waitFor(() => expect(filters().getByRole('radio', { name: /^Milk/ })).toBeChecked())
})

test('an address with a subcategory expands its parents', async () => {
  await openShop('/products/search/milk?categoryFilter=130100')
  expect(filters().getByRole('radio', { name: /^Milk/ })).toBeChecked()
})

test('an express-only category says so, and has no other delivery filter', async () => {
  await openShop('/products/category/150100/fresh-fish')
  expect(screen.getByText('Express only: too fresh for standard delivery.')).toBeVisible()
  expect(screen.queryByRole('group', { name: 'Delivery' })).not.toBeInTheDocument()
})

test('the top picks explain what they are', async () => {
  await openShop('/products/highlight/900004/top-picks')
  expect(screen.getByText('The products shoppers save most.')).toBeVisible()
})

test('free samples are below the top picks', async () => {
  placeAllInViewport()
  await openShop('/products/highlight/900004/top-picks')
  await screen.findByRole('region', { name: 'Free samples to try' })
  const row = () => within(screen.getByRole('region', { name: 'Free samples to try' }))
  await waitFor(() => expect(row().getByRole('link', { name: /Trial Sachet/ })).toBeVisible())
})

test('a department shows its banner, with its link', async () => {
  await openShop('/products/category/150100/fresh-fish')
  const banner = within(screen.getByRole('region', { name: /^Prawns and ikan kembung/ }))
  expect(banner.getByRole('link', { name: 'Shop seafood' })).toBeVisible()
})

test('after the last category of a department comes a link to the next', async () => {
  const { shopper, address } = await openShop('/products/category/130100/milk')
  await shopper.click(screen.getByRole('link', { name: /^Next category/ }))
  await waitFor(() => expect(address()).toMatch(/^\/products\/category\/130200\//))
})

test('an editor’s text is shown sanitized', async () => {
  const warn = vi.spyOn(window, 'alert').mockReturnValue()
  await openShop('/products/category/170000/drinks')
  const heading = await screen.findByRole('heading', { level: 2, name: 'Drinks' })
  const text = heading.parentElement
  expect(text).toHaveTextContent('Kopi from Ipoh')
  expect(text?.querySelectorAll('script, iframe, img, [onclick], [style]')).toHaveLength(0)
  expect(screen.queryByRole('link', { name: 'Brew it well' })).not.toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'read how' })).toHaveAttribute(
    'rel',
    'noopener noreferrer nofollow',
  )
  expect(document.title).not.toBe('taken')
  expect(warn).not.toHaveBeenCalled()
})

test('structured data has the breadcrumbs and the products', async () => {
  await openShop('/products/category/130100/milk')
  await waitFor(() =>
    expect(structured().map((data) => data['@type'])).toEqual(['BreadcrumbList', 'ItemList']),
  )
  const [way, list] = structured()
  expect(way?.itemListElement.map(({ name }) => name)).toEqual(['Dairy & eggs', 'Milk'])
  expect(list?.itemListElement).toHaveLength(cards().length)
  expect(list?.itemListElement[0]?.position).toBe(1)
  expect(list?.itemListElement[0]?.url).toMatch(/\/product\/\d+\/[\w-]+$/)
})

test('the canonical address of a filtered listing is the unfiltered one', async () => {
  await openShop('/products/category/130100/milk?sort=price-low&fulfillmentFilter=express')
  await waitFor(() =>
    expect(document.querySelector('link[rel="canonical"]')).toHaveAttribute(
      'href',
      expect.stringMatching(/\/products\/category\/130100\/milk$/),
    ),
  )
})

test('a search without results requests recommendations', async () => {
  placeAllInViewport()
  await openShop('/products/search/qwxzqwxz')
  await waitFor(() => expect(calls('searchNoResults')).toHaveLength(1))
  // The row with the products replaces the one that reserves its space.
  await waitFor(() =>
    expect(
      within(screen.getByRole('region', { name: 'Popular now' })).getAllByRole('article').length,
    ).toBeGreaterThan(3),
  )
})

test('and shows none if that fails', async () => {
  placeAllInViewport()
  shop.server.faultInjector = matchedBy(({ call }) =>
    call === 'searchNoResults' ? { kind: 'status', status: 500 } : undefined,
  )
  await openShop('/products/search/qwxzqwxz')
  await waitFor(() => expect(calls('searchNoResults')).toHaveLength(1))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Popular now' })).not.toBeInTheDocument())
  expect(title()).toHaveTextContent('No results for “qwxzqwxz”')
  shop.server.faultInjector = undefined
})

test.each([
  ['/why-shop-boxed', 'Mengapa membeli dengan kami', 'minta sebut harga'],
  ['/business', 'Pasar untuk perniagaan', null],
])('%s is a page of text, in the shopper’s language', async (path, heading, link) => {
  const { shopper, address } = await openShop(path, Language.MALAY)
  expect(title()).toHaveTextContent(heading)
  if (link === null) return
  await shopper.click(await screen.findByRole('link', { name: link }))
  await waitFor(() => expect(address()).toBe('/bulk-purchase'))
})
