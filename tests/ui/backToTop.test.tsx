import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { BackToTop } from '../../src/shell/BackToTop.tsx'
import { closePanel, openPanel } from '../../src/stores/overlays/panels.ts'
import { draw } from './renderUi.tsx'

afterEach(() => {
  closePanel()
  scrolledTo(0, 0)
  vi.unstubAllGlobals()
})

const wayUp = () => screen.queryByRole('button', { name: 'Back to top' })

/** A window of 1 000 px over a page that is this much longer, and the scroll position. */
function scrolledTo(y: number, way = 2_000): void {
  Object.defineProperties(document.documentElement, {
    scrollHeight: { configurable: true, value: 1_000 + way },
    clientHeight: { configurable: true, value: 1_000 },
  })
  window.scrollY = y
  fireEvent.scroll(window)
}

test('the button appears at 35 percent of the page, and disappears above that', () => {
  draw(<BackToTop />)
  expect(wayUp()).toBeNull()
  scrolledTo(699)
  expect(wayUp()).toBeNull()
  scrolledTo(700)
  expect(wayUp()).toBeVisible()
  scrolledTo(699)
  expect(wayUp()).toBeNull()
})

test('it appears at once if the shopper returns to a place far down', async () => {
  scrolledTo(2_000)
  draw(<BackToTop />)
  expect(await screen.findByRole('button', { name: 'Back to top' })).toBeVisible()
})

test('it does not appear while the cart is open, or on a page hardly longer than the screen', () => {
  draw(<BackToTop />)
  scrolledTo(2_000)
  act(() => openPanel('cart'))
  expect(wayUp()).toBeNull()
  act(() => openPanel('nav'))
  expect(wayUp()).toBeVisible()
  scrolledTo(400, 400)
  expect(wayUp()).toBeNull()
})

test.each([
  [false, 'smooth'],
  [true, 'auto'],
])('with reduced motion (%s) it scrolls: %s', async (matches, behavior) => {
  const scrollTo = vi.fn<(to: ScrollToOptions) => void>()
  vi.stubGlobal('scrollTo', scrollTo)
  vi.stubGlobal('matchMedia', () => ({ matches }))
  const { shopper } = draw(
    <main id="main" tabIndex={-1}>
      <BackToTop />
    </main>,
  )
  scrolledTo(2_000)
  await shopper.click(screen.getByRole('button', { name: 'Back to top' }))
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior })
  expect(screen.getByRole('main')).toHaveFocus()
})
