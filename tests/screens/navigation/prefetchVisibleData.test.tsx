import { fireEvent } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { listingEntryOf } from '../../../fixtures/catalogue.ts'
import { named } from '../../../fixtures/named.ts'
import { prefetchVisibleData } from '../../../src/navigation/prefetchVisibleData.ts'
import { addToCart } from '../../stores/cardChanges.ts'
import { waitForWrites } from '../../../src/stores/cart/cartWrites.ts'
import { now, setClock } from '../../../src/stores/base/clock.ts'
import { matchedBy } from '../../mocks/matchedBy.ts'
import { openShop as openAnyShop, withShop } from '../openShop.tsx'

const shop = withShop()

const [MEAT, DAIRY, BAKERY, RICE] = ['meat', 'dairy', 'bakery', 'rice'].map(
  (word) => `/products/search/${word}`,
) as [string, string, string, string]

const pagesAsked = () =>
  shop.server.journal.entries().flatMap(({ call, path }) => (call === 'page' ? [path] : []))

/** The links that a browser reports as in view, by their distance from the middle of the screen. */
const inView = new Map<Element, number>()
let viewportChecks = 0
class View {
  readonly hear: (entries: unknown[]) => void
  readonly observed: Element[] = []
  constructor(hear: (entries: unknown[]) => void) {
    this.hear = hear
  }
  observe(element: Element) {
    if (this.observed.push(element) === 1) queueMicrotask(() => this.notify())
  }
  notify() {
    viewportChecks += 1
    const middle = innerHeight / 2
    const entries = this.observed.map((target) => {
      const away = inView.get(target)
      const y = middle + (away ?? 0)
      const boundingClientRect = { left: innerWidth / 2, right: innerWidth / 2, top: y, bottom: y }
      return { target, intersectionRatio: away === undefined ? 0 : 1, boundingClientRect }
    })
    this.hear(entries)
  }
  disconnect() {
    this.observed.length = 0
  }
}

const { IntersectionObserver: before } = globalThis
let leave = () => {}
async function openShop() {
  const opened = await openAnyShop('/')
  // Called after the page has loaded, so that the shop's own deferred rendering is not affected.
  vi.stubGlobal('IntersectionObserver', View)
  const stop = prefetchVisibleData(opened.router)
  leave = () => {
    stop()
    opened.leave()
  }
  return opened
}

/** Links in the content, in this order, each further from the middle than the next. */
function linksTo(...paths: readonly string[]): void {
  const main = document.querySelector('main')
  for (const [place, path] of paths.entries()) {
    const link = Object.assign(document.createElement('a'), { href: path })
    inView.set(link, (paths.length - place) * 100)
    main?.append(link)
  }
}

const move = () => fireEvent.scroll(document)

/** A page whose link has rested in view; returns a function for the requests since then. */
async function rested(path: string): Promise<() => readonly string[]> {
  linksTo(path)
  const before = pagesAsked().length
  const asked = () => pagesAsked().slice(before)
  move()
  await expect.poll(asked).toEqual([path])
  return asked
}

beforeEach(() => {
  viewportChecks = 0
  vi.stubGlobal('requestIdleCallback', (work: () => void) => setTimeout(work))
  vi.stubGlobal('cancelIdleCallback', (id: number) => clearTimeout(id))
})
afterEach(() => {
  leave()
  for (const link of inView.keys()) link.remove()
  inView.clear()
  vi.stubGlobal('IntersectionObserver', before)
  shop.server.faultInjector = undefined
  Reflect.deleteProperty(navigator, 'connection')
})

test('the data behind the links nearest to the middle is prefetched, for at most three listings', async () => {
  const { router } = await openShop()
  linksTo(MEAT, DAIRY, BAKERY, RICE, '/cart')
  const before = pagesAsked().length
  move()
  await expect.poll(() => pagesAsked().slice(before)).toEqual([RICE, BAKERY, DAIRY])
  await router.navigate(BAKERY)
  expect(pagesAsked().slice(before)).toEqual([RICE, BAKERY, DAIRY])
  await router.navigate(MEAT)
  expect(pagesAsked().slice(before)).toEqual([RICE, BAKERY, DAIRY, MEAT])
})

test('prefetched data is not used after the cart has changed', async () => {
  const { router } = await openShop()
  const asked = await rested(RICE)
  const milk = listingEntryOf(named.saleMilk, { now: shop.server.clock.now() })
  if (!milk) throw new Error('There should be milk.')
  addToCart(milk)
  await waitForWrites(30_000)
  await router.navigate(RICE)
  expect(asked()).toEqual([RICE, RICE])
})

test('nor after its maximum age', async () => {
  const { router } = await openShop()
  const asked = await rested(RICE)
  setClock(new Date(now() + 21_000).toISOString(), true)
  await router.navigate(RICE)
  expect(asked()).toEqual([RICE, RICE])
})

test('after one refused prefetch the others are not requested', async () => {
  const { router } = await openShop()
  linksTo(DAIRY, RICE)
  // While faults are armed, the server answers no prefetch, and does not record it.
  shop.server.faultInjector = matchedBy(() => undefined)
  const sent = vi.spyOn(globalThis, 'fetch')
  // The tracking of the visit may start meanwhile.
  const asked = () =>
    sent.mock.calls.flatMap(([request], index) =>
      request instanceof Request && !request.url.endsWith('/api/track')
        ? [{ url: request.url, answer: sent.mock.results[index]?.value as unknown }]
        : [],
    )
  move()
  await expect.poll(() => asked().length).toBe(1)
  expect(await asked()[0]?.answer).toHaveProperty('status', 409)
  move()
  // The second check has requested one page again, but never the second page.
  await expect.poll(() => asked().length).toBe(2)
  expect(asked().every(({ url }) => url.endsWith(RICE))).toBe(true)
  sent.mockRestore()
  await router.navigate(RICE)
  expect(pagesAsked().at(-1)).toBe(RICE)
})

test('data-saver mode checks no viewport and prefetches nothing', async () => {
  await openShop()
  linksTo(RICE)
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  move()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(viewportChecks).toBe(0)
  Reflect.deleteProperty(navigator, 'connection')
  move()
  await vi.advanceTimersByTimeAsync(5_000)
  vi.useRealTimers()
  expect(viewportChecks).toBe(1)
})
