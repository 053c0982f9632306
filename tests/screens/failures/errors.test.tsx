import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { setDocumentLoad } from '../../../src/api/documentLoad.ts'
import { logInAs } from '../logInAs.ts'
import { openShop, withShop } from '../openShop.tsx'
import { matchedBy } from '../../mocks/matchedBy.ts'

const shop = withShop()
afterEach(() => setDocumentLoad(null))

test.each([
  '/no/such/page',
  '/product/999999/gone',
  '/product/abc/def',
  '/products/category/1/none',
  '/brand/5/none',
  '/products/search/%E0%A4%A',
  '/products/category/130000/dairy-eggs/pages/x-y',
])('%s shows the page for missing pages, with search and a link home', async (address) => {
  const { shopper, address: now } = await openShop(address)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('We can’t find this page')
  const main = within(screen.getByRole('main'))
  expect(main.getByRole('link', { name: 'Go home' })).toHaveAttribute('href', '/')
  expect(main.getByRole('navigation', { name: 'Popular departments' })).toBeVisible()
  await shopper.type(main.getByRole('searchbox'), 'milk{Enter}')
  expect(await screen.findByRole('heading', { level: 1, name: /milk/ })).toBeVisible()
  expect(now()).toBe('/products/search/milk')
})

test('a first page that fails to load shows the error, and loads on retry', async () => {
  shop.server.faultInjector = matchedBy(({ call }) => (call === 'page' ? { kind: 'network' } : undefined))
  const { shopper } = await openShop('/')
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('You’re offline')
  const retry = () => screen.getByRole('button', { name: 'Try again' })
  const pages = () => shop.server.journal.entries().filter(({ call }) => call === 'page').length
  const before = pages()
  await shopper.click(retry())
  await waitFor(() => expect(pages()).toBeGreaterThan(before))
  await waitFor(() => expect(retry()).not.toHaveAttribute('aria-disabled', 'true'))
  expect(retry()).toHaveFocus()
  shop.server.faultInjector = undefined
  await shopper.click(retry())
  expect(await screen.findByRole('navigation', { name: 'Shop by department' })).toBeVisible()
  // The pressed button is gone.
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus())
})

test('a retry that is answered before React renders its start shows the page', async () => {
  shop.server.faultInjector = matchedBy(({ call }) => (call === 'page' ? { kind: 'network' } : undefined))
  const { router } = await openShop('/')
  shop.server.faultInjector = undefined
  const button = screen.getByRole('button', { name: 'Try again' })
  // React renders what happens within `act` at its end.
  await act(async () => {
    button.click()
    await expect.poll(() => router.state.errors).toBeNull()
  })
  expect(await screen.findByRole('navigation', { name: 'Shop by department' })).toBeVisible()
})

test('a server error shows a reference number', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  shop.server.faultInjector = matchedBy(({ call }) =>
    call === 'page' ? { kind: 'status', status: 500 } : undefined,
  )
  await openShop('/')
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('We couldn’t load this page')
  expect(screen.getByText(/^500/)).toBeInTheDocument()
})

test('a shop under maintenance apologises', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  shop.server.faultInjector = matchedBy(({ call }) =>
    call === 'page' ? { kind: 'status', status: 503 } : undefined,
  )
  await openShop('/')
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('TEMPORARILY UNAVAILABLE')
})

test('a page that fails to load inside the shop loads as a document', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { shopper } = await openShop('/')
  const load = vi.fn()
  setDocumentLoad(load)
  shop.server.faultInjector = matchedBy(({ call }) => (call === 'page' ? { kind: 'network' } : undefined))
  const departments = screen.getByRole('navigation', { name: 'Shop by department' })
  await shopper.click(within(departments).getByRole('link', { name: 'Dairy & eggs' }))
  await waitFor(() =>
    expect(load).toHaveBeenCalledWith(expect.stringContaining('/products/category/130000/')),
  )
})

test('an expired session leads to the signed-out page, and after the login the shopper continues', async () => {
  await shop.server.controls.become('first-order')
  const { shopper, address: now } = await openShop('/products/search/milk')
  // The session ends elsewhere: the next call is a guest's, and this one is refused.
  await shop.server.controls.clock.advance(60 * 60_000)
  shop.server.controls.arm('changeCart:unauthorized')
  await shopper.click(screen.getAllByRole('button', { name: /^Add .* to the cart$/ })[0] ?? document.body)
  expect(await screen.findByRole('heading', { level: 1, name: 'Please log in again' })).toBeVisible()
  expect(now()).toBe('/unauthorized')
  await shopper.click(within(screen.getByRole('main')).getByRole('button', { name: 'Log in' }))
  await logInAs(shopper, 'firstOrderCustomer')
  await waitFor(() => expect(now()).toBe('/products/search/milk'))
})

test('a shopper who is still signed in is redirected home', async () => {
  await shop.server.controls.become('first-order')
  const { shopper, address: now } = await openShop('/unauthorized')
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Please log in again')
  const main = within(screen.getByRole('main'))
  expect(main.queryByRole('button', { name: 'Log in' })).toBeNull()
  await shopper.click(main.getByRole('link', { name: 'Go home' }))
  await waitFor(() => expect(now()).toBe('/'))
})
