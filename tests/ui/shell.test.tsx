import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { named } from '../../fixtures/named.ts'
import { NotificationType } from '../../src/contract/enumerations.ts'
import { targetOf } from '../../src/domain/cart/cart.ts'
import { layoutOptionsOf } from '../../src/shell/layoutOptions.ts'
import { currentCart } from '../../src/stores/cart/cart.ts'
import { waitForWrites } from '../../src/stores/cart/cartWrites.ts'
import { openModal } from '../../src/stores/overlays/modals.ts'
import { notify } from '../../src/stores/notices/notices.ts'
import { useSession } from '../../src/stores/session/session.ts'
import { openShop, withShop } from '../screens/openShop.tsx'
import { entryOf } from './renderUi.tsx'
import { setLineQuantity } from '../stores/cardChanges.ts'

withShop()

const tabs = () => screen.getByRole('navigation', { name: 'Main' })
const announced = () => document.querySelector('[data-announcer]')?.lastElementChild?.textContent

describe('the shell around a page', () => {
  test.each([
    ['/', { phoneBar: 'full', hasSearch: true, hasTabs: true, hasFooter: true, hasBackToTop: true }],
    ['/product/1/milk', { phoneBar: 'slim', hasTabs: false, hasFooter: true }],
    ['/cart', { hasSearch: true, hasTabs: false, hasFooter: false, hasBackToTop: false }],
    ['/checkout', { hasSearch: false, hasTabs: false, hasFooter: false, hasBackToTop: false }],
    ['/checkout-login', { hasBackToTop: false }],
    ['/order-pending', { hasFooter: false }],
    ['/mobile-support', { hasFooter: false, hasSearch: false }],
    ['/acs-mobile', { hasSearch: false, hasTabs: false, hasFooter: false }],
    ['/fasspay-mobile', { hasSearch: false, hasTabs: false, hasFooter: false }],
    ['/fasspay-web', { hasSearch: false, hasTabs: false, hasFooter: false }],
    ['/ipay88', { hasSearch: false, hasTabs: false, hasFooter: false }],
    ['/payoo', { hasSearch: false, hasTabs: false, hasFooter: false }],
    ['/bulk-purchase', { hasSearch: false }],
  ])('at %s', (path, expected) => {
    expect(layoutOptionsOf(path)).toMatchObject(expected)
  })

  test('the keyboard can skip to the main part, and the page has its landmarks', async () => {
    const { shopper } = await openShop('/')
    await shopper.tab()
    expect(screen.getByRole('link', { name: 'Skip to main content' })).toHaveFocus()
    expect(screen.getByRole('banner')).toBeInTheDocument()
    expect(screen.getByRole('main')).toHaveAttribute('id', 'main')
    expect(await screen.findByRole('contentinfo')).toHaveTextContent('9 am – 10 pm')
    const placesBefore = history.length
    await shopper.keyboard('{Enter}')
    expect(screen.getByRole('main')).toHaveFocus()
    expect([location.hash, history.length]).toEqual(['', placesBefore])
  })

  test('the next page has the focus on its main part, and its title is announced', async () => {
    const { shopper } = await openShop('/')
    const departments = screen.getByRole('navigation', { name: 'Departments' })
    await shopper.click(within(departments).getByRole('link', { name: 'Drinks' }))
    await screen.findByRole('heading', { level: 1, name: 'Drinks' })
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus())
    expect(announced()).toBe(document.title)
  })

  test('an element that has the focus on the next page keeps it', async () => {
    const { shopper } = await openShop('/')
    const departments = screen.getByRole('navigation', { name: 'Departments' })
    const focusWhenShown = new MutationObserver(() => {
      const heading = screen.queryByRole('heading', { level: 1, name: 'Baby' })
      if (!heading) return
      focusWhenShown.disconnect()
      within(screen.getByRole('main')).getAllByRole('link')[0]?.focus()
    })
    focusWhenShown.observe(document.body, { childList: true, subtree: true })
    await shopper.click(within(departments).getByRole('link', { name: 'Baby' }))
    await waitFor(() => expect(announced()).toMatch(/^Baby/))
    expect(within(screen.getByRole('main')).getAllByRole('link')[0]).toHaveFocus()
  })
})

describe('the search', () => {
  const field = () => within(screen.getByRole('banner')).getByRole('combobox', { name: 'Search the shop' })

  test('Enter opens the results', async () => {
    const { shopper, address } = await openShop('/')
    await shopper.type(field(), 'milk{Enter}')
    expect(await screen.findByRole('heading', { level: 1, name: /milk/i })).toBeVisible()
    expect(address()).toBe('/products/search/milk')
    expect(field()).toHaveValue('milk')
  })

  test('popular searches are offered first, then suggestions for the typed text; Escape hides them', async () => {
    const { shopper } = await openShop('/')
    await shopper.click(field())
    expect(await screen.findByRole('group', { name: 'Popular searches' })).toBeVisible()
    await shopper.type(field(), 'mil')
    const offers = await screen.findByRole('group', { name: 'Suggestions' })
    expect(within(offers).getAllByRole('option').length).toBeGreaterThan(0)
    await shopper.keyboard('{Escape}')
    expect(screen.queryByRole('listbox', { name: 'Suggestions' })).toBeNull()
    expect(field()).toHaveFocus()
  })

  test('recent searches are offered, and can be deleted', async () => {
    const { shopper } = await openShop('/')
    await shopper.type(field(), 'kopi{Enter}')
    await screen.findByRole('heading', { level: 1, name: /kopi/i })
    // The title of the page is announced when it has the focus.
    await screen.findByText(document.title)
    await shopper.clear(field())
    const own = await screen.findByRole('group', { name: 'Recent searches' })
    expect(within(own).getByRole('option', { name: 'kopi' })).toBeVisible()
    await shopper.click(screen.getByRole('button', { name: 'Clear recent searches' }))
    expect(screen.queryByRole('group', { name: 'Recent searches' })).toBeNull()
    expect(field()).toHaveFocus()
  })
})

describe('notices', () => {
  test('a notice has an action, and can be dismissed', async () => {
    const { shopper } = await openShop('/')
    let undone = 0
    act(() => {
      notify({
        key: 'notices.removed',
        values: { name: 'Batik' },
        tone: 'info',
        action: { key: 'notices.undo', run: () => (undone += 1) },
      })
    })
    const notice = screen.getByText(/Batik/)
    expect(notice.closest('[role=status]')).not.toBeNull()
    await shopper.click(screen.getByRole('button', { name: 'Undo' }))
    expect(undone).toBe(1)
    expect(notice).not.toBeInTheDocument()
  })

  test('a long notification is truncated with "See more"; a locked one cannot be closed', async () => {
    const { shopper } = await openShop('/')
    const { base } = useSession.getState()
    if (!base) throw new Error('The shop is open.')
    const text = `${'Deliveries take a little longer today. '.repeat(4)}Thank you!`
    const notification = { _id: 'slow', type: NotificationType.WARN, text, isLocked: true }
    const other = { _id: 'news', type: NotificationType.DEFAULT, text: 'New: durian!', isLocked: false }
    act(() => useSession.setState({ base: { ...base, notifications: [notification, other] } }))
    const banners = screen.getByRole('region', { name: 'Notifications' })
    expect(banners).not.toHaveTextContent('Thank you!')
    await shopper.click(within(banners).getByRole('button', { name: 'See more' }))
    expect(banners).toHaveTextContent('Thank you!')
    await shopper.click(within(banners).getByRole('button', { name: 'See less' }))
    expect(banners).not.toHaveTextContent('Thank you!')
    await shopper.click(within(banners).getByRole('button', { name: 'Close notification' }))
    expect(banners).not.toHaveTextContent('durian')
    expect(within(banners).queryByRole('button', { name: 'Close notification' })).toBeNull()
    expect(within(banners).getByRole('button', { name: 'See more' })).toHaveFocus()
  })

  test('being offline is shown for as long as it lasts', async () => {
    await openShop('/')
    const device = Object.getOwnPropertyDescriptor(Navigator.prototype, 'onLine')
    const become = (isOnline: boolean) =>
      act(() => {
        Object.defineProperty(Navigator.prototype, 'onLine', { configurable: true, get: () => isOnline })
        dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
      })
    become(false)
    expect(screen.getByText(/You’re offline/)).toBeVisible()
    become(true)
    expect(screen.queryByText(/You’re offline/)).toBeNull()
    if (device) Object.defineProperty(Navigator.prototype, 'onLine', device)
  })
})

describe('the cart button', () => {
  test('always has the cart’s content in its name', async () => {
    await openShop('/')
    const bar = within(screen.getByRole('banner'))
    expect(bar.getByRole('link', { name: 'Cart, empty' })).toBeVisible()
    act(() => setLineQuantity(targetOf(entryOf(named.saleMilk)), 2))
    expect(bar.getByRole('link', { name: /^Cart, RM \d.* · 2 items$/ })).toBeVisible()
    expect(within(tabs()).getByRole('link', { name: 'Cart 2 items' })).toBeVisible()
    await waitForWrites(30_000)
  })
})

describe('questions before an addition', () => {
  const beer = targetOf(entryOf(named.ageGatedBeer))
  const count = () => currentCart().cartVariants.length

  test('an age-gated product is added once the age is confirmed', async () => {
    const { shopper } = await openShop('/')
    act(() => openModal({ kind: 'age-gate', via: 'card', target: beer, quantity: 1 }))
    const gate = await screen.findByRole('dialog', { name: 'Are you 21 or older?' })
    await shopper.click(within(gate).getByRole('button', { name: 'I’m 21 or older' }))
    expect(count()).toBe(1)
    await waitForWrites(30_000)
    await waitFor(() => expect(screen.queryByRole('dialog', { name: /21/ })).toBeNull())
  })

  test('and is not added otherwise', async () => {
    const { shopper } = await openShop('/')
    act(() => openModal({ kind: 'age-gate', via: 'card', target: beer, quantity: 1 }))
    await shopper.click(await screen.findByRole('button', { name: 'Not now' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(count()).toBe(0)
  })
})

test('the button to the top appears a third of the way down', async () => {
  await openShop('/')
  await screen.findByRole('contentinfo')
  const { documentElement } = document
  Object.defineProperties(documentElement, {
    scrollHeight: { configurable: true, value: 3_000 },
    clientHeight: { configurable: true, value: 1_000 },
  })
  const scrollTo = (y: number) =>
    act(() => {
      window.scrollY = y
      dispatchEvent(new Event('scroll'))
    })
  const wayUp = () => screen.queryByRole('button', { name: 'Back to top' })
  // It starts to listen a moment after the footer has mounted.
  await waitFor(() => {
    scrollTo(2_000)
    expect(wayUp()).toBeVisible()
  })
  scrollTo(690)
  expect(wayUp()).toBeNull()
  scrollTo(700)
  expect(wayUp()).toBeVisible()
  scrollTo(0)
})
