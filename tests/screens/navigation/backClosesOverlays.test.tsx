import { act, render, screen } from '@testing-library/react'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { closeOverlaysOnBack } from '../../../src/app/effects/backClosesOverlays.ts'
import { listenBeforeRouter } from '../../../src/navigation/popState.ts'
import { closeModal, coverByPage, openModal, useModals } from '../../../src/stores/overlays/modals.ts'
import { closePanel, openPanel, showPanelBriefly, usePanels } from '../../../src/stores/overlays/panels.ts'

const pages = ['/before', '/', '/cart', '/product'].map((path) => ({ path, element: <h1>{path}</h1> }))

let stop = () => {}
let router: ReturnType<typeof createBrowserRouter>

/** Called at the next event of the history. */
const waiting: (() => void)[] = []
const onPopState = () => {
  for (const resolve of waiting.splice(0)) resolve()
}
const popState = () => new Promise<void>((resolve) => waiting.push(resolve))

/** Goes through the history, which has that many events: two where the shop moves on or returns. */
async function go(steps: number, events: number) {
  await act(async () => {
    for (let event = 0; event < events; event += 1) {
      const popped = popState()
      if (event === 0) history.go(steps)
      await popped
    }
    await expect.poll(() => router.state.navigation.state).toBe('idle')
  })
}
const back = (events: 1 | 2 = 1) => go(-1, events)

/** A document that is loaded in full at an address, after another page of the shop. */
async function load(path: string) {
  history.pushState(null, '', path)
  listenBeforeRouter()
  router = createBrowserRouter(pages)
  stop = closeOverlaysOnBack(router)
  render(<RouterProvider router={router} />)
  await screen.findByRole('heading', { name: path })
}

const heading = () => screen.getByRole('heading').textContent
const panel = () => usePanels.getState().open

// Before the shop's own, which hides events.
beforeAll(() => addEventListener('popstate', onPopState))
afterAll(() => removeEventListener('popstate', onPopState))
beforeEach(() => {
  vi.spyOn(console, 'warn')
})
afterEach(() => {
  stop()
  router.dispose()
  closePanel()
  closeModal()
  expect(console.warn).not.toHaveBeenCalled()
  vi.restoreAllMocks()
})

describe('Back while a panel or a dialog is open closes it, and nothing else', () => {
  test('after a full load, where the entry before is another document', async () => {
    await load('/cart')
    act(() => openPanel('account'))
    await back()
    expect([panel(), heading(), location.pathname]).toEqual([null, '/cart', '/cart'])
    // Once more, on the entry that is left.
    act(() => openModal({ kind: 'location', isLocked: false }))
    await back()
    expect([useModals.getState().open, heading(), location.pathname]).toEqual([null, '/cart', '/cart'])
  })

  test('after a press on a link', async () => {
    await load('/')
    await act(() => router.navigate('/cart'))
    await act(() => router.navigate('/product'))
    act(() => openPanel('nav'))
    await back(2)
    expect([panel(), heading(), location.pathname]).toEqual([null, '/product', '/product'])
    await back()
    expect([heading(), location.pathname]).toEqual(['/cart', '/cart'])
  })

  test('after a link to a part of the page', async () => {
    await load('/cart')
    await act(async () => {
      const popped = popState()
      location.hash = '#total'
      await popped
    })
    act(() => openPanel('account'))
    await back(2)
    expect([panel(), heading(), location.hash]).toEqual([null, '/cart', '#total'])
  })

  test('and Forward closes it as well', async () => {
    await load('/')
    await act(() => router.navigate('/cart'))
    await back()
    expect(heading()).toBe('/')
    await act(() => router.navigate('/product'))
    await act(() => router.navigate('/cart'))
    await back()
    act(() => openPanel('account'))
    await go(1, 2)
    expect([panel(), heading(), location.pathname]).toEqual([null, '/product', '/product'])
  })
})

describe('Back while nothing is open', () => {
  test('leaves the page with one press, also if an overlay was open there', async () => {
    history.pushState({ of: 'another document' }, '', '/before')
    await load('/cart')
    act(() => openPanel('account'))
    act(() => closePanel())
    await back(2)
    expect(location.pathname).toBe('/before')
  })

  test('returns to the page before, across the entry of an overlay', async () => {
    await load('/')
    act(() => openPanel('account'))
    act(() => closePanel())
    await act(() => router.navigate('/cart'))
    await back()
    expect([heading(), location.pathname]).toEqual(['/', '/'])
  })
})

test.each([
  ['a locked dialog', () => openModal({ kind: 'location', isLocked: true })],
  ['a panel that the shop opens briefly', () => showPanelBriefly('cart')],
])('Back leaves the page under %s', async (_, open) => {
  await load('/')
  await act(() => router.navigate('/cart'))
  act(open)
  await back()
  expect([heading(), location.pathname]).toEqual(['/', '/'])
})

test('a dialog of the page itself is closed by Back', async () => {
  await load('/')
  await act(() => router.navigate('/cart'))
  const close = vi.fn()
  const away = coverByPage(close)
  await back(2)
  expect(close).toHaveBeenCalledTimes(1)
  expect(heading()).toBe('/cart')
  away()
})
