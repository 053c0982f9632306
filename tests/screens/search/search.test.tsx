import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Language } from '../../../src/contract/enumerations.ts'
import { afterPaint } from '../../../src/scheduling/afterPaint.ts'
import { rememberSearch } from '../../../src/stores/search/searchHistory.ts'
import { openShop, withShop } from '../openShop.tsx'

const shop = withShop()
const field = () => within(screen.getByRole('banner')).getByRole('combobox', { name: 'Search the shop' })

test('the term is in the address, the heading and, shortened, in the title', async () => {
  await openShop('/products/search/milk')
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Results for “milk”')
  expect(screen.getAllByRole('article').length).toBeGreaterThan(5)
  await waitFor(() => expect(document.title).toBe('milk · Pasar'))
})

test('after “Clear search” the field is empty and has the focus', async () => {
  const { shopper } = await openShop('/products/search/milk')
  const field = screen.getByRole('combobox', { name: 'Search the shop' })
  await shopper.click(screen.getByRole('button', { name: 'Clear search' }))
  expect(field).toHaveValue('')
  expect(field).toHaveFocus()
})

test('text typed while the next page loads stays in the field, which keeps the focus', async () => {
  const { shopper, address } = await openShop('/products/search/milk')
  const { holding } = shop.server.controls
  holding.hold(true)
  const [product] = within(screen.getByRole('main')).getAllByRole('article')
  await shopper.click(within(product as HTMLElement).getAllByRole('link')[0] as HTMLElement)
  await waitFor(() => expect(holding.held()).toHaveLength(1))
  const field = screen.getByRole('combobox', { name: 'Search the shop' })
  await shopper.clear(field)
  await shopper.type(field, 'bread')
  act(() => holding.hold(false))
  await waitFor(() => expect(address()).toMatch(/^\/product\//))
  await screen.findByRole('heading', { level: 1, name: /^Ladang/ })
  // The focus of a new page moves after its paint.
  await new Promise<void>((resolve) => void afterPaint(resolve))
  await shopper.keyboard('s')
  expect(field).toHaveValue('breads')
})

test('text typed while “Load more” loads stays in the field, which keeps the focus', async () => {
  const path = '/products/category/130000/dairy-eggs'
  const { shopper, address } = await openShop(path)
  const { holding } = shop.server.controls
  holding.hold(true)
  await shopper.click(screen.getByRole('button', { name: 'Load more' }))
  await waitFor(() => expect(holding.held()).toHaveLength(1))
  await shopper.type(field(), 'basm')
  act(() => holding.hold(false))
  await waitFor(() => expect(address()).toBe(`${path}/pages/1-2`))
  await waitFor(() => expect(screen.getAllByRole('article').length).toBeGreaterThan(24))
  await shopper.keyboard('ati')
  expect(field()).toHaveValue('basmati')
})

test('text that was typed before another page opened is gone there, and when its page opens again', async () => {
  const { shopper, router } = await openShop('/products/search/milk')
  await shopper.type(field(), ' bread')
  await act(() => router.navigate('/products/category/130000/dairy-eggs'))
  await waitFor(() => expect(field()).toHaveValue(''))
  await act(() => router.navigate('/products/search/milk'))
  await waitFor(() => expect(field()).toHaveValue('milk'))
})

test('a long term is shortened to 21 characters in the title', async () => {
  await openShop(`/products/search/${encodeURIComponent('milk from the green hills of Cameron')}`)
  await waitFor(() => expect(document.title).toBe('milk from the green h… · Pasar'))
})

test('results can be filtered like any listing', async () => {
  const { shopper, address } = await openShop('/products/search/milk')
  const filters = within(screen.getByRole('form', { name: 'Filters' }))
  await shopper.click(filters.getByRole('radio', { name: /^Dairy & eggs/ }))
  await waitFor(() => expect(address()).toBe('/products/search/milk?categoryFilter=130000'))
  await screen.findByRole('link', { name: 'Remove filter: Dairy & eggs' })
})

test('only categories with results are offered, each with its count', async () => {
  await openShop('/products/search/coconut')
  // The live region may have a number too, of the previous page if that was slow.
  const shown = within(screen.getByRole('main')).getByText(/^\d+ products$/)
  const total = Number.parseInt(shown.textContent ?? '', 10)
  const kinds = within(screen.getByRole('group', { name: 'Category' })).getAllByRole('radio')
  const [all, ...found] = kinds.map((kind) => kind.closest('label')?.textContent ?? '')
  expect(all).toBe('All categories')
  expect(found.length).toBeGreaterThan(1)
  expect(found.length).toBeLessThan(16)
  const counts = found.map((text) => Number(/\((\d+) products?\)$/.exec(text)?.[1]))
  expect(Math.min(...counts)).toBeGreaterThan(0)
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(total)
})

test('fewer than three letters show a message', async () => {
  await openShop('/products/search/mi')
  expect(screen.getByText('“mi” is short. Enter at least 3 letters.')).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Popular searches' })).toBeVisible()
})

test('a search without results offers frequent searches and popular products', async () => {
  const { shopper, address } = await openShop('/products/search/qwxzqwxz')
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('No results for “qwxzqwxz”')
  expect(screen.getByRole('region', { name: 'Popular now' })).toBeVisible()
  const others = screen.getByRole('heading', { name: 'Popular searches' }).parentElement
  const [first] = others ? within(others).getAllByRole('link') : []
  if (first) await shopper.click(first)
  await waitFor(() => expect(address()).not.toContain('qwxz'))
})

test('without a term, the page shows recent searches and those of others', async () => {
  rememberSearch('belacan')
  await openShop('/products/search')
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('What are you looking for?')
  expect(screen.getByRole('link', { name: 'belacan' })).toHaveAttribute('href', '/products/search/belacan')
  expect(screen.getByRole('heading', { name: 'Popular searches' })).toBeVisible()
})

test('the same search again is not another step back', async () => {
  const { shopper, router, address } = await openShop('/products/department/100/any-slug')
  const before = address()
  await shopper.type(field(), 'kopi{Enter}')
  await waitFor(() => expect(address()).toBe('/products/search/kopi'))
  await screen.findByRole('heading', { level: 1, name: /“kopi”/ })
  await shopper.type(field(), '{Enter}')
  await waitFor(() => expect(router.state.navigation.state).toBe('idle'))
  await act(() => router.navigate(-1))
  await waitFor(() => expect(address()).toBe(before))
})

test('recent searches are those of all tabs', async () => {
  rememberSearch('belacan')
  const { shopper, address } = await openShop('/products/search')
  const key = 'pasar.searches'
  localStorage.setItem(key, JSON.stringify(['telur', 'belacan']))
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key })))
  expect(await screen.findByRole('link', { name: 'telur' })).toHaveAttribute('href', '/products/search/telur')
  await shopper.type(field(), 'kopi{Enter}')
  await waitFor(() => expect(address()).toBe('/products/search/kopi'))
  expect(JSON.parse(localStorage.getItem(key) ?? '')).toEqual(['kopi', 'telur', 'belacan'])
})

test('the opened field offers the most frequent searches of the language', async () => {
  const { shopper, address } = await openShop('/', Language.MALAY)
  await shopper.click(within(screen.getByRole('banner')).getByRole('combobox', { name: 'Cari dalam kedai' }))
  const popular = within(await screen.findByRole('group', { name: 'Carian popular' }))
  await shopper.click(popular.getByRole('option', { name: 'telur' }))
  await waitFor(() => expect(address()).toBe('/products/search/telur'))
})

test('the field works without the most frequent searches', async () => {
  shop.server.controls.arm('topSearches:status:500@always')
  const { shopper, address } = await openShop('/')
  await shopper.click(field())
  await screen.findByRole('listbox', { name: 'Suggestions' })
  expect(screen.queryByRole('group', { name: 'Popular searches' })).not.toBeInTheDocument()
  await shopper.type(field(), 'kopi{Enter}')
  await waitFor(() => expect(address()).toBe('/products/search/kopi'))
})
