import { waitFor } from '@testing-library/react'
import { createMemoryRouter } from 'react-router-dom'
import { expect, onTestFinished, test } from 'vitest'
import { caughtUpRouter } from '../../../src/navigation/wrapRouter.ts'
import { quickMachine } from './quickMachine.ts'

test('whoever draws the shop hears of the data that came before it listened', async () => {
  const router = createMemoryRouter([{ path: '/', loader: () => null, element: <h1>Milk</h1> }])
  // As the shop's effects do: from then on the router keeps nothing for whoever listens later.
  router.subscribe(() => undefined)
  await waitFor(() => expect(router.state.initialized).toBe(true))
  const heard: boolean[] = []
  const stop = caughtUpRouter(router).subscribe(({ initialized }) => heard.push(initialized))
  expect(heard).toEqual([true])
  stop()
  router.dispose()
})

function shopOf(...pages: string[]) {
  const router = createMemoryRouter(['/', ...pages].map((path) => ({ path, element: null })))
  onTestFinished(() => router.dispose())
  return { router, pressing: caughtUpRouter(router) }
}

test('a press has its frame before the way to the next page begins; the last of several presses counts', async () => {
  const { router, pressing } = shopOf('/milk', '/eggs')
  const ways = [pressing.navigate('/milk'), pressing.navigate('/eggs')]
  expect(router.state.location.pathname).toBe('/')
  await Promise.all(ways)
  expect(router.state.location.pathname).toBe('/eggs')
  await pressing.navigate(-1)
  await waitFor(() => expect(router.state.location.pathname).toBe('/milk'))
})

test('nobody waits for a frame who asks to be there at once, or whose machine draws a page in no time', async () => {
  const { router, pressing } = shopOf('/milk', '/eggs')
  void pressing.navigate('/milk', { flushSync: true })
  expect(router.state.location.pathname).toBe('/milk')
  await quickMachine()
  void pressing.navigate('/eggs')
  expect(router.state.location.pathname).toBe('/eggs')
})
