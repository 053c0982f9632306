import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { listingEntryOf } from '../../../fixtures/catalogue.ts'
import { named } from '../../../fixtures/named.ts'
import { prefetchOnIntent } from '../../../src/navigation/prefetchOnIntent.ts'
import { addToCart } from '../../stores/cardChanges.ts'
import { waitForWrites } from '../../../src/stores/cart/cartWrites.ts'
import { openShop as openAnyShop, withShop } from '../openShop.tsx'

const shop = withShop()

const DAIRY = '/products/category/130000/dairy-eggs'

let leave: (() => void) | undefined
let added: HTMLAnchorElement | undefined
afterEach(() => {
  vi.useRealTimers()
  leave?.()
  added?.remove()
})

/** Opens the shop with background rendering; the scripts of departments are loaded. */
async function openShop(address: string) {
  const opened = await openAnyShop(address)
  await opened.router.navigate(DAIRY)
  await opened.router.navigate(address)
  const stopPreparing = prefetchOnIntent(opened.router)
  leave = () => {
    stopPreparing()
    opened.leave()
  }
  return opened
}

const dairy = () =>
  within(screen.getByRole('navigation', { name: 'Shop by department' })).getByRole('link', {
    name: 'Dairy & eggs',
  })
const title = (name: string) => screen.findByRole('heading', { level: 1, name, hidden: true })
const titles = (name: string) => screen.queryAllByRole('heading', { level: 1, name, hidden: true })

/** A link inside a text. */
function linkTo(path: string): HTMLAnchorElement {
  added = document.createElement('a')
  added.href = path
  added.textContent = 'There'
  document.body.append(added)
  return added
}

test('a page renders in the background while the pointer rests on its link, and the press shows that page', async () => {
  const { shopper, address } = await openShop('/')
  const titleOfHome = document.title
  await shopper.hover(dairy())
  const heading = await title('Dairy & eggs')
  expect(heading).not.toBeVisible()
  expect(screen.queryByRole('heading', { level: 1, name: 'Dairy & eggs' })).toBeNull()
  expect([document.title, address()]).toEqual([titleOfHome, '/'])
  await shopper.click(dairy())
  await expect.poll(() => screen.getByRole('heading', { level: 1 })).toBe(heading)
  expect(heading).toBeVisible()
  expect(address()).toBe(DAIRY)
  expect(document.title).toContain('Dairy & eggs')
})

test('a page rendered in the background has the link’s address, and navigates from there after the press', async () => {
  const { shopper, router } = await openShop('/')
  await shopper.hover(linkTo(`${DAIRY}?sort=price-low`))
  const heading = await title('Dairy & eggs')
  await router.navigate(`${DAIRY}?sort=price-low`)
  await expect.poll(() => screen.getByRole('heading', { level: 1 })).toBe(heading)
  const order = screen.getByRole('combobox', { name: 'Sort by' })
  expect(order).toHaveDisplayValue('Lowest price')
  await router.navigate(`${DAIRY}?sort=price-high`)
  await waitFor(() => expect(order).toHaveDisplayValue('Highest price'))
})

test('a navigation to another page removes the page rendered in the background', async () => {
  const { shopper, router } = await openShop('/')
  await shopper.hover(dairy())
  await title('Dairy & eggs')
  await shopper.hover(linkTo('/cart'))
  await expect.poll(() => titles('Dairy & eggs')).toEqual([])
  await router.navigate('/cart')
  expect(await screen.findByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible()
})

test('a page rendered before the cart changed is not shown', async () => {
  const { shopper, router } = await openShop('/')
  const milk = listingEntryOf(named.saleMilk, { now: shop.server.clock.now() })
  if (!milk) throw new Error('There should be milk.')
  await router.navigate('/cart')
  await router.navigate('/')
  await shopper.hover(linkTo('/cart'))
  const rendered = await title('Your cart')
  addToCart(milk)
  await waitForWrites(30_000)
  await router.navigate('/cart')
  await waitFor(() =>
    expect(screen.getByRole('heading', { level: 3, name: milk.variant.name })).toBeVisible(),
  )
  expect(rendered).not.toBeInTheDocument()
})

test('a page that is not opened is removed after five seconds', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { shopper } = await openShop('/')
  await shopper.hover(dairy())
  await title('Dairy & eggs')
  vi.advanceTimersByTime(2_000)
  expect(titles('Dairy & eggs')).toHaveLength(1)
  vi.advanceTimersByTime(3_000)
  await expect.poll(() => titles('Dairy & eggs')).toEqual([])
})
