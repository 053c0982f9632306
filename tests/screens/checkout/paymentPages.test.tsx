import { act, screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, test } from 'vitest'
import type { PersonaId } from '../../../mocks/scenarios/personas.ts'
import { appBridge } from '../../../src/boot/appBridge.ts'
import { stopClock } from '../../../src/stores/base/clock.ts'
import { useCheckout } from '../../../src/stores/checkout/checkout.ts'
import { buyer } from '../../mocks/buyer.ts'
import { matchedBy } from '../../mocks/matchedBy.ts'
import { shopper as client } from '../../mocks/shopper.ts'
import { openShop, withShop } from '../openShop.tsx'
import { releasePage } from '../releasePage.ts'
import { confirmed, placeOrder, press, sheet } from './atPayment.ts'

const shop = withShop()
const QUARTER_MS = 15 * 60_000

afterEach(() => act(() => stopClock(null)))

/** Opens a link of the console's list, connected to the console's clock. */
async function open(path: string, persona: PersonaId) {
  await shop.server.controls.become(persona)
  const opened = await openShop(path)
  await act(() => shop.server.controls.attach(appBridge(opened.router)))
  return opened
}

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })
const code = async () =>
  (await shop.server.store.read()).outbox.findLast(({ kind }) => kind === 'bankCode')?.content ?? ''
const visitor = async () => {
  const other = client(shop.server)
  return { other, cart: await other.sync() }
}
const linesInCart = async () => (await visitor()).cart.cartVariants.length
const ordersPlaced = async () => {
  const { visitors } = await shop.server.store.read()
  return Object.values(visitors).flatMap(({ guest }) => guest.orders).length
}

/** Presses "Pay", with the code of the bank where it asks for one. */
async function pay(shopper: UserEvent, sent?: string) {
  const field = screen.queryByRole('textbox', { name: /^Code from your bank/ })
  if (field) await shopper.type(field, sent ?? (await code()))
  await press(shopper, /^Pay RM /)
}

describe.each([
  ['/acs-mobile', 'payment-at-bank'],
  ['/fasspay-web', 'payment-at-fasspay'],
  ['/fasspay-mobile', 'payment-at-fasspay'],
  ['/ipay88', 'payment-at-ipay88'],
  ['/payoo', 'payment-at-payoo'],
] as const)('%s', (path, persona) => {
  test('leads to the order when it is approved', async () => {
    const { shopper } = await open(path, persona)
    await pay(shopper)
    await confirmed()
    expect(await ordersPlaced()).toBe(1)
    expect(await linesInCart()).toBe(0)
  })

  test('says so when it is declined, and leads back to the cart as it was', async () => {
    const { shopper } = await open(path, persona)
    await shopper.click(screen.getByText('Test other outcomes'))
    await press(shopper, 'Decline the payment')
    await heading('Payment declined')
    expect(screen.getByRole('link', { name: 'Back to checkout' })).toHaveAttribute('href', '/checkout')
    expect(await linesInCart()).toBe(3)
    expect(await ordersPlaced()).toBe(0)
  })

  test('leads back to the checkout when it is abandoned', async () => {
    const { shopper, address } = await open(path, persona)
    await press(shopper, 'Cancel and go back')
    expect(await screen.findByRole('alert')).toHaveTextContent('Payment cancelled')
    expect(address()).toBe('/checkout')
    expect(await linesInCart()).toBe(3)
  })

  test('expires by itself while it is open', async () => {
    await open(path, persona)
    await heading('Confirm your payment')
    await act(() => shop.server.controls.clock.advance(QUARTER_MS))
    await heading('Payment timed out')
    expect(screen.getByText(/You weren’t charged, and your cart is safe\./)).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Pay RM / })).not.toBeInTheDocument()
    expect(await linesInCart()).toBe(3)
  })

  test('has expired for a shopper who answers too late', async () => {
    const { shopper } = await open(path, persona)
    // The shop learns of the outcome only with its next request.
    shop.server.clock.advance(QUARTER_MS)
    await pay(shopper)
    await heading('Payment timed out')
    expect(await ordersPlaced()).toBe(0)
  })

  test('opened twice, leads to the order that the other tab has paid', async () => {
    const { shopper } = await open(path, persona)
    const { other } = await visitor()
    const { payment } = await other.data(path)
    // Read before: it is hidden once the payment is over.
    const sent = await code()
    await buyer(other).answerPayment(payment?._id, 'approve', sent)
    await pay(shopper, sent)
    await confirmed()
    expect(await ordersPlaced()).toBe(1)
  })
})

test('a payment that was paid in another tab leads to its order when its time runs out', async () => {
  await open('/ipay88', 'payment-at-ipay88')
  const { other } = await visitor()
  const { payment } = await other.data('/ipay88')
  await buyer(other).answerPayment(payment?._id, 'approve')
  await act(() => shop.server.controls.clock.advance(QUARTER_MS))
  expect(await confirmed()).toBeVisible()
})

test.each([
  ['payment-declined', /^Payment declined/],
  ['payment-cancelled', /^Payment cancelled/],
  ['payment-expired', /^Payment timed out/],
  ['payment-voided', /^We couldn’t place your order/],
  ['payment-approved', /^Thank you/],
] as const)('%s shows its outcome by a link', async (persona, title) => {
  await open('/ipay88', persona)
  expect(await heading(title)).toBeVisible()
})

test('payment-expiring expires after fifteen seconds', async () => {
  await open('/ipay88', 'payment-expiring')
  await heading('Confirm your payment')
  await act(() => shop.server.controls.clock.advance(15_000))
  expect(await heading('Payment timed out')).toBeVisible()
})

describe.each([
  ['PayPal', 'pays-paypal'],
  ['Apple Pay', 'pays-apple-pay'],
  ['Google Pay', 'pays-google-pay'],
  ['Venmo', 'pays-venmo'],
] as const)('the sheet of %s', (name, persona) => {
  test('closes by itself when the payment expires', async () => {
    const { shopper } = await open('/checkout', persona)
    await placeOrder(shopper)
    await sheet(name)
    await act(() => shop.server.controls.clock.advance(QUARTER_MS))
    expect(await screen.findByRole('alert')).toHaveTextContent('Payment timed out')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(await linesInCart()).toBe(3)
  })
})

describe('an answer to a payment whose page the shopper has left', () => {
  async function answerAndLeave(answer: string | RegExp) {
    const opened = await open('/ipay88', 'payment-at-ipay88')
    const { holding } = shop.server.controls
    holding.hold(true)
    await press(opened.shopper, answer)
    await waitFor(() => expect(holding.held()).toHaveLength(1))
    const left = opened.router.navigate('/products/search?q=milk')
    await releasePage(shop.server, '/products/search')
    await act(() => left)
    holding.hold(false)
    return opened
  }

  test('does not lead to the checkout after a cancellation', async () => {
    const { router, address } = await answerAndLeave('Cancel and go back')
    await expect.poll(() => useCheckout.getState().payment?.status).toBe('cancelled')
    expect(router.state.navigation.state).toBe('idle')
    expect(address()).toBe('/products/search?q=milk')
  })

  test('leads to its order, and Back to the page before', async () => {
    const { router, address } = await answerAndLeave(/^Pay RM /)
    await confirmed()
    await act(() => router.navigate(-1))
    await waitFor(() => expect(address()).toBe('/products/search?q=milk'))
  })
})

test('a payment from another tab whose answer gets lost leads to its order with the next press', async () => {
  const { shopper } = await open('/checkout', 'payment-at-wallet')
  await press(shopper, 'Continue payment')
  await sheet('PayPal')
  shop.server.faultInjector = matchedBy(({ call }) =>
    call === 'answerPayment' ? { kind: 'network', after: true } : undefined,
  )
  await press(shopper, /^Pay RM /)
  expect(await screen.findByRole('alert')).toHaveTextContent('limited or no network connection')
  shop.server.faultInjector = undefined
  await placeOrder(shopper)
  await confirmed()
  expect(await ordersPlaced()).toBe(1)
})
