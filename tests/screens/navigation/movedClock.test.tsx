import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { named } from '../../../fixtures/named.ts'
import { OrderStatus } from '../../../src/contract/enumerations.ts'
import type { PersonaId } from '../../../mocks/scenarios/personas.ts'
import { setDocumentLoad } from '../../../src/api/documentLoad.ts'
import { appBridge } from '../../../src/boot/appBridge.ts'
import { stopClock } from '../../../src/stores/base/clock.ts'
import { slots } from '../checkout/checkoutSteps.ts'
import { placeAllInViewport } from '../placeAllInViewport.ts'
import { fillCart, milkAboveMinimum } from '../filledCart.ts'
import { openShop, withShop } from '../openShop.tsx'

// The content follows the clock of the mocked shop at once, without a document load.

const shop = withShop()
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const MILK = 'Ladang Fresh Milk Full Cream'
const milkPage = `/product/${named.saleMilk}/any-slug`
const main = () => within(screen.getByRole('main'))

afterEach(() => {
  act(() => stopClock(null))
  setDocumentLoad(null)
  vi.useRealTimers()
})

/** Opens the shop, optionally with a persona, connected to the console's controls. */
async function openControlled(address: string, persona?: PersonaId) {
  if (persona) await shop.server.controls.become(persona)
  const opened = await openShop(address)
  await act(() => shop.server.controls.attach(appBridge(opened.router)))
  return opened
}

/** Advances the browser's time, and reads the page data again. */
const laterOn = (router: Awaited<ReturnType<typeof openShop>>['router']) => async (ms: number) => {
  vi.setSystemTime(Date.now() + ms)
  await act(() => router.revalidate())
}

const advance = (ms: number) => act(() => shop.server.controls.clock.advance(ms))
const cardIn = (place: HTMLElement, name: string) =>
  within(place)
    .getAllByRole('article')
    .find((card) => within(card).queryByRole('link', { name })) ?? null
const deals = () => screen.getByRole('region', { name: 'Today’s deals' })

describe('a sale that ends', () => {
  test('changes the price on the product page, and removes its countdown', async () => {
    await openControlled(milkPage)
    // The sale lasts 52 hours.
    await advance(51 * HOUR)
    expect(main().getAllByText(/^Add · RM/)[0]).toHaveTextContent('RM 7.90')
    expect(main().getByText(/offer ends in/)).toHaveTextContent('1h 00')
    await advance(2 * HOUR)
    expect(main().getAllByText(/^Add · RM/)[0]).toHaveTextContent('RM 9.50')
    expect(main().queryByText(/offer ends in/)).toBeNull()
  })

  test('changes the price on cards', async () => {
    await openControlled('/products/search/milk')
    expect(cardIn(screen.getByRole('main'), MILK)).toHaveTextContent('RM 7.90')
    await advance(53 * HOUR)
    expect(cardIn(screen.getByRole('main'), MILK)).toHaveTextContent(/^(?!.*RM 7\.90).*RM 9\.50/)
  })

  test('changes the price in the cart', async () => {
    await fillCart(shop.server, milkAboveMinimum)
    await openControlled('/cart')
    const line = () => screen.getByRole('listitem', { name: MILK })
    expect(line()).toHaveTextContent('RM 47.40')
    await advance(53 * HOUR)
    // 6 × 9.50
    await waitFor(() => expect(line()).toHaveTextContent('RM 57.00'))
  })
})

describe('a countdown', () => {
  test('of a row of the home page continues, and restarts on the next day', async () => {
    await openControlled('/')
    // The row counts down to 16 hours after the shop's opening.
    await advance(15 * HOUR)
    expect(deals()).toHaveTextContent('01:00:00')
    await advance(2 * HOUR)
    expect(deals()).toHaveTextContent('23:00:00')
  })

  test('stops with the clock, and runs with it', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const { router } = await openControlled('/')
    const later = laterOn(router)
    expect(deals()).toHaveTextContent('16:00:00')
    await later(30 * MINUTE)
    expect(deals()).toHaveTextContent('16:00:00')
    await act(() => shop.server.controls.clock.resume())
    await later(30 * MINUTE)
    expect(deals()).toHaveTextContent('15:30:00')
  })

  test('is frozen in a tab without console controls until the server answers otherwise', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const { router } = await openShop('/')
    const later = laterOn(router)
    expect(deals()).toHaveTextContent('16:00:00')
    await later(30 * MINUTE)
    expect(deals()).toHaveTextContent('16:00:00')
    await shop.server.controls.clock.resume()
    await later(0)
    await later(30 * MINUTE)
    expect(deals()).toHaveTextContent('15:30:00')
  })

  test('of a top banner removes the banner at its end', async () => {
    await openControlled('/')
    expect(screen.getByText(/^School holidays/)).toBeInTheDocument()
    await advance(73 * HOUR)
    expect(screen.queryByText(/^School holidays/)).toBeNull()
  })
})

describe('the checkout', () => {
  test('offers no past delivery times', async () => {
    await shop.server.controls.become('guest-checkout')
    await openControlled('/checkout?step=express')
    await screen.findByRole('region', { current: 'step' })
    const times = () => slots().map(({ value }) => value)
    await waitFor(() => expect(times()).not.toEqual([]))
    const [first] = times()
    await advance(26 * HOUR)
    await waitFor(() => expect(times()).not.toContain(first))
    expect(times()).not.toEqual([])
  })

  test('becomes a guest’s with an empty cart when the session expires', async () => {
    await shop.server.controls.become('returning')
    await openControlled('/checkout')
    await advance(31 * MINUTE)
    expect(screen.getByText(/cart is empty/)).toBeVisible()
  })
})

test('an account page reloads once when the session expires, as the documents say', async () => {
  const load = vi.fn()
  setDocumentLoad(load)
  await openControlled('/account', 'member-active')
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Hello, Mei Yee')
  void shop.server.controls.clock.advance(31 * MINUTE)
  await waitFor(() => expect(load).toHaveBeenCalledWith(expect.stringMatching(/\/account$/)))
  expect(load).toHaveBeenCalledTimes(1)
})

describe('an order', () => {
  const newest = async () => {
    const [order] = await shop.server.controls.orders()
    if (!order) throw new Error('This shopper should have an order')
    return order
  }

  test('updates its status on its own page', async () => {
    await shop.server.controls.become('returning')
    const { gid } = await newest()
    await openControlled(`/account/order/${gid}`)
    // Once for the order, once for its delivery.
    expect(main().getAllByText('Confirmed')[0]).toBeVisible()
    await act(() => shop.server.controls.stepOrder(gid, OrderStatus.DELIVERED))
    expect(main().getAllByText('Delivered')[0]).toBeVisible()
    expect(main().queryByRole('button', { name: 'Cancel order' })).toBeNull()
  })

  test('updates its status among all orders, also on further pages', async () => {
    const { shopper } = await openControlled('/account/order-history', 'returning')
    const orders = () => within(screen.getByRole('list', { name: 'Your orders' })).getAllByRole('listitem')
    await shopper.click(main().getByRole('button', { name: 'Show earlier orders' }))
    await waitFor(() => expect(orders().length).toBeGreaterThan(10))
    const count = orders().length
    expect(orders()[0]).toHaveTextContent('Confirmed')
    const { gid } = await newest()
    await act(() => shop.server.controls.stepOrder(gid, OrderStatus.DELIVERED))
    expect(orders()[0]).toHaveTextContent('Delivered')
    expect(orders()).toHaveLength(count)
  })
})

describe('a list with a reminder', () => {
  /** Ten minutes before the reminder, because the session expires before it. */
  async function shortlyBefore(address: string) {
    await shop.server.controls.clock.advance(24 * HOUR - 10 * MINUTE)
    return await openControlled(address, 'member-active')
  }

  test('shows that it has reminded', async () => {
    await shortlyBefore('/account/shopping-lists')
    expect(main().getByText(/^Reminder: /)).toBeVisible()
    await advance(20 * MINUTE)
    expect(main().queryByText(/^Reminder: /)).toBeNull()
    expect(main().getByText(/^Reminder sent: /)).toBeVisible()
  })

  test('adds the reminder to the open newsfeed', async () => {
    const { shopper } = await shortlyBefore('/')
    const [account] = screen.getAllByRole('button', { name: 'Account' })
    if (account) await shopper.click(account)
    const panel = within(await screen.findByRole('dialog', { name: 'Account' }))
    await shopper.click(panel.getByRole('button', { name: 'What’s new' }))
    const news = within(await screen.findByRole('dialog', { name: 'What’s new' }))
    await news.findByText('Nasi lemak in half an hour')
    expect(news.queryByText(/Every week/)).toBeNull()
    await advance(20 * MINUTE)
    expect(await news.findByText(/Every week/)).toBeVisible()
  })
})

test('rows below a product load later, and also have the current prices', async () => {
  placeAllInViewport()
  await openControlled(`/product/${named.marketplaceKopi}/any-slug`)
  const offers = await screen.findByRole('region', { name: "This week's offers" })
  const cocoa = () => cardIn(offers, 'Kakao Borneo Cocoa Powder')
  await waitFor(() => expect(cocoa()).toHaveTextContent('RM 12.90'))
  await advance(53 * HOUR)
  await waitFor(() => expect(cocoa()).toBeNull())
})
