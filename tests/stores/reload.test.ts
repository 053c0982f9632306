import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { named } from '../../fixtures/named.ts'
import { lineKey, targetOf } from '../../src/domain/cart/cart.ts'
import { loadFreshPage } from './freshPage.ts'
import { openShop } from './shop.ts'
import { matchedBy } from '../mocks/matchedBy.ts'

const shop = openShop()
const milk = shop.entry(named.saleMilk)
const spinach = shop.entry(named.spinach)
const milkLine = lineKey(targetOf(milk))
const spinachLine = lineKey(targetOf(spinach))
const KEY = 'pasar.pending'
const MINUTE = 60_000
const neverSent = { path: '/carts/change', after: false }
const carriedOut = { path: '/carts/change', after: true }

const lineOfMilk = (quantity: number) => ({
  variantId: milk.variant._id,
  warehouseId: milk.warehouse._id,
  fulfillmentMethod: milk.warehouse.fulfillmentMethodType,
  quantity,
  seenPrice: milk.variant.price,
})
type Page = Awaited<ReturnType<typeof loadFreshPage>>
let page: Page
const open = async () => (page = await loadFreshPage(shop.server))
const reload = async () => {
  page.leave()
  return await open()
}
const settled = async () => expect(await page.cart.waitForWrites(30_000)).toBe(true)
const quantities = () =>
  Object.fromEntries(page.cart.currentCart().cartVariants.map((line) => [lineKey(line), line.quantity]))
const linesOnServer = async () => {
  let lines: [string, number, string | undefined][] = []
  await shop.arrange((shopper) => {
    lines = shopper.cart.lines.map(({ variantId, quantity, pickingNotes }) => [
      variantId,
      quantity,
      pickingNotes,
    ])
  })
  return lines
}

beforeEach(async () => {
  await shop.reset()
  await open()
})
afterEach(() => {
  page.leave()
  vi.restoreAllMocks()
})
afterAll(shop.close)

describe('a press whose write is lost with the page', () => {
  test('is sent by the next page, once, with a message', async () => {
    page.loseAnswers(neverSent)
    page.cart.addToCart(milk)
    page.cart.addToCart(milk)
    page.cart.addToCart(spinach)
    expect(shop.calls('changeCart')).toBe(0)
    await reload()
    await settled()
    expect(await linesOnServer()).toEqual([
      [milk.variant._id, 2, undefined],
      [spinach.variant._id, 1, undefined],
    ])
    expect(quantities()).toEqual({ [milkLine]: 2, [spinachLine]: 1 })
    expect(page.notices().map(({ key }) => key)).toContain('notices.added')
    expect(shop.calls('changeCart')).toBe(2)
    expect(sessionStorage.getItem(KEY)).toBeNull()
  })

  test('is added to the cart if its page did not know the cart', async () => {
    await shop.arrange(({ cart }) => {
      cart.lines.push(lineOfMilk(3))
    })
    page.leave()
    page = await loadFreshPage(shop.server, { path: '/carts/sync', after: false })
    page.cart.addToCart(milk)
    await reload()
    await settled()
    expect(await linesOnServer()).toEqual([[milk.variant._id, 4, undefined]])
  })

  test('is not sent again if the server has it already', async () => {
    page.loseAnswers(carriedOut)
    page.cart.addToCart(milk, 3)
    await expect.poll(linesOnServer).toHaveLength(1)
    await reload()
    await settled()
    expect(quantities()).toEqual({ [milkLine]: 3 })
    expect(shop.calls('changeCart')).toBe(1)
    expect(page.notices()).toEqual([])
  })

  test('continues after a partial success: the first of two presses', async () => {
    page.loseAnswers(carriedOut)
    page.cart.addToCart(milk)
    await expect.poll(linesOnServer).toHaveLength(1)
    // The server has 1 now; the page waits for that answer with 4 pending.
    page.cart.addToCart(milk, 3)
    await reload()
    await settled()
    expect(await linesOnServer()).toEqual([[milk.variant._id, 4, undefined]])
  })

  test('can be a removal, which can still be undone', async () => {
    page.cart.addToCart(milk, 2)
    await settled()
    page.loseAnswers(neverSent)
    page.cart.removeLine(milkLine)
    await reload()
    await settled()
    expect(await linesOnServer()).toEqual([])
    page.cart.undoRemoval(milkLine)
    await settled()
    expect(await linesOnServer()).toEqual([[milk.variant._id, 2, undefined]])
  })

  test('can be a picking note', async () => {
    page.cart.addToCart(spinach)
    await settled()
    page.loseAnswers(neverSent)
    void page.cart.setPickingNote(spinachLine, 'Young leaves, please')
    await reload()
    await settled()
    expect(await linesOnServer()).toEqual([[spinach.variant._id, 1, 'Young leaves, please']])
  })

  test('survives two reloads, the second before the server has answered', async () => {
    page.loseAnswers(neverSent)
    page.cart.addToCart(milk)
    page.leave()
    page = await loadFreshPage(shop.server, { path: '/carts/sync', after: false })
    page.leave()
    await open()
    await settled()
    expect(await linesOnServer()).toEqual([[milk.variant._id, 1, undefined]])
  })
})

describe('what is not sent any more', () => {
  test('a line that was changed elsewhere meanwhile', async () => {
    page.loseAnswers(neverSent)
    page.cart.addToCart(milk)
    page.leave()
    // This tab wanted 1 of none; another tab has set it to 5.
    await shop.arrange(({ cart }) => {
      cart.revision += 1
      cart.lines = [lineOfMilk(5)]
    })
    await open()
    await settled()
    expect(quantities()).toEqual({ [milkLine]: 5 })
    expect(shop.calls('changeCart')).toBe(0)
    expect(sessionStorage.getItem(KEY)).toBeNull()
  })

  test('a line that the shopper has changed again since', async () => {
    page.loseAnswers(neverSent)
    page.cart.addToCart(milk)
    page.leave()
    page = await loadFreshPage(shop.server, { path: '/carts/sync', after: false })
    page.cart.setLineQuantity(targetOf(milk), 7)
    page.loseAnswers({ path: '/nothing', after: false })
    await page.cart.syncCart()
    expect(quantities()).toEqual({ [milkLine]: 7 })
  })

  test('a failure that was already shown', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    shop.server.faultInjector = matchedBy(({ call }) =>
      call === 'changeCart' ? { kind: 'status', status: 500 } : undefined,
    )
    page.cart.addToCart(milk)
    await settled()
    shop.server.faultInjector = undefined
    await reload()
    await settled()
    expect(await linesOnServer()).toEqual([])
  })

  test.each([
    [30, 1],
    [31, 0],
  ])('after %i minutes %i of it is sent', async (minutes, count) => {
    page.loseAnswers(neverSent)
    page.cart.addToCart(milk)
    page.leave()
    shop.server.clock.advance(minutes * MINUTE)
    await open()
    await settled()
    expect(await linesOnServer()).toHaveLength(count)
    expect(sessionStorage.getItem(KEY)).toBeNull()
  })

  test.each(['{', '{}', '[{"at":1,"line":{}}]', '[null]'])('a broken record %s', async (broken) => {
    page.leave()
    sessionStorage.setItem(KEY, broken)
    await open()
    await settled()
    expect(await linesOnServer()).toEqual([])
  })
})

describe('a page in the background', () => {
  const show = (visibility: DocumentVisibilityState) => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility)
    document.dispatchEvent(new Event('visibilitychange'))
  }
  const kept = () => [...(sessionStorage.getItem(KEY) ?? '').matchAll(/"at"/g)]

  test('stores its pending writes, and removes them when they are confirmed', async () => {
    page.cart.addToCart(milk)
    expect(kept()).toHaveLength(0)
    show('hidden')
    expect(kept()).toHaveLength(1)
    await settled()
    expect(kept()).toHaveLength(0)
  })

  test('takes them back when it is shown again', () => {
    page.loseAnswers(neverSent)
    page.cart.addToCart(milk)
    show('hidden')
    expect(kept()).toHaveLength(1)
    show('visible')
    expect(kept()).toHaveLength(0)
  })

  test('without storage the page unloads without an error', async () => {
    page.loseAnswers(neverSent)
    page.cart.addToCart(milk)
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError')
    })
    await reload()
    expect(quantities()).toEqual({})
  })
})
