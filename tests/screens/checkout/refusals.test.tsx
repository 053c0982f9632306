import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { setDocumentLoad } from '../../../src/api/documentLoad.ts'
import { addressCalls } from '../../../src/contract/calls/addresses.ts'
import { verificationCalls } from '../../../src/contract/calls/auth/verification.ts'
import { billingCalls } from '../../../src/contract/calls/billing.ts'
import { cartActionCalls } from '../../../src/contract/calls/cartActions.ts'
import { checkoutCalls } from '../../../src/contract/calls/checkout.ts'
import { BillingType } from '../../../src/contract/enumerations.ts'
import { Refusal } from '../../../src/contract/errorCodes.ts'
import { hasWayOn, refusalOf } from '../../../src/pages/checkout/refusals.ts'
import { refreshCheckout } from '../../../src/stores/checkout/checkoutWork.ts'
import en from '../../../locales/en/common.json'
import { buyer } from '../../mocks/buyer.ts'
import { matchedBy } from '../../mocks/matchedBy.ts'
import { fillCart, milkAboveMinimum } from '../filledCart.ts'
import { openShop, withShop } from '../openShop.tsx'
import { atStep, openStep, place } from './checkoutSteps.ts'

const shop = withShop()
afterEach(() => {
  setDocumentLoad(null)
  sessionStorage.clear()
})

/** The calls that the checkout makes (document 2 §7). */
const calls = {
  ...checkoutCalls,
  addPromoCode: cartActionCalls.addPromoCode,
  addPromoCodes: cartActionCalls.addPromoCodes,
  removePromoCode: cartActionCalls.removePromoCode,
  applyRewards: cartActionCalls.applyRewards,
  createAddress: addressCalls.createAddress,
  setDefaultAddress: addressCalls.setDefaultAddress,
  createBilling: billingCalls.createBilling,
  saveVatInformation: billingCalls.saveVatInformation,
  verifyPhone: verificationCalls.verifyPhone,
}

describe('every documented refusal of a checkout call has its own message and a way to continue', () => {
  const declared = Object.entries(calls).flatMap(([name, call]) =>
    [
      ...call.errors,
      ...(call.guards.includes('login') ? [Refusal.UNAUTHORIZED] : []),
      ...(call.guards.length > 0 ? [Refusal.FORBIDDEN] : []),
    ].map((code) => [name, code] as const),
  )

  test.each(declared)('%s: %s', (_call, code) => {
    const kind = code === Refusal.UNAUTHORIZED ? 'unauthorized' : 'refused'
    expect(refusalOf({ kind, code }).message).not.toBe('handlers.unexpected')
    expect(hasWayOn(code)).toBe(true)
  })
})

const refusedWith = (code: number | string, status = 409) =>
  matchedBy(({ call }) =>
    call === 'placeOrder'
      ? { kind: 'status', status, body: { error: String(code), errorCode: code } }
      : undefined,
  )

async function readyToOrder() {
  const visitor = await fillCart(shop.server, milkAboveMinimum)
  const buys = buyer(visitor)
  await buys.address()
  await buys.telephone()
  const { deliveryTimes } = await buys.checkout()
  await buys.deliver({ deliveryTimeId: deliveryTimes.find(({ isAvailable }) => isAvailable)?._id })
  await buys.payBy('payment on fulfillment')
  return openShop('/checkout')
}

describe('a refused order', () => {
  test.each([
    ['over_credit_limit', 'Payment', /over your business’s credit limit/],
    ['card_declined', 'Payment', /declined/],
    [597, 'Payment', /another payment method/],
    ['slot_taken', 'Express delivery', /just been taken/],
  ])('%s opens the step that resolves it', async (code, step, words) => {
    const { shopper } = await readyToOrder()
    shop.server.faultInjector = refusedWith(code)
    await shopper.click(place())
    await atStep(step)
    expect(openStep().getByRole('alert')).toHaveTextContent(words)
  })

  test.each([
    ['below_order_minimum', /below its minimum/, 'Edit cart', '/cart'],
    ['not_available', /isn’t available/, 'Edit cart', '/cart'],
    ['empty_cart', /cart is empty/, 'Start shopping', '/'],
  ])('%s has a link to continue', async (code, words, link, address) => {
    const { shopper } = await readyToOrder()
    shop.server.faultInjector = refusedWith(code)
    await shopper.click(place())
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent(words)
    expect(within(alert).getByRole('link', { name: link })).toHaveAttribute('href', address)
  })

  test.each([
    [598, /leaves nothing to pay/],
    ['incomplete_checkout', /complete every step/],
    ['not_found', /has changed since you opened/],
  ])('%s is shown above the steps', async (code, words) => {
    const { shopper } = await readyToOrder()
    shop.server.faultInjector = refusedWith(code)
    await shopper.click(place())
    expect(await screen.findByRole('alert')).toHaveTextContent(words)
  })

  test('without an address, which Apple Pay was to give, opens the address step', async () => {
    const { leave } = await readyToOrder()
    leave()
    await shop.server.arrange(({ selection }) => {
      delete selection.addressId
      selection.billingType = BillingType.APPLE_PAY
    })
    const { shopper } = await openShop('/checkout')
    await shopper.click(place())
    await atStep('Delivery address')
    expect(await screen.findByRole('alert')).toHaveTextContent(/complete every step/)
  })

  test('a cart editor sees beforehand which roles place the order', async () => {
    // Without the organisation page, no page shows the carts sent for approval.
    const { config } = shop.server
    shop.server.config = { ...config, manageUsers: false, organizationPage: false }
    await shop.server.controls.become('cart-editor')
    await fillCart(shop.server, milkAboveMinimum)
    await openShop('/checkout')
    shop.server.config = config
    expect(place()).toBeDisabled()
    expect(place()).toHaveAccessibleDescription(/^You can fill this cart\./)
  })
})

describe('a checkout that cannot be read again', () => {
  const answering = (body: object | null, status = 200) =>
    matchedBy(({ call }) =>
      call === 'refreshCheckout' ? { kind: 'status', status, body: { data: body } } : undefined,
    )

  test('stays open after a known failure, with a message, and retries', async () => {
    const load = vi.fn<(address: string | null) => void>()
    setDocumentLoad(load)
    const { shopper } = await readyToOrder()
    shop.server.faultInjector = answering({}, 500)
    await refreshCheckout()
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent(en.handlers.unexpected)
    expect(load).not.toHaveBeenCalled()
    shop.server.faultInjector = undefined
    await shopper.click(within(alert).getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus())
  })

  test('reloads the page after any other error, once', async () => {
    const load = vi.fn<(address: string | null) => void>()
    setDocumentLoad(load)
    await readyToOrder()
    shop.server.faultInjector = answering(null)
    await refreshCheckout()
    expect(load).toHaveBeenCalledOnce()
    await refreshCheckout()
    expect(load).toHaveBeenCalledOnce()
    expect(await screen.findByRole('alert')).toHaveTextContent(en.handlers.unexpected)
  })
})
