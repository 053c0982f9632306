import { createEvent, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { Link, NavLink } from '../../src/navigation/link/Link.tsx'

afterEach(() => history.replaceState(null, '', '/'))

/** A page with this content, at a path inside a shop with the base path `/shop/`. */
async function at(path: string, content: ReactNode) {
  history.replaceState(null, '', `/shop${path}`)
  const router = createBrowserRouter([{ path: '*', element: content }], { basename: '/shop/' })
  const view = render(<RouterProvider router={router} />)
  await screen.findAllByRole('link')
  return { router, ...view }
}

/** Whether the browser's default was prevented. */
function pressed(name: string, how: MouseEventInit = {}): boolean {
  const link = screen.getByRole('link', { name })
  const press = createEvent.click(link, { button: 0, ...how })
  // jsdom cannot navigate, and reports that.
  document.addEventListener('click', (event) => event.preventDefault(), { once: true })
  let wasTaken = false
  link.parentElement?.addEventListener('click', ({ defaultPrevented }) => (wasTaken = defaultPrevented), {
    once: true,
  })
  fireEvent(link, press)
  return wasTaken
}

test('a link is below the shop’s base path, home is that path itself', async () => {
  await at('/', [
    <Link key="cart" to="/cart">
      Cart
    </Link>,
    <Link key="home" to="/">
      Home
    </Link>,
  ])
  expect(screen.getByRole('link', { name: 'Cart' })).toHaveAttribute('href', '/shop/cart')
  expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/shop/')
})

test('a plain press navigates with a new history entry, without a document load', async () => {
  const { router } = await at(
    '/',
    <Link to="/cart" state={{ from: 'home' }}>
      Cart
    </Link>,
  )
  const entries = history.length
  fireEvent.click(screen.getByRole('link', { name: 'Cart' }))
  await waitFor(() => expect(location.pathname).toBe('/shop/cart'))
  expect(history.length).toBe(entries + 1)
  expect(router.state.location.state).toEqual({ from: 'home' })
})

test('a link to the current page, or one with `replace`, replaces the history entry', async () => {
  await at('/cart', [
    <Link key="here" to="/cart">
      Here
    </Link>,
    <Link key="instead" to="/" replace>
      Instead
    </Link>,
  ])
  const entries = history.length
  fireEvent.click(screen.getByRole('link', { name: 'Here' }))
  fireEvent.click(screen.getByRole('link', { name: 'Instead' }))
  await waitFor(() => expect(location.pathname).toBe('/shop/'))
  expect(history.length).toBe(entries)
})

test.each([
  ['with Control', { ctrlKey: true }],
  ['with the middle button', { button: 1 }],
  ['with Shift', { shiftKey: true }],
])('a press %s is left to the browser', async (_, how) => {
  const { router } = await at('/', <Link to="/cart">Cart</Link>)
  expect(pressed('Cart', how)).toBe(false)
  expect(router.state.location.pathname).toBe('/shop/')
})

test('so is one that opens another window, and a prevented press does not navigate', async () => {
  const { router } = await at('/', [
    <Link key="window" to="/terms" target="_blank">
      Terms
    </Link>,
    <Link key="stopped" to="/cart" onClick={(event) => event.preventDefault()}>
      Cart
    </Link>,
  ])
  expect(pressed('Terms')).toBe(false)
  fireEvent.click(screen.getByRole('link', { name: 'Cart' }))
  expect(router.state.location.pathname).toBe('/shop/')
})

test.each([
  ['/products/category/1/milk', 'Milk'],
  ['/products/category/1/milk/pages/1-2', 'Milk'],
  ['/products/category/1/milkshake', null],
  ['/', 'Home'],
])('at %s the link to it is marked as current', async (path, here) => {
  await at(path, [
    <NavLink key="milk" to="/products/category/1/milk">
      Milk
    </NavLink>,
    <NavLink key="home" to="/" end>
      Home
    </NavLink>,
  ])
  const said = screen.queryByRole('link', { current: 'page' })
  expect(said?.textContent ?? null).toBe(here)
})
