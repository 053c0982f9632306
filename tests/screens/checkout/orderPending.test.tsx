import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { testCards } from '../../../fixtures/inputs.ts'
import type { PersonaId } from '../../../mocks/scenarios/personas.ts'
import { buyer, goodCard } from '../../mocks/buyer.ts'
import { shopper as client } from '../../mocks/shopper.ts'
import { during, passing, stopTime, until } from '../../stores/chaos/virtualTime.ts'
import { openShop, withShop } from '../openShop.tsx'

const shop = withShop()
const SECOND = 1_000
const MINUTE = 60 * SECOND
/** The shop asks every three seconds; the fourth is for the answer. */
const ONE_ROUND = 4 * SECOND

// The browser has loaded these by the time they are opened.
beforeAll(() =>
  Promise.all([
    import('../../../src/pages/cart/CartPage.tsx'),
    import('../../../src/pages/confirmation/ConfirmationPage.tsx'),
    import('../../../src/pages/payment/OrderPendingPage.tsx'),
  ]),
)
beforeEach(() => stopTime(shop.server.clock.now()))
afterEach(() => {
  shop.server.controls.holding.hold(false)
  vi.restoreAllMocks()
  vi.useRealTimers()
})

/** The browser's time passes; the server's is that of its clock. */
const pass = (ms: number) => act(() => passing(ms))
const asked = (path: RegExp) => shop.server.journal.entries().filter((entry) => path.test(entry.path)).length
const untilAsked = (path: RegExp, times: number) => act(() => until(() => asked(path) === times))
const READ = /^\/api\/order\/\d+$/
const held = () => shop.server.controls.holding.held().map(({ path, number }) => ({ path, number }))
const showTab = (visibility: DocumentVisibilityState) =>
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility)
const title = (name: string | RegExp) => during(screen.findByRole('heading', { level: 1, name }))

describe('the page of a pending payment', () => {
  const WAITING = 'Waiting for your payment'

  /** An order that was placed now: the provider decides after ten seconds. */
  async function open(persona: PersonaId) {
    await during(shop.server.controls.become(persona))
    const opened = await during(openShop('/order-pending'))
    await title(WAITING)
    return opened
  }

  test('asks every three seconds until the provider has confirmed, and then shows the confirmation', async () => {
    const { address } = await open('payment-waiting')
    const before = asked(/^\/order-pending/)
    shop.server.clock.advance(9 * SECOND)
    await untilAsked(READ, 1)
    await pass(ONE_ROUND)
    expect(asked(READ)).toBe(2)
    await title(WAITING)
    shop.server.clock.advance(1 * SECOND)
    await pass(ONE_ROUND)
    await title(/^Thank you/)
    expect(address()).toMatch(/^\/confirmation\?order=/)
    await pass(MINUTE)
    // The payment went from created to pending, and then to authorized.
    expect(asked(/^\/order-pending/)).toBe(before + 2)
  })

  test('says that the provider has declined, with the focus there, and asks no more', async () => {
    await open('payment-failing')
    screen.getByRole('button', { name: 'Check again' }).focus()
    shop.server.clock.advance(10 * SECOND)
    await pass(ONE_ROUND)
    await title('Payment didn’t go through')
    expect(screen.getByRole('main')).toContainElement(document.activeElement as HTMLElement)
    expect(document.activeElement).toHaveTextContent(/^Payment didn’t go through/)
    const last = asked(READ)
    await pass(MINUTE)
    expect(asked(READ)).toBe(last)
  })

  test('does not ask while its tab is hidden', async () => {
    showTab('hidden')
    await open('payment-waiting')
    await pass(MINUTE)
    expect(asked(READ)).toBe(0)
    showTab('visible')
    await untilAsked(READ, 1)
  })

  test('waits for a slow answer before it asks again', async () => {
    await open('payment-waiting')
    shop.server.controls.holding.hold(true)
    await pass(ONE_ROUND)
    const first = held()
    expect(first.map(({ path }) => path)).toEqual([expect.stringMatching(READ)])
    await pass(3 * ONE_ROUND)
    expect(held()).toEqual(first)
  })

  test('stays as it is when the server fails, and asks again', async () => {
    const { address } = await open('payment-waiting')
    shop.server.controls.arm('readOrder:status:500')
    await untilAsked(READ, 1)
    await pass(ONE_ROUND)
    expect(asked(READ)).toBe(2)
    expect(screen.getByRole('heading', { level: 1, name: WAITING })).toBeVisible()
    expect(address()).toMatch(/^\/order-pending\?order=/)
  })

  test('says that the connection was lost after a press on "Check again", which keeps the focus', async () => {
    const { shopper } = await open('payment-waiting')
    shop.server.controls.arm('readOrder:network@always')
    const button = screen.getByRole('button', { name: 'Check again' })
    await during(shopper.click(button))
    await during(screen.findByText('Looks like you have limited or no network connection. Please try again.'))
    expect(button).toHaveFocus()
  })

  test('does not abort the next page, which the shopper has opened', async () => {
    const { router } = await open('payment-waiting')
    shop.server.clock.advance(10 * SECOND)
    shop.server.controls.holding.hold(true)
    act(() => void router.navigate('/cart'))
    await act(() => until(() => held().length > 0))
    const [cart] = held()
    expect(cart).toMatchObject({ path: '/cart' })
    await act(() => until(() => held().some(({ path }) => READ.test(path))))
    const read = held().find(({ path }) => READ.test(path))
    if (!read) throw new Error('The order should have been asked for.')
    void shop.server.controls.holding.release(read.number)
    await pass(ONE_ROUND)
    expect(held()).toContainEqual(cart)
    shop.server.controls.holding.hold(false)
    await title('Your cart')
  })

  test('shows that the order is no longer that of the visitor, and asks no more', async () => {
    await open('payment-waiting')
    await during(shop.server.controls.become('guest'))
    await untilAsked(READ, 1)
    await title(/^We can’t find this page|not found/i)
    await pass(MINUTE)
    expect(asked(READ)).toBe(1)
  })
})

describe('the confirmation of an order with a slow card', () => {
  /** RM 41.60 of express items, by a card that the bank answers for after twenty seconds. */
  async function open(cardNumber: string) {
    const visitor = client(shop.server)
    const aisyah = buyer(visitor)
    const cartId = await during(aisyah.readyToOrder())
    await during(aisyah.card({ ...goodCard, cardNumber }))
    const { gid } = (await during(aisyah.place(cartId))).body.data.order
    const opened = await during(openShop(`/confirmation?order=${gid}`))
    return { ...opened, gid }
  }
  const payment = () =>
    within(screen.getByRole('region', { name: 'What happens next' }))
      .getAllByRole('listitem')
      .at(-1)
  const CHECKING = 'Your bank is checking the card. It usually takes less than a minute.'
  const HELD = 'RM 41.60 is on hold. We charge your card when the order ships.'

  test('reads the order every three seconds until the bank has approved', async () => {
    await open(testCards.slow)
    shop.server.clock.advance(19 * SECOND)
    await untilAsked(READ, 1)
    await pass(ONE_ROUND)
    expect(asked(READ)).toBe(2)
    expect(payment()).toHaveTextContent(CHECKING)
    shop.server.clock.advance(1 * SECOND)
    await pass(ONE_ROUND)
    expect(payment()).toHaveTextContent(HELD)
  })

  test('says that the bank has declined, and that the order is cancelled', async () => {
    const { gid } = await open(testCards.unsuccessful)
    expect(payment()).toHaveTextContent(CHECKING)
    shop.server.clock.advance(20 * SECOND)
    await pass(ONE_ROUND)
    expect(payment()).toHaveTextContent(
      'The payment didn’t go through, so the order is cancelled. You weren’t charged.',
    )
    expect(screen.getByText('Status: Cancelled')).toBeVisible()
    expect(screen.getByText(`Order ${gid}: Cancelled`)).toBeInTheDocument()
    const last = asked(READ)
    await pass(MINUTE)
    expect(asked(READ)).toBe(last)
  })

  test('reads again after a reading that failed', async () => {
    await open(testCards.slow)
    shop.server.controls.arm('readOrder:status:500')
    shop.server.clock.advance(20 * SECOND)
    await untilAsked(READ, 1)
    expect(payment()).toHaveTextContent(CHECKING)
    await pass(ONE_ROUND)
    expect(payment()).toHaveTextContent(HELD)
  })

  test('does not read while its tab is hidden, and reads on return', async () => {
    showTab('hidden')
    await open(testCards.slow)
    shop.server.clock.advance(20 * SECOND)
    await pass(MINUTE)
    expect(asked(READ)).toBe(0)
    showTab('visible')
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    await during(waitFor(() => expect(payment()).toHaveTextContent(HELD)))
    expect(asked(READ)).toBe(1)
  })
})
