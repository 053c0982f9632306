import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { listingEntryOf } from '../../../fixtures/catalogue.ts'
import { named } from '../../../fixtures/named.ts'
import { prefetchOnIntent } from '../../../src/navigation/prefetchOnIntent.ts'
import { addToCart } from '../../stores/cardChanges.ts'
import { waitForWrites } from '../../../src/stores/cart/cartWrites.ts'
import { openShop as openAnyShop, withShop } from '../openShop.tsx'
import { matchedBy } from '../../mocks/matchedBy.ts'

const shop = withShop()

const DAIRY = '/products/category/130000/dairy-eggs'
const asked = (path: string) =>
  shop.server.journal.entries().filter((entry) => entry.call === 'page' && entry.path === path)
const dairy = () =>
  within(screen.getByRole('navigation', { name: 'Shop by department' })).getByRole('link', {
    name: 'Dairy & eggs',
  })
const dairyIsShown = async () =>
  expect(await screen.findByRole('heading', { level: 1, name: 'Dairy & eggs' })).toBeVisible()

/** Waits until the first requests are answered. */
async function isAnswered(path: string): Promise<void> {
  await expect.poll(() => asked(path).length).toBe(1)
}

let added: HTMLAnchorElement | undefined
let leave: (() => void) | undefined
async function openShop(address: string) {
  const opened = await openAnyShop(address)
  const stopPreparing = prefetchOnIntent(opened.router)
  leave = () => {
    stopPreparing()
    opened.leave()
  }
  return opened
}
afterEach(() => {
  leave?.()
  added?.remove()
  shop.server.faultInjector = undefined
})
/** A link inside a text. */
function linkTo(path: string): HTMLAnchorElement {
  added = document.createElement('a')
  added.href = path
  added.textContent = 'There'
  document.body.append(added)
  return added
}

describe('a link that the pointer rests on', () => {
  test('prefetches its page, and the press does not request it again', async () => {
    const { shopper } = await openShop('/')
    await shopper.hover(dairy())
    await isAnswered(DAIRY)
    await shopper.click(dairy())
    await dairyIsShown()
    expect(asked(DAIRY)).toHaveLength(1)
  })

  test('prefetches again for a second visit to the page', async () => {
    const { shopper, router } = await openShop('/')
    await shopper.hover(dairy())
    await isAnswered(DAIRY)
    await shopper.click(dairy())
    await dairyIsShown()
    await router.navigate('/cart')
    await router.navigate(DAIRY)
    expect(asked(DAIRY)).toHaveLength(2)
  })

  test('is requested again if the cart has changed', async () => {
    const { shopper, router } = await openShop('/')
    const milk = listingEntryOf(named.saleMilk, { now: shop.server.clock.now() })
    if (!milk) throw new Error('There should be milk.')
    await shopper.hover(linkTo('/cart'))
    await isAnswered('/cart')
    addToCart(milk, 2)
    await waitForWrites(30_000)
    await router.navigate('/cart')
    expect(asked('/cart')).toHaveLength(2)
    // The page that was rendered before is replaced.
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 3, name: milk.variant.name })).toBeVisible(),
    )
  })

  test('prefetches nothing during a change of the cart', async () => {
    await openShop('/')
    const milk = listingEntryOf(named.saleMilk, { now: shop.server.clock.now() })
    if (!milk) throw new Error('There should be milk.')
    addToCart(milk)
    // At once, because this server answers faster than a hand moves.
    fireEvent.pointerDown(linkTo('/cart'))
    await waitForWrites(30_000)
    expect(asked('/cart')).toEqual([])
  })

  test('requests the page with the press if the prefetch failed', async () => {
    const { shopper } = await openShop('/')
    // While faults are armed, the server answers no prefetch, and does not record it.
    shop.server.faultInjector = matchedBy(() => undefined)
    const sent = vi.spyOn(globalThis, 'fetch')
    await shopper.hover(dairy())
    await expect.poll(() => sent.mock.calls.length).toBe(1)
    expect(await sent.mock.results[0]?.value).toHaveProperty('status', 409)
    sent.mockRestore()
    await shopper.click(dairy())
    await dairyIsShown()
    expect(asked(DAIRY).map(({ status }) => status)).toEqual([200])
  })

  test('follows the redirect of a wrong address', async () => {
    const { shopper, router, address } = await openShop('/')
    const wrong = '/products/category/130000/milk-and-so-on'
    await shopper.hover(linkTo(wrong))
    await isAnswered(wrong)
    await router.navigate(wrong)
    await dairyIsShown()
    expect(address()).toBe(DAIRY)
    expect(asked(wrong)).toHaveLength(1)
  })
})

describe('a press', () => {
  test('prefetches, and navigates only when it is released', async () => {
    const { shopper, address } = await openShop('/')
    await shopper.pointer({ keys: '[MouseLeft>]', target: dairy() })
    await isAnswered(DAIRY)
    await shopper.pointer({ keys: '[/MouseLeft]', target: document.body })
    expect(address()).toBe('/')
    await shopper.click(dairy())
    await dairyIsShown()
    expect(asked(DAIRY)).toHaveLength(1)
  })

  test.each(['Control', 'Shift', 'Meta', 'Alt'])('with %s is left to the browser', async (key) => {
    const { shopper } = await openShop('/')
    await shopper.keyboard(`{${key}>}`)
    await shopper.pointer({ keys: '[TouchA>]', target: linkTo(DAIRY) })
    await shopper.keyboard(`{/${key}}`)
    await shopper.pointer({ keys: '[/TouchA][TouchA>]', target: linkTo('/products/search/milk') })
    await isAnswered('/products/search/milk')
    expect(asked(DAIRY)).toEqual([])
  })

  test.each([
    ['the key for a new tab', (link: HTMLAnchorElement) => (link.target = '_blank')],
    ['the key for a download', (link: HTMLAnchorElement) => (link.download = 'dairy.html')],
    ['to another host', (link: HTMLAnchorElement) => (link.href = `https://elsewhere.example${DAIRY}`)],
  ])('a link %s prefetches nothing', async (_, change) => {
    const { shopper } = await openShop('/')
    const link = linkTo(DAIRY)
    change(link)
    await shopper.pointer({ keys: '[TouchA>]', target: link })
    await shopper.pointer({ keys: '[/TouchA][TouchA>]', target: linkTo('/products/search/milk') })
    await isAnswered('/products/search/milk')
    expect(asked(DAIRY)).toEqual([])
  })
})

test('a link prefetches when it gets the keyboard focus', async () => {
  const { shopper } = await openShop('/')
  // The last link of the document: one step back from the start.
  expect(linkTo(DAIRY)).not.toHaveFocus()
  await shopper.tab({ shift: true })
  expect(added).toHaveFocus()
  await isAnswered(DAIRY)
})
