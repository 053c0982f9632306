import { render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { startEffects } from '../../../src/app/effects/registry.ts'
import { Providers } from '../../../src/app/Providers.tsx'
import { Language } from '../../../src/contract/enumerations.ts'
import { startI18n } from '../../../src/i18n/index.ts'
import { ErrorPage } from '../../../src/pages/errors/ErrorPage.tsx'
import { report } from '../../../src/api/report.ts'
import { rest, withTrackedShop } from '../tracking/trackedShop.ts'

const { shop, openShop } = withTrackedShop()

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  return () => vi.restoreAllMocks()
})

const messages = () => shop.server.telemetry.errors().map(({ message }) => message)

const throwUncaught = (text: string) => {
  const error = Object.assign(new Error(text), { name: 'OnPurpose' })
  window.dispatchEvent(new ErrorEvent('error', { error }))
}

const Broken = () => {
  throw new Error('no price')
}

test('a page whose rendering fails is logged once, by its route', async () => {
  const router = createMemoryRouter(
    [{ path: '/account/order/:id', element: <Broken />, errorElement: <ErrorPage /> }],
    { initialEntries: ['/account/order/123456789'] },
  )
  await startI18n(Language.ENGLISH)
  onTestFinished(startEffects(router))
  const { unmount } = render(
    <Providers>
      <RouterProvider router={router} />
    </Providers>,
  )
  await screen.findByRole('heading', { level: 1, name: 'We couldn’t load this page' })
  await rest()
  await waitFor(() => expect(messages()).toEqual(['A page could not be shown: Error: no price']))
  const [logged] = shop.server.telemetry.errors()
  expect(logged?.path).toBe('/account/order/:id')
  expect(logged?.stack).toContain('Error: no price')
  unmount()
})

test('an uncaught error is logged, also before the log has loaded; the same error is not logged twice', async () => {
  const router = createMemoryRouter([{ path: '/cart', element: null }], { initialEntries: ['/cart'] })
  document.title = 'Your cart'
  onTestFinished(startEffects(router))
  throwUncaught('early')
  await rest()
  await waitFor(() => expect(messages()).toEqual(['Not caught: OnPurpose: early']))
  throwUncaught('late')
  await waitFor(() => expect(messages()).toContain('Not caught: OnPurpose: late'))
  const rejection = new Event('unhandledrejection')
  Object.setPrototypeOf(rejection, PromiseRejectionEvent.prototype)
  Object.defineProperty(rejection, 'reason', { value: 'lost' })
  window.dispatchEvent(rejection)
  window.dispatchEvent(rejection)
  await waitFor(() => expect(messages()).toContain('Not caught: lost'))
  expect(messages()).toHaveLength(3)
  expect(shop.server.telemetry.errors()[0]?.path).toBe('/cart')
})

test('an invalid answer is logged, and so is a failed search', async () => {
  const { shopper } = await openShop('/')
  await rest()
  shop.server.controls.arm('searchSuggestions:status:500@always')
  await shopper.type(screen.getByRole('combobox', { name: 'Search the shop' }), 'milk')
  await waitFor(() => expect(messages()).toContain('GET /api/search/milk: server_error'))
  expect(messages().some((message) => message.startsWith('Error getting search results'))).toBe(true)
})

test('a failed request of the log is not logged', async () => {
  await openShop('/cart')
  await rest()
  shop.server.controls.arm('logClientError:network@always')
  report('One thing.')
  const seen = () => shop.server.controls.armed()[0]?.seen
  await waitFor(() => expect(seen()).toBe(1))
  shop.server.controls.disarm('logClientError:network')
  report('Another.')
  await waitFor(() => expect(messages()).toEqual(['Another.']))
})

test.each([
  [
    'tracking.failed',
    'Tracking: unsent 500 {"status":500,"error":"server_error","errorCode":"server_error"}',
  ],
  ['tracking.not-initialized', 'Tracking: unsent 500 {"error":"not initialized"}'],
] as const)('%s is logged with the words of the server', async (row, message) => {
  shop.server.controls.arm(row)
  await openShop('/')
  await waitFor(() => expect(messages()).toEqual([message]))
})
