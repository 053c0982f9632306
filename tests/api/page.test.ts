import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { setDocumentLoad } from '../../src/api/documentLoad.ts'
import { isFailure } from '../../src/api/failure.ts'
import { loadPage } from '../../src/api/page.ts'
import { to } from '../../src/paths.ts'
import { openShop } from '../stores/shop.ts'
import { matchedBy } from '../mocks/matchedBy.ts'

const shop = openShop()
const { origin } = window.location
const page = (path: string) => new URL(path, origin)
let loaded: string[] = []

beforeEach(async () => {
  await shop.reset()
  loaded = []
  setDocumentLoad((href) => loaded.push(href))
})
afterEach(() => setDocumentLoad(null))
afterAll(shop.close)

const thrownBy = async (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => null,
    (error: unknown) => error,
  )

describe('the data of a page (document 2 §2)', () => {
  test('comes from its own address, with the base data only when it is not loaded yet', async () => {
    const first = await loadPage({ url: page(to.home()), isInApp: false })
    expect(first.page.kind).toBe('home')
    expect(first.base?.config.currency).toBe('MYR')
    const again = await loadPage({ url: page(to.home()), isInApp: true, baseVersion: first.base?.version })
    expect(again.base).toBeUndefined()
  })

  test('includes the query', async () => {
    const data = await loadPage({ url: page(`${to.search('milk')}?sort=price-low`), isInApp: true })
    const prices =
      data.search?.listing.products.map(({ variant }) => variant.salePrice ?? variant.price) ?? []
    expect(prices.length).toBeGreaterThan(3)
    expect(prices).toEqual(prices.toSorted((one, other) => one - other))
  })

  test('throws a 404 for a page that does not exist', async () => {
    const error = await thrownBy(loadPage({ url: page('/products/category/999999/nothing'), isInApp: true }))
    expect(isFailure(error) && error.status).toBe(404)
    expect(loaded).toEqual([])
  })
})

describe('follows a redirect', () => {
  const redirectTo = (redirect: string) => {
    shop.server.faultInjector = matchedBy(() => ({ kind: 'status', status: 200, body: { redirect } }))
  }

  test.each([
    ['/cart', '/cart'],
    ['/products/search/milk?sort=name', '/products/search/milk?sort=name'],
    [`${origin}/cart`, '/cart'],
  ])('%s stays in the shop', async (target, path) => {
    redirectTo(target)
    const thrown = await thrownBy(loadPage({ url: page('/checkout'), isInApp: true }))
    if (!(thrown instanceof Response)) throw new Error('The router should receive an error.')
    expect(thrown.headers.get('Location')).toBe(path)
    expect(thrown.headers.get('X-Remix-Replace')).toBeNull()
  })

  test.each([
    ['the first page', '/checkout', false],
    ['an address that has its entry already, by the way back', window.location.pathname, true],
  ])('%s replaces its history entry', async (_, path, isInApp) => {
    redirectTo('/cart')
    const thrown = await thrownBy(loadPage({ url: page(path), isInApp }))
    if (!(thrown instanceof Response)) throw new Error('The router should receive an error.')
    expect(thrown.headers.get('X-Remix-Replace')).toBe('true')
  })

  test.each([['https://pay.example/3ds'], ['//pay.example/3ds']])('%s loads a document', async (target) => {
    redirectTo(target)
    void loadPage({ url: page('/checkout'), isInApp: true })
    await expect.poll(() => loaded).toEqual([target])
  })

  test.each([['javascript:alert(1)'], ['java\nscript:alert(1)'], ['data:text/html,x'], ['http://[']])(
    '%j is no address of a page: the shop goes where the shopper wanted to go',
    async (target) => {
      redirectTo(target)
      void loadPage({ url: page('/checkout'), isInApp: true })
      await expect.poll(() => loaded).toEqual([`${origin}/checkout`])
    },
  )
})

describe('a failure', () => {
  test('inside the shop falls back to a document load of the target', async () => {
    shop.server.faultInjector = matchedBy(() => ({ kind: 'status', status: 500 }))
    void loadPage({ url: page('/products/search/milk?sort=name'), isInApp: true })
    await expect.poll(() => loaded).toEqual([`${origin}/products/search/milk?sort=name`])
  })

  test('of the first page is thrown, so that it never loops', async () => {
    shop.server.faultInjector = matchedBy(() => ({ kind: 'notJson' }))
    const error = await thrownBy(loadPage({ url: page('/'), isInApp: false }))
    expect(isFailure(error) && error.kind).toBe('notJson')
    expect(loaded).toEqual([])
  })

  test('of an aborted navigation does nothing', async () => {
    const controller = new AbortController()
    shop.server.faultInjector = matchedBy(() => ({ kind: 'slow', ms: 5_000 }))
    const leaving = thrownBy(loadPage({ url: page('/'), isInApp: true, signal: controller.signal }))
    controller.abort()
    expect(isFailure(await leaving)).toBe(false)
    expect(loaded).toEqual([])
  })
})
