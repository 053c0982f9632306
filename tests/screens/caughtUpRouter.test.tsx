import { waitFor } from '@testing-library/react'
import { createMemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { caughtUpRouter } from '../../src/app/caughtUpRouter.ts'

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
