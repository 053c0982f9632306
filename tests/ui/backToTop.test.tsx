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

/** A screen of 1 000 px on a page so much longer than it, and how far down the shopper has come. */
function scrolledTo(y: number, way = 2_000): void {
  Object.defineProperties(document.documentElement, {
    scrollHeight: { configurable: true, value: 1_000 + way },
    clientHeight: { configurable: true, value: 1_000 },
  })
  window.scrollY = y
  fireEvent.scroll(window)
}

test('the way up appears at 35 percent of the way down, and goes again above that', () => {
  draw(<BackToTop />)
  expect(wayUp()).toBeNull()
  scrolledTo(699)
  expect(wayUp()).toBeNull()
  scrolledTo(700)
  expect(wayUp()).toBeVisible()
  scrolledTo(699)
  expect(wayUp()).toBeNull()
})

test('it is there at once where the shopper comes back to a place far down', async () => {
  scrolledTo(2_000)
  draw(<BackToTop />)
  expect(await screen.findByRole('button', { name: 'Back to top' })).toBeVisible()
})

test('it stays away while the cart is open, and from a page that is hardly longer than the screen', () => {
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
])('who wants less motion (%s) is taken up: %s', async (matches, behavior) => {
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
