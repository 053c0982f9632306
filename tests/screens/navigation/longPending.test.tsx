import { act, render } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { createMemoryRouter, Outlet, RouterProvider, useLocation } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { useLongPending } from '../../../src/shell/notices/useLongPending.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** Restores the position of the list, as the shop does after Back. A busy browser runs the timers that are due by then right after it. */
function Shell() {
  useLongPending()
  const { pathname } = useLocation()
  useLayoutEffect(() => {
    if (pathname !== '/list') return
    scrollTo(0, 700)
    vi.advanceTimersByTime(1_000)
  }, [pathname])
  return <Outlet />
}

test('a page that arrives just when its skeleton is due stays at its restored scroll position', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const scrolled = vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
  const data = Promise.withResolvers<null>()
  const router = createMemoryRouter([
    {
      Component: Shell,
      children: [
        { path: '/', Component: () => null },
        { path: '/list', loader: () => data.promise, Component: () => null },
      ],
    },
  ])
  render(<RouterProvider router={router} />)
  await act(async () => void router.navigate('/list'))
  expect(router.state.navigation.state).toBe('loading')
  await act(async () => data.resolve(null))
  expect(router.state.location.pathname).toBe('/list')
  expect(scrolled.mock.calls).toEqual([[0, 700]])
})
