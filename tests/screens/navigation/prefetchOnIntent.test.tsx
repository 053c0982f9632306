import { fireEvent, screen, within } from '@testing-library/react'
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

/** The answer to whatever was asked first has come back. */
async function isAnswered(path: string): Promise<void> {
  await expect.poll(() => asked(path).length, { timeout: 5_000 }).toBe(1)
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
/** A link as it could stand in a text. */
function linkTo(path: string): HTMLAnchorElement {
  added = document.createElement('a')
  added.href = path
  added.textContent = 'There'
  document.body.append(added)
  return added
}

describe('a link that the pointer rests on', () => {
  test('asks for its page, which is not asked for again by the press', async () => {
    const { shopper } = await openShop('/')
    await shopper.hover(dairy())
    await isAnswered(DAIRY)
    await shopper.click(dairy())
    await dairyIsShown()
    expect(asked(DAIRY)).toHaveLength(1)
  })

  test('asks anew for a page that is gone to a second time', async () => {
    const { shopper, router } = await openShop('/')
    await shopper.hover(dairy())
    await isAnswered(DAIRY)
    await shopper.click(dairy())
    await dairyIsShown()
    await router.navigate('/cart')
    await router.navigate(DAIRY)
    expect(asked(DAIRY)).toHaveLength(2)
  })

  test('is not taken at its word once the cart has changed', async () => {
    const { shopper, router } = await openShop('/')
    const milk = listingEntryOf(named.saleMilk, { now: shop.server.clock.now() })
    if (!milk) throw new Error('There is no milk.')
    await shopper.hover(linkTo('/cart'))
    await isAnswered('/cart')
    addToCart(milk, 2)
    await waitForWrites(5_000)
    await router.navigate('/cart')
    expect(asked('/cart')).toHaveLength(2)
    expect(await screen.findByRole('heading', { level: 3, name: milk.variant.name })).toBeVisible()
  })

  test('asks nothing while a change of the cart is on its way', async () => {
    await openShop('/')
    const milk = listingEntryOf(named.saleMilk, { now: shop.server.clock.now() })
    if (!milk) throw new Error('There is no milk.')
    addToCart(milk)
    // At once: a hand would come later than this server answers.
    fireEvent.pointerDown(linkTo('/cart'))
    await waitForWrites(5_000)
    expect(asked('/cart')).toEqual([])
  })

  test('that fails is asked for by the press', async () => {
    const { shopper } = await openShop('/')
    // While faults may strike, the server answers nothing in advance, and keeps no note of having been asked.
    shop.server.faultInjector = matchedBy(() => undefined)
    const sent = vi.spyOn(globalThis, 'fetch')
    await shopper.hover(dairy())
    await expect.poll(() => sent.mock.calls.length, { timeout: 5_000 }).toBe(1)
    expect(await sent.mock.results[0]?.value).toHaveProperty('status', 409)
    sent.mockRestore()
    await shopper.click(dairy())
    await dairyIsShown()
    expect(asked(DAIRY).map(({ status }) => status)).toEqual([200])
  })

  test('leads on from a wrong address as ever', async () => {
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
  test('makes ready and goes nowhere until it is let go', async () => {
    const { shopper, address } = await openShop('/')
    await shopper.pointer({ keys: '[MouseLeft>]', target: dairy() })
    await isAnswered(DAIRY)
    await shopper.pointer({ keys: '[/MouseLeft]', target: document.body })
    expect(address()).toBe('/')
    await shopper.click(dairy())
    await dairyIsShown()
    expect(asked(DAIRY)).toHaveLength(1)
  })

  test.each(['Control', 'Shift', 'Meta', 'Alt'])('with %s is for the browser', async (key) => {
    const { shopper } = await openShop('/')
    await shopper.keyboard(`{${key}>}`)
    await shopper.pointer({ keys: '[TouchA>]', target: linkTo(DAIRY) })
    await shopper.keyboard(`{/${key}}`)
    await shopper.pointer({ keys: '[/TouchA][TouchA>]', target: linkTo('/products/search/milk') })
    await isAnswered('/products/search/milk')
    expect(asked(DAIRY)).toEqual([])
  })

  test.each([
    ['of another tab', (link: HTMLAnchorElement) => (link.target = '_blank')],
    ['that saves', (link: HTMLAnchorElement) => (link.download = 'dairy.html')],
    ['to another house', (link: HTMLAnchorElement) => (link.href = `https://elsewhere.example${DAIRY}`)],
  ])('on a link %s asks nothing', async (_, change) => {
    const { shopper } = await openShop('/')
    const link = linkTo(DAIRY)
    change(link)
    await shopper.pointer({ keys: '[TouchA>]', target: link })
    await shopper.pointer({ keys: '[/TouchA][TouchA>]', target: linkTo('/products/search/milk') })
    await isAnswered('/products/search/milk')
    expect(asked(DAIRY)).toEqual([])
  })
})

test('a link that the keyboard comes to is made ready', async () => {
  const { shopper } = await openShop('/')
  // The last of the document: one step back from its beginning.
  expect(linkTo(DAIRY)).not.toHaveFocus()
  await shopper.tab({ shift: true })
  expect(added).toHaveFocus()
  await isAnswered(DAIRY)
})
