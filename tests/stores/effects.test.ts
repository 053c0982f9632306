import { describe, expect, test, vi } from 'vitest'
import { named } from '../../fixtures/named.ts'
import { FRAME_MS } from '../../src/scheduling/afterNextFrame.ts'
import { CART_AUTO_CLOSE_MS } from '../../src/contract/limits.ts'
import { itemCount, lineKey, targetOf } from '../../src/domain/cart/cart.ts'
import { acceptAgeGate, currentCart, lineQuantity } from '../../src/stores/cart/cart.ts'
import { waitForWrites } from '../../src/stores/cart/cartWrites.ts'
import { useModals } from '../../src/stores/overlays/modals.ts'
import { useNotices } from '../../src/stores/notices/notices.ts'
import { keepPanelOpen, openPanel, usePanels } from '../../src/stores/overlays/panels.ts'
import { setLanguage, setScheme, useSession } from '../../src/stores/session/session.ts'
import { addToCart, removeLine, setLineQuantity } from './cardChanges.ts'
import { runShop } from './runShop.ts'
import { matchedBy } from '../mocks/matchedBy.ts'

const { shop, open, router, notices } = runShop()
const milk = shop.entry(named.saleMilk)
const milkLine = lineKey(targetOf(milk))

const onWideScreen = () =>
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), { media, matches: media.includes('min-width') }),
  )

/** Waits until the write is sent, while `setTimeout` is faked: it is sent after the next frame. */
async function writtenOnFrozenTime(): Promise<void> {
  const written = waitForWrites(2_000)
  await new Promise(requestAnimationFrame)
  await vi.advanceTimersByTimeAsync(FRAME_MS)
  await written
}

/** Adds milk and goes to the cart, whose page waits for the answer. */
async function toCartBeforeTheAnswer(): Promise<void> {
  shop.hold((path) => path.endsWith('/carts/change'))
  addToCart(milk)
  await shop.heldAnswers(1)
  const arrival = router().navigate('/cart')
  expect(router().state.navigation.state).toBe('loading')
  shop.letGo()
  await arrival
  expect(router().state.location.pathname).toBe('/cart')
}

describe('after a change of the cart', () => {
  test('a phone shows a notice, and the next notice replaces it', async () => {
    await open()
    addToCart(milk)
    await waitForWrites(30_000)
    expect(notices()).toMatchObject([{ key: 'notices.added', name: milk.variant.name }])
    useNotices.getState().notices[0]?.action?.run()
    await expect.poll(() => router().state.location.pathname).toBe('/cart')
    setLineQuantity(targetOf(milk), 3)
    await waitForWrites(30_000)
    expect(notices()).toMatchObject([{ key: 'notices.quantity', quantity: 3 }])
    expect(usePanels.getState().open).toBeNull()
  })

  test('a removal can be undone from its notice', async () => {
    await open()
    addToCart(milk, 2)
    await waitForWrites(30_000)
    removeLine(milkLine)
    await waitForWrites(30_000)
    const [notice] = useNotices.getState().notices
    expect(notice?.key).toBe('notices.removed')
    notice?.action?.run()
    expect(lineQuantity(milkLine)).toBe(2)
  })

  test('a wide screen opens the cart and closes it again', async () => {
    onWideScreen()
    await open()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    addToCart(milk)
    await writtenOnFrozenTime()
    expect(usePanels.getState().open).toBe('cart')
    await vi.advanceTimersByTimeAsync(CART_AUTO_CLOSE_MS - 1)
    expect(usePanels.getState().open).toBe('cart')
    await vi.advanceTimersByTimeAsync(1)
    expect(usePanels.getState().open).toBeNull()
  })

  test('but not over a panel that was opened before the answer', async () => {
    onWideScreen()
    await open()
    shop.hold((path) => path.endsWith('/carts/change'))
    addToCart(milk)
    await shop.heldAnswers(1)
    openPanel('account')
    shop.letGo()
    await waitForWrites(30_000)
    expect(usePanels.getState().open).toBe('account')
    expect(notices()).toMatchObject([{ key: 'notices.added' }])
  })

  test('but not over the cart page that a press leads to before the answer', async () => {
    onWideScreen()
    await open()
    await toCartBeforeTheAnswer()
    expect(notices()).toMatchObject([{ key: 'notices.added' }])
    expect(usePanels.getState().open).toBeNull()
  })

  test('but not while the pointer is over it', async () => {
    onWideScreen()
    await open()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    addToCart(milk)
    await writtenOnFrozenTime()
    expect(usePanels.getState().open).toBe('cart')
    keepPanelOpen()
    await vi.advanceTimersByTimeAsync(CART_AUTO_CLOSE_MS)
    expect(usePanels.getState().open).toBe('cart')
  })

  test('a failure shows the message of the error catalogue', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    await open()
    addToCart(milk, 2)
    await waitForWrites(30_000)
    shop.server.faultInjector = matchedBy(({ call }) =>
      call === 'changeCart' ? { kind: 'status', status: 500 } : undefined,
    )
    addToCart(shop.entry(named.spinach))
    await waitForWrites(30_000)
    expect(notices()).toMatchObject([{ key: 'cart.add_cart_variant_error' }])
    setLineQuantity(targetOf(milk), 5)
    await waitForWrites(30_000)
    expect(notices()).toMatchObject([{ key: 'handlers.cart_change_quantity_error' }])
    removeLine(milkLine)
    await waitForWrites(30_000)
    expect(notices()).toMatchObject([{ key: 'cart.remove_cart_variant_error' }])
    vi.restoreAllMocks()
  })

  test('a maximum and a sample limit show a message', async () => {
    await open()
    addToCart(shop.entry(named.maximumTwoEggs), 5)
    expect(notices()).toMatchObject([{ key: 'notices.maximum', count: 2 }])
    addToCart(shop.entry(named.sampleShampoo), 2)
    expect(useModals.getState().open).toEqual({ kind: 'sample-limit', maximum: 1 })
  })
})

describe('navigation', () => {
  test('to another page closes the panel, to another filter does not', async () => {
    await open('/products/search/milk')
    openPanel('menu')
    await router().navigate('/products/search/milk?sort=name')
    expect(usePanels.getState().open).toBe('menu')
    await router().navigate('/cart')
    expect(usePanels.getState().open).toBeNull()
  })

  test('waits for the pending cart', async () => {
    await open()
    await toCartBeforeTheAnswer()
    expect(itemCount(currentCart())).toBe(1)
  })

  test('puts a page’s base data and cart into the stores', async () => {
    await open('/cart')
    expect(useSession.getState().base?.config.currency).toBe('MYR')
    expect(currentCart()._id).not.toBe('none')
  })
})

describe('language and colours', () => {
  test('another language keeps route and cart, and requests the page again', async () => {
    await open('/products/search/milk')
    addToCart(milk)
    await waitForWrites(30_000)
    setLanguage('ms')
    await expect.poll(() => document.documentElement.lang).toBe('ms')
    await expect.poll(() => router().state.revalidation).toBe('idle')
    expect(router().state.location.pathname).toBe('/products/search/milk')
    expect(lineQuantity(milkLine)).toBe(1)
    expect(localStorage.getItem('pasar.language')).toBe('ms')
    expect(useSession.getState().base?.categories[0]?.displayName).not.toBe('Fruit')
  })

  test('a change whose answer has the language before leaves the cart in the new one', async () => {
    await open()
    const nameInCart = () => currentCart().cartVariants[0]?.variant.name
    shop.hold((path) => path.endsWith('/carts/change'))
    addToCart(milk)
    await shop.heldAnswers(1)
    setLanguage('ms')
    await expect.poll(() => document.documentElement.lang).toBe('ms')
    await expect.poll(() => router().state.revalidation).toBe('idle')
    shop.letGo()
    await waitForWrites(30_000)
    // Fresh milk is “susu segar”.
    await expect.poll(nameInCart).toContain('Susu Segar')
  })

  test('the colour scheme is set on the document and remembered', async () => {
    await open()
    expect(document.documentElement.dataset['scheme']).toBe('light')
    setScheme('dark')
    expect(document.documentElement.dataset['scheme']).toBe('dark')
    expect(localStorage.getItem('pasar.scheme')).toBe('dark')
    setScheme('system')
    expect(document.documentElement.dataset['scheme']).toBe('light')
    expect(localStorage.getItem('pasar.scheme')).toBeNull()
  })

  test('an accepted age is remembered for the tab', async () => {
    await open()
    acceptAgeGate()
    expect(sessionStorage.getItem('pasar.age-accepted')).toBe('true')
  })
})
