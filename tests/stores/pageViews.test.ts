import { createMemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createViews } from '../../src/app/tracking/views.ts'

const pageViews: string[] = []
const routerAt = (path: string) =>
  createMemoryRouter([{ path: '/' }, { path: '/cart' }], { initialEntries: [path] })
function viewsFromHome() {
  document.title = 'Home'
  const router = routerAt('/')
  const views = createViews(
    router,
    (_name, properties) => void pageViews.push('title' in properties ? String(properties.title) : ''),
    () => {},
  )
  views.show(router.state, document.title)
  return views
}

beforeEach(() => {
  pageViews.length = 0
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  document.title = ''
})

test('a page that takes seconds to render is sent with its own title', () => {
  const views = viewsFromHome()
  views.follow(routerAt('/cart').state, false)
  vi.advanceTimersByTime(4_000)
  expect(pageViews).toEqual(['Home'])
  document.title = 'Cart'
  views.settle()
  expect(pageViews).toEqual(['Home', 'Cart'])
})

test('a page that mounts before the navigation is reported is sent at once', () => {
  const views = viewsFromHome()
  document.title = 'Cart'
  views.follow(routerAt('/cart').state, true)
  expect(pageViews).toEqual(['Home', 'Cart'])
})

test('a page without a title of its own is sent all the same', () => {
  const views = viewsFromHome()
  views.follow(routerAt('/cart').state, false)
  vi.advanceTimersByTime(5_000)
  expect(pageViews).toEqual(['Home', 'Home'])
})
