import { act, screen, waitFor, within } from '@testing-library/react'
import { safeParse } from 'valibot'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { named } from '../../fixtures/named.ts'
import { trackedProperties } from '../../src/contract/entities/trackedProperties.ts'
import { TRACKING_BATCH_MS } from '../../src/contract/limits.ts'
import { openShop as openAnyShop, withShop } from './openShop.tsx'

const shop = withShop()

/** The three seconds of a batch pass at once, and nothing else here takes three; that they are three is proven with the queue itself. */
const AT_ONCE_MS = 50
const { setTimeout } = globalThis
vi.stubGlobal('setTimeout', (work: () => void, ms?: number) =>
  setTimeout(work, ms === TRACKING_BATCH_MS ? AT_ONCE_MS : ms),
)

/** Nothing is laid out here: a test says which cards are in view. */
class Sight implements IntersectionObserver {
  static all: Sight[] = []
  readonly root = null
  readonly rootMargin = ''
  readonly scrollMargin = ''
  readonly thresholds = []
  watched = new Set<Element>()
  tell: IntersectionObserverCallback
  constructor(tell: IntersectionObserverCallback) {
    this.tell = tell
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

/** Shows so much of a card, to whoever watches it. */
function show(card: Element, share: number): void {
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
    sight.tell([change], sight)
  }
}

/** Scrolls to the end: what waits to be near is drawn. */
function scrollDown(): void {
  for (const { watched } of Sight.all)
    for (const element of watched) if (!element.matches('[data-variant]')) act(() => show(element, 1))
}

const isWatched = (card: Element) => Sight.all.some(({ watched }) => watched.has(card))

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

/** Tracking has loaded, which it does once the shop has nothing else to do. */
const rest = () =>
  waitFor(() => expect(localStorage.getItem('pasar.tracking-session')).not.toBeNull(), { timeout: 8_000 })

async function openShop(address: string) {
  const opened = await openAnyShop(address)
  leave = opened.leave
  return opened
}

const events = () => shop.server.telemetry.events()
const toldOf = (name: string) =>
  events()
    .filter((event) => event.name === name)
    .map(({ properties: { id: _id, session: _session, ...rest } }) => rest)

/** Waits for the next batch. */
const arrived = (name: string, count: number) =>
  waitFor(() => expect(toldOf(name)).toHaveLength(count), { timeout: 8_000 })

const DAIRY = '/products/category/130000/dairy-eggs'
const cards = () => within(screen.getByRole('main')).getAllByRole('article')
const card = (at: number): HTMLElement => {
  const found = cards()[at]
  if (!found) throw new Error(`There is no card ${at}`)
  return found
}

describe('what a shopper does arrives at the server', () => {
  test('the first page and each page after it, by route, address and title; another filter is none', async () => {
    const { shopper, router } = await openShop('/')
    await rest()
    await shopper.click(
      within(screen.getByRole('navigation', { name: 'Shop by department' })).getByRole('link', {
        name: 'Dairy & eggs',
      }),
    )
    await screen.findByRole('heading', { level: 1, name: 'Dairy & eggs' })
    await act(() => router.navigate(`${DAIRY}?sort=price-asc`))
    await act(() => router.navigate('/cart'))
    await arrived('page view', 3)
    const views = toldOf('page view')
    expect(views.map(({ view, route, path }) => [view, route, path])).toEqual([
      [1, '/', '/'],
      [2, '/products/:category/:gid/:slug', DAIRY],
      [3, '/cart', '/cart'],
    ])
    expect(views.map(({ title }) => title)).toEqual([
      expect.stringContaining('Pasar'),
      expect.stringContaining('Dairy'),
      expect.stringContaining('cart'),
    ])
    expect(toldOf('category tap')).toEqual([{ view: 1, category: '130000', place: 'page' }])
  })

  test('a card once it is whole in view, once for each page view, with its list and its place', async () => {
    const { router } = await openShop(DAIRY)
    await rest()
    await waitFor(() => expect(isWatched(card(1))).toBe(true))
    show(card(0), 1)
    show(card(1), 0.98)
    await arrived('product feed interaction', 1)
    const impression = {
      action: 'impression',
      list: 'grid',
      source: 0,
      position: 1,
      variant: card(0).dataset['variant'],
    }
    expect(toldOf('product feed interaction')).toEqual([expect.objectContaining({ view: 1, ...impression })])
    show(card(0), 0.2)
    show(card(0), 1)
    show(card(1), 1)
    await arrived('product feed interaction', 2)
    expect(toldOf('product feed interaction')[1]).toMatchObject({ view: 1, position: 2 })
    await act(() => router.navigate('/cart'))
    await screen.findByRole('heading', { level: 1, name: /cart/ })
    await act(() => router.navigate(DAIRY))
    await screen.findByRole('heading', { level: 1, name: 'Dairy & eggs' })
    await waitFor(() => expect(isWatched(card(0))).toBe(true))
    show(card(0), 1)
    await arrived('product feed interaction', 3)
    expect(toldOf('product feed interaction')[2]).toMatchObject({ view: 3, ...impression })
  })

  test('a card that is followed, with the ad of a sponsored one', async () => {
    const { shopper } = await openShop(`/products/search/${encodeURIComponent('milk')}`)
    await rest()
    const link = within(card(1)).getByRole('link')
    const { variant, ad } = card(1).dataset
    await shopper.click(link)
    await arrived('product feed interaction', 1)
    expect(toldOf('product feed interaction')).toEqual([
      {
        view: 1,
        action: 'click',
        list: 'grid',
        source: 18,
        position: 2,
        variant,
        ...(ad ? { smartbrandClick: JSON.parse(ad) as unknown } : {}),
      },
    ])
  })

  test('a brand chosen and given up in the filter', async () => {
    const { shopper, router } = await openShop(DAIRY)
    await rest()
    const brand = screen.getAllByRole('checkbox')[0]
    if (!brand) throw new Error('There is no brand to choose')
    await shopper.click(brand)
    await waitFor(() => expect(router.state.location.search).toContain('brandFilter='))
    const gid = new URLSearchParams(router.state.location.search).get('brandFilter')
    await shopper.click(brand)
    await waitFor(() => expect(router.state.location.search).not.toContain('brandFilter='))
    await arrived('brand filter selection', 2)
    expect(toldOf('brand filter selection')).toEqual([
      { view: 1, source: 0, brand: gid, isSelected: true },
      { view: 1, source: 0, brand: gid, isSelected: false },
    ])
  })

  test('a link of the footer, without the number it calls', async () => {
    const { shopper } = await openShop('/')
    await rest()
    scrollDown()
    const foot = await screen.findByRole('contentinfo')
    const call = await within(foot).findByRole('link', { name: /9am|\d{3}/i })
    call.addEventListener('click', (event) => event.preventDefault())
    await shopper.click(call)
    await arrived('footer interaction', 1)
    expect(toldOf('footer interaction')).toEqual([{ view: 1, link: 'tel:' }])
  })

  test('what is pressed before tracking has loaded', async () => {
    const { shopper } = await openShop(DAIRY)
    const { variant } = card(0).dataset
    await shopper.click(within(card(0)).getByRole('link'))
    await screen.findByRole('heading', { level: 1, name: /./ })
    await rest()
    await arrived('page view', 2)
    expect(toldOf('page view')).toMatchObject([
      { view: 1, path: DAIRY },
      { view: 2, route: '/product/:gid/:slug' },
    ])
    expect(toldOf('product feed interaction')).toMatchObject([{ view: 1, action: 'click', variant }])
  })
})

describe('whatever is told', () => {
  test('fits the schema of its name, each with a number of its own and one session', async () => {
    const { shopper, router } = await openShop(`/product/${named.saleMilk}/milk`)
    await rest()
    await act(() => router.navigate(DAIRY))
    await screen.findByRole('heading', { level: 1, name: 'Dairy & eggs' })
    await waitFor(() => expect(isWatched(card(0))).toBe(true))
    for (const each of cards()) show(each, 1)
    await shopper.click(within(card(2)).getByRole('link'))
    await arrived('page view', 3)
    const told = events()
    for (const { name, properties } of told) {
      const schema = trackedProperties[name as keyof typeof trackedProperties]
      expect(safeParse(schema, properties).issues ?? [], `${name} ${JSON.stringify(properties)}`).toEqual([])
    }
    expect(new Set(told.map(({ properties }) => properties['id'])).size).toBe(told.length)
    expect(new Set(told.map(({ properties }) => properties['session'])).size).toBe(1)
    expect(told.every(({ version }) => version === '1.0.0')).toBe(true)
  })

  test('waits where the server is away, and goes at the next start', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    shop.server.scenario = ({ call }) => (call === 'track' ? { kind: 'network' } : undefined)
    const { leave: leaveFirst } = await openShop('/')
    await rest()
    await waitFor(() => expect(localStorage.getItem('pasar.tracking')).toContain('page view'), {
      timeout: 8_000,
    })
    leaveFirst()
    expect(events()).toEqual([])
    shop.server.scenario = undefined
    await openShop('/cart')
    await rest()
    await arrived('page view', 2)
    expect(toldOf('page view').map(({ path }) => path)).toEqual(['/', '/cart'])
    expect(localStorage.getItem('pasar.tracking')).toBeNull()
    vi.restoreAllMocks()
  })
})
