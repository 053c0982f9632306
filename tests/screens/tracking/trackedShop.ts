import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { TRACKING_BATCH_MS } from '../../../src/contract/limits.ts'
import { openShop as openAnyShop, withShop } from '../openShop.tsx'

/** Skips the three seconds of a batch, the only three-second timer here; the tests of the queue check the duration. */
const AT_ONCE_MS = 50
const { setTimeout } = globalThis
vi.stubGlobal('setTimeout', (work: () => void, ms?: number) =>
  setTimeout(work, ms === TRACKING_BATCH_MS ? AT_ONCE_MS : ms),
)

/** In a browser idle work starts after the page is on screen with its title; here the page may come after the tracking has loaded. */
vi.stubGlobal('requestIdleCallback', (work: () => void) => {
  const look = setInterval(() => {
    if (document.title === '') return
    clearInterval(look)
    work()
  })
  return look
})

/** jsdom has no layout, so a test sets which cards are in view. */
class Sight implements IntersectionObserver {
  static all: Sight[] = []
  readonly root = null
  readonly rootMargin = ''
  readonly scrollMargin = ''
  readonly thresholds = []
  watched = new Set<Element>()
  notify: IntersectionObserverCallback
  constructor(notify: IntersectionObserverCallback) {
    this.notify = notify
    Sight.all.push(this)
  }
  observe(element: Element) {
    this.watched.add(element)
  }
  unobserve(element: Element) {
    this.watched.delete(element)
  }
  disconnect() {
    this.watched.clear()
  }
  takeRecords() {
    return []
  }
}
vi.stubGlobal('IntersectionObserver', Sight)

/** Reports this share of a card as visible, to every observer of it. */
export function show(card: Element, share: number): void {
  const box = card.getBoundingClientRect()
  for (const sight of Sight.all) {
    if (!sight.watched.has(card)) continue
    const change: IntersectionObserverEntry = {
      target: card,
      intersectionRatio: share,
      isIntersecting: share > 0,
      boundingClientRect: box,
      intersectionRect: box,
      rootBounds: null,
      time: 0,
    }
    sight.notify([change], sight)
  }
}

/** Scrolls to the end, which renders all deferred parts. */
export function scrollDown(): void {
  for (const { watched } of Sight.all)
    for (const element of watched) if (!element.matches('[data-variant]')) act(() => show(element, 1))
}

export const isWatched = (card: Element) => Sight.all.some(({ watched }) => watched.has(card))

export const DAIRY = '/products/category/130000/dairy-eggs'
export const cards = () => within(screen.getByRole('main')).getAllByRole('article')
export const card = (at: number): HTMLElement => {
  const found = cards()[at]
  if (!found) throw new Error(`There is no card ${at}`)
  return found
}

/** Waits until tracking has loaded, which happens when the shop is idle. */
export const rest = () => waitFor(() => expect(localStorage.getItem('pasar.tracking-session')).not.toBeNull())

/** The mocked shop for a file of tracking tests, with a new visitor for each test. */
export function withTrackedShop() {
  const shop = withShop()
  let leave: (() => void) | undefined

  beforeEach(() => {
    localStorage.clear()
    shop.server.telemetry.clear()
    Sight.all = []
  })
  afterEach(() => {
    leave?.()
    document.title = ''
  })

  async function openShop(address: string) {
    const opened = await openAnyShop(address)
    leave = opened.leave
    return opened
  }

  const events = () => shop.server.telemetry.events()
  const propertiesOf = (name: string) =>
    events()
      .filter((event) => event.name === name)
      .map(({ properties: { id: _id, session: _session, ...rest } }) => rest)

  /** Waits for the next batch. */
  const arrived = (name: string, count: number) =>
    waitFor(() => expect(propertiesOf(name)).toHaveLength(count))
  return { shop, openShop, events, propertiesOf, arrived }
}
