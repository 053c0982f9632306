import { waitFor } from '@testing-library/react'
import { createMemoryRouter } from 'react-router-dom'
import { expect, onTestFinished, test, vi } from 'vitest'
import { routerSubscription } from '../../../src/navigation/routerSubscription.ts'
import { fastDevice } from './fastDevice.ts'

interface Heard {
  path: string
  isOnTheWay: boolean
  flushSync: boolean
}

const OF_THUMB = '(pointer: coarse) and (prefers-reduced-motion: no-preference)'
let isThumb = false
vi.stubGlobal('matchMedia', (media: string) => ({
  get matches() {
    return isThumb && media === OF_THUMB
  },
}))

/** A router with some pages, of which `/late` loads when it is released, and the states passed to the subscriber. */
function shopOf() {
  let letGo = () => {}
  const held = new Promise<null>((resolve) => {
    letGo = () => resolve(null)
  })
  const router = createMemoryRouter([
    { path: '/', element: null },
    { path: '/about', element: null },
    { path: '/milk', loader: () => null, element: null },
    { path: '/milk/pages/:range', loader: () => null, element: null },
    { path: '/late', loader: () => held, element: null },
  ])
  const heard: Heard[] = []
  const faded: string[] = []
  router.subscribe(
    routerSubscription(({ location, navigation }, { flushSync, viewTransitionOpts: way }) => {
      if (way) faded.push(`${way.currentLocation.pathname} to ${way.nextLocation.pathname}`)
      heard.push({ path: location.pathname, isOnTheWay: navigation.state !== 'idle', flushSync })
    }),
  )
  onTestFinished(() => router.dispose())
  return { router, heard, faded, letGo }
}

test('a page with loaded data notifies once, and renders in slices', async () => {
  const { router, heard } = shopOf()
  await router.navigate('/milk')
  expect(heard).toEqual([{ path: '/milk', isOnTheWay: false, flushSync: false }])
})

test('a synchronous navigation renders at once', async () => {
  const { router, heard } = shopOf()
  await router.navigate('/about', { flushSync: true })
  expect(heard).toEqual([{ path: '/about', isOnTheWay: false, flushSync: true }])
})

test('a page that takes longer notifies its start, and renders in slices when it arrives', async () => {
  const { router, heard, letGo } = shopOf()
  const gone = router.navigate('/late')
  await waitFor(() => expect(heard).toEqual([{ path: '/', isOnTheWay: true, flushSync: false }]))
  letGo()
  await gone
  expect(heard.at(-1)).toEqual({ path: '/late', isOnTheWay: false, flushSync: false })
})

// The last test of the file, because the measured device speed stays.
test('after two fast pages in a row, the next one renders within the press', async () => {
  const { router, heard } = shopOf()
  await fastDevice()
  await router.navigate('/milk')
  expect(heard[0]).toEqual({ path: '/milk', isOnTheWay: false, flushSync: true })
})

test('a tap fades the next page in, unless motion is reduced; more of the same list does not fade', async () => {
  isThumb = true
  const { router, faded } = shopOf()
  for (const path of ['/about', '/milk', '/milk?again', '/milk/pages/1-2']) await router.navigate(path)
  await waitFor(() => expect(router.state.location.pathname).toBe('/milk/pages/1-2'))
  expect(faded).toEqual(['/about to /milk'])
})
