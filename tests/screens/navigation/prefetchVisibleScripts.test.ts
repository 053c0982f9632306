import { createMemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { prefetchVisibleScripts } from '../../../src/navigation/prefetchVisibleScripts.ts'
import { useSession } from '../../../src/stores/session/session.ts'

/** Reports to the shop that a link enters or leaves the viewport. */
let notify: (link: Element, isIntersecting: boolean) => void
const observed = new Set<Element>()
class View {
  constructor(entries: (entries: { target: Element; isIntersecting: boolean }[]) => void) {
    notify = (target, isIntersecting) => entries([{ target, isIntersecting }])
  }
  observe(target: Element) {
    observed.add(target)
  }
  disconnect() {
    observed.clear()
  }
}

const loaded: string[] = []
const asked: string[] = []
const page = (path: string) => ({
  path,
  loader: () => asked.push(path),
  lazy: async () => {
    loaded.push(path)
    return {}
  },
})
const openRouter = () =>
  createMemoryRouter(
    [
      { path: '/' },
      page('/cart'),
      page('/products/search'),
      page('/products/:category/:gid/:slug'),
      page('/account'),
      page('/:sellerSlug'),
    ],
    { initialEntries: ['/'] },
  )

function link(href: string): HTMLAnchorElement {
  const added = Object.assign(document.createElement('a'), { href })
  document.body.append(added)
  return added
}

let stop: () => void
beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', View)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.stubGlobal('requestIdleCallback', (work: () => void) => setTimeout(work))
  vi.stubGlobal('cancelIdleCallback', (id: number) => clearTimeout(id))
})
afterEach(() => {
  stop()
  document.body.replaceChildren()
  loaded.length = 0
  asked.length = 0
  vi.useRealTimers()
  Reflect.deleteProperty(navigator, 'connection')
})

/** Waits until the shop runs and the idle work before the first check is done. */
async function start() {
  stop = prefetchVisibleScripts(openRouter())
  await vi.advanceTimersByTimeAsync(0)
}
const rest = () => vi.advanceTimersByTimeAsync(310)

describe('a link that has rested in view', () => {
  test('loads the script of its page, once for each kind of page, and requests no data', async () => {
    const links = ['/cart', '/products/category/1/tea', '/products/category/2/rice'].map(link)
    await start()
    for (const each of links) notify(each, true)
    await vi.advanceTimersByTimeAsync(290)
    expect(loaded).toEqual([])
    await rest()
    expect(loaded).toEqual(['/cart', '/products/:category/:gid/:slug'])
    expect(asked).toEqual([])
  })

  test('loads nothing if it was only scrolled past', async () => {
    const cart = link('/cart')
    await start()
    notify(cart, true)
    await vi.advanceTimersByTimeAsync(200)
    notify(cart, false)
    await rest()
    expect(loaded).toEqual([])
  })

  test('loads nothing if it leads to another host or to an unknown address', async () => {
    const links = ['https://elsewhere.example/cart', '/milk', '/'].map(link)
    await start()
    for (const each of links) notify(each, true)
    await rest()
    expect(loaded).toEqual([])
  })

  test.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
    'loads nothing in data-saver mode: %o',
    async (connection) => {
      Object.defineProperty(navigator, 'connection', { value: connection, configurable: true })
      link('/cart')
      await start()
      expect(observed).toEqual(new Set())
    },
  )

  test('loads an account page’s script only for a logged-in shopper', async () => {
    const account = link('/account')
    useSession.setState({ user: { isGuest: true, numSuccessfulOrders: 0 } })
    await start()
    expect(observed).not.toContain(account)
  })
})
