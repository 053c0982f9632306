import { waitFor } from '@testing-library/react'
import { createMemoryRouter } from 'react-router-dom'
import { expect, onTestFinished, test, vi } from 'vitest'
import { steadyTeller } from '../../../src/navigation/routerSubscription.ts'
import { quickMachine } from './quickMachine.ts'

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

/** A shop of some pages, of which `/late` comes when it is let go, and what is told of them. */
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
    steadyTeller(({ location, navigation }, { flushSync, viewTransitionOpts: way }) => {
      if (way) faded.push(`${way.currentLocation.pathname} to ${way.nextLocation.pathname}`)
      heard.push({ path: location.pathname, isOnTheWay: navigation.state !== 'idle', flushSync })
    }),
  )
  onTestFinished(() => router.dispose())
  return { router, heard, faded, letGo }
}

test('a page that is there already is told of once, and drawn in pieces', async () => {
  const { router, heard } = shopOf()
  await router.navigate('/milk')
  expect(heard).toEqual([{ path: '/milk', isOnTheWay: false, flushSync: false }])
})

test('whoever asks for it to be drawn at once has it drawn at once', async () => {
  const { router, heard } = shopOf()
  await router.navigate('/about', { flushSync: true })
  expect(heard).toEqual([{ path: '/about', isOnTheWay: false, flushSync: true }])
})

test('a page that takes a while is told of as on its way, and drawn in pieces when it comes', async () => {
  const { router, heard, letGo } = shopOf()
  const gone = router.navigate('/late')
  await waitFor(() => expect(heard).toEqual([{ path: '/', isOnTheWay: true, flushSync: false }]))
  letGo()
  await gone
  expect(heard.at(-1)).toEqual({ path: '/late', isOnTheWay: false, flushSync: false })
})

// The last, since what is learned of a machine stays.
test('where two pages in a row were on the screen in no time, the next is drawn within the press', async () => {
  const { router, heard } = shopOf()
  await quickMachine()
  await router.navigate('/milk')
  expect(heard[0]).toEqual({ path: '/milk', isOnTheWay: false, flushSync: true })
})

test('turned to by a thumb that does not mind movement it fades in; more of the same list does not', async () => {
  isThumb = true
  const { router, faded } = shopOf()
  for (const path of ['/about', '/milk', '/milk?again', '/milk/pages/1-2']) await router.navigate(path)
  await waitFor(() => expect(router.state.location.pathname).toBe('/milk/pages/1-2'))
  expect(faded).toEqual(['/about to /milk'])
})
