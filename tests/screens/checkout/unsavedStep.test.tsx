import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { BillingType } from '../../../src/contract/enumerations.ts'
import { useCheckout } from '../../../src/stores/checkout/checkout.ts'
import { fillCart, milkAboveMinimum } from '../filledCart.ts'
import { withShop } from '../openShop.tsx'
import { atPayment, choose, placeOrder, sheet } from './atPayment.ts'
import {
  atStep,
  field,
  giveAddress,
  goOn,
  openCheckout,
  openStep,
  place,
  slots,
  throughAddress,
  throughTelephone,
  typeCard,
} from './checkoutSteps.ts'

const shop = withShop()

type Shopper = Awaited<ReturnType<typeof openCheckout>>['shopper']

const selection = () => useCheckout.getState().info?.selection
const held = (end: string) =>
  waitFor(() => {
    const call = shop.server.controls.holding.held().find(({ path }) => path.endsWith(end))
    expect(call).toBeDefined()
    return call?.number ?? 0
  })
/** Saves the open step; the server's answer is held until `holding.hold(false)`. Returns its number. */
async function saveSlowly(shopper: Shopper, call: string) {
  shop.server.controls.holding.hold(true)
  await goOn(shopper)
  return held(call)
}
const change = async (shopper: Shopper, step: string) =>
  shopper.click(await screen.findByRole('button', { name: `Change: ${step}` }))

test('a changed way to pay is saved before the order is placed, also after a reload', async () => {
  const { shopper, leave } = await atPayment(shop.server)
  await waitFor(() => expect(place()).toBeEnabled())
  await choose(shopper, /^PayPal/)
  expect(place()).toBeDisabled()
  expect(place()).toHaveAccessibleDescription(
    'Your change to “Payment” isn’t saved yet. Save it there first.',
  )
  await choose(shopper, /^Pay on delivery/)
  expect(place()).toBeEnabled()
  await choose(shopper, /^PayPal/)
  leave()
  const again = await openCheckout('/checkout?step=billing')
  expect(place()).toBeDisabled()
  await goOn(again.shopper)
  await placeOrder(again.shopper)
  expect(await sheet('PayPal')).toBeVisible()
})

test('a step that was only opened does not delay the order', async () => {
  const { shopper } = await atPayment(shop.server)
  await change(shopper, 'Phone')
  await atStep('Phone')
  expect(place()).toBeEnabled()
})

test('a step that is saved after the shopper has gone to the cart does not lead back', async () => {
  await fillCart(shop.server, milkAboveMinimum)
  const { shopper, address } = await openCheckout()
  await throughAddress(shopper)
  await shopper.type(await field('Phone number'), '0123456789')
  const { holding } = shop.server.controls
  const number = await saveSlowly(shopper, '/phone-verification')
  await shopper.click(screen.getByRole('link', { name: 'Back to cart' }))
  await held('/cart')
  holding.release(number)
  await waitFor(() => expect(selection()?.telephoneNumber).toBe('0123456789'))
  holding.hold(false)
  await screen.findByRole('heading', { level: 1, name: /cart/ })
  expect(address()).toBe('/cart')
})

test('a step that is saved late leaves the form that the shopper has opened since', async () => {
  const { shopper } = await atPayment(shop.server)
  await change(shopper, 'Phone')
  await shopper.clear(await field('Phone number'))
  await shopper.type(await field('Phone number'), '0198765432')
  const { holding } = shop.server.controls
  await saveSlowly(shopper, '/phone-verification')
  await change(shopper, 'Payment')
  await typeCard(shopper, '4242424242424242')
  holding.hold(false)
  await waitFor(() => expect(selection()?.telephoneNumber).toBe('0198765432'))
  expect(await field('Card number')).toHaveValue('4242 4242 4242 4242')
  expect(await field('Name on the card')).toHaveFocus()
})

test('a slot that is chosen while another one is being saved stays chosen, and is saved by the next press', async () => {
  await fillCart(shop.server, milkAboveMinimum)
  const { shopper } = await openCheckout()
  await throughAddress(shopper)
  await throughTelephone(shopper)
  const [first, second] = slots().filter(({ disabled }) => !disabled)
  if (!first || !second) throw new Error('Two slots should be open.')
  await shopper.click(first)
  const { holding } = shop.server.controls
  await saveSlowly(shopper, '/set-delivery-info')
  await shopper.click(second)
  holding.hold(false)
  await waitFor(() => expect(selection()?.deliveryInfo.deliveryTimeId).toBe(first.value))
  // The step would be closed by then.
  await shopper.hover(second)
  await atStep('Express delivery')
  expect(second).toBeChecked()
  await goOn(shopper)
  await atStep('Payment')
  expect(selection()?.deliveryInfo.deliveryTimeId).toBe(second.value)
})

test('a way to pay that is chosen while another one is being saved stays chosen', async () => {
  const { shopper } = await atPayment(shop.server)
  const { holding } = shop.server.controls
  await choose(shopper, /^PayPal/)
  await saveSlowly(shopper, '/set-billing-type')
  await choose(shopper, /^Pay on delivery/)
  holding.hold(false)
  await waitFor(() => expect(selection()?.billingType).toBe(BillingType.PAYPAL))
  expect(openStep().getByRole('radio', { name: /^Pay on delivery/ })).toBeChecked()
  expect(place()).toBeDisabled()
})

test('a member number that is saved late does not take the focus from a field', async () => {
  await fillCart(shop.server, milkAboveMinimum)
  const { shopper } = await openCheckout()
  await throughAddress(shopper)
  await shopper.click(screen.getByRole('button', { name: /^Member number/ }))
  await shopper.type(screen.getByRole('textbox', { name: 'Number on your member card' }), 'AB-12')
  const { holding } = shop.server.controls
  holding.hold(true)
  await shopper.keyboard('{Enter}')
  await held('/set-loyalty-info')
  const phone = await field('Phone number')
  await shopper.type(phone, '012')
  holding.hold(false)
  await screen.findByText('AB-12')
  await waitFor(() =>
    expect(screen.queryByRole('textbox', { name: 'Number on your member card' })).toBeNull(),
  )
  expect(phone).toHaveFocus()
})

test('a last step that is saved late does not take the focus from a field', async () => {
  const { shopper } = await atPayment(shop.server)
  const { holding } = shop.server.controls
  await choose(shopper, /^PayPal/)
  await saveSlowly(shopper, '/set-billing-type')
  await shopper.click(screen.getByRole('button', { name: /^Member number/ }))
  const number = screen.getByRole('textbox', { name: 'Number on your member card' })
  await shopper.type(number, 'AB')
  holding.hold(false)
  await waitFor(() => expect(screen.queryByRole('region', { current: 'step' })).toBeNull())
  expect(number).toHaveFocus()
  expect(place()).toHaveAccessibleDescription(/“Member number” isn’t saved yet/)
  await shopper.clear(number)
  expect(place()).toBeEnabled()
})

test('a saved address that is chosen while a new one is being saved stays chosen', async () => {
  await shop.server.controls.become('checkout-savings')
  const { shopper } = await openCheckout('/checkout?step=address')
  const saved = (await screen.findAllByRole<HTMLInputElement>('radio')).find(({ checked }) => checked)
  if (!saved) throw new Error('An address should be chosen.')
  await shopper.click(screen.getByRole('radio', { name: 'Another address' }))
  await giveAddress(shopper)
  const { holding } = shop.server.controls
  holding.hold(true)
  await goOn(shopper)
  await waitFor(() => expect(holding.held()).not.toHaveLength(0))
  await shopper.click(saved)
  holding.hold(false)
  await waitFor(() =>
    expect(
      useCheckout
        .getState()
        .info?.shippingAddresses.some(({ addressLine1 }) => addressLine1 === '12 Jalan Ampang'),
    ).toBe(true),
  )
  await shopper.hover(saved)
  expect(openStep().getByRole('radio', { checked: true })).toHaveAttribute('value', saved.value)
})
