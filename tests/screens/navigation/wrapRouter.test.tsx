import { waitFor } from '@testing-library/react'
import { createMemoryRouter } from 'react-router-dom'
import { expect, onTestFinished, test } from 'vitest'
import { wrapRouter } from '../../../src/navigation/wrapRouter.ts'
import { fastDevice } from './fastDevice.ts'

test('a subscriber receives the data that arrived before it subscribed', async () => {
  const router = createMemoryRouter([{ path: '/', loader: () => null, element: <h1>Milk</h1> }])
  // As the shop's effects do: from then on the router stores nothing for later subscribers.
  router.subscribe(() => undefined)
  await waitFor(() => expect(router.state.initialized).toBe(true))
  const heard: boolean[] = []
  const stop = wrapRouter(router).subscribe(({ initialized }) => heard.push(initialized))
  expect(heard).toEqual([true])
  stop()
  router.dispose()
})

function shopOf(...pages: string[]) {
  const router = createMemoryRouter(['/', ...pages].map((path) => ({ path, element: null })))
  onTestFinished(() => router.dispose())
  return { router, pressing: wrapRouter(router) }
}

test('a press gets a frame before its navigation starts; the last of several presses counts', async () => {
  const { router, pressing } = shopOf('/milk', '/eggs')
  const ways = [pressing.navigate('/milk'), pressing.navigate('/eggs')]
  expect(router.state.location.pathname).toBe('/')
  await Promise.all(ways)
  expect(router.state.location.pathname).toBe('/eggs')
  await pressing.navigate(-1)
  await waitFor(() => expect(router.state.location.pathname).toBe('/milk'))
})

test('a synchronous navigation and a fast device skip that frame', async () => {
  const { router, pressing } = shopOf('/milk', '/eggs')
  void pressing.navigate('/milk', { flushSync: true })
  expect(router.state.location.pathname).toBe('/milk')
  await fastDevice()
  void pressing.navigate('/eggs')
  expect(router.state.location.pathname).toBe('/eggs')
})
