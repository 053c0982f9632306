/** Payments at a provider that the shopper leaves open, cancels, or that are decided later. */
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useCheckout } from '../../../src/stores/checkout/checkout.ts'
import { withShop } from '../openShop.tsx'
import { goOn, openStep } from './checkoutSteps.ts'
import { atPayment, choose, confirmed, placeOrder, press } from './atPayment.ts'

const shop = withShop()

test('going back from it keeps the cart', async () => {
  const { shopper, visitor } = await atPayment(shop.server)
  await choose(shopper, /^iPay88/)
  await goOn(shopper)
  await placeOrder(shopper)
  await press(shopper, 'Cancel and go back')
  expect(await screen.findByRole('alert')).toHaveTextContent('Payment cancelled')
  expect((await visitor.sync()).cartVariants).toHaveLength(2)
})

test('a payment left open is offered at the checkout, to continue or to cancel', async () => {
  const { shopper, router, address } = await atPayment(shop.server)
  await choose(shopper, /^iPay88/)
  await goOn(shopper)
  await placeOrder(shopper)
  await screen.findByRole('heading', { level: 1, name: 'Confirm your payment' })
  await router.navigate('/checkout')
  const waiting = await screen.findByRole('region', { name: 'A payment is waiting' })
  expect(waiting).toHaveTextContent('Confirm RM 41.60 with iPay88')
  await shopper.click(within(waiting).getByRole('button', { name: 'Continue payment' }))
  await screen.findByRole('heading', { level: 1, name: 'Confirm your payment' })
  expect(address()).toMatch(/^\/ipay88\?payment=/)
  await router.navigate('/checkout')
  await press(shopper, 'Cancel payment')
  expect(await screen.findByRole('alert')).toHaveTextContent('Payment cancelled')
  expect(useCheckout.getState().info?.openPayment).toBeUndefined()
})

test('a payment that was made elsewhere leads to its order when it is cancelled here', async () => {
  const { shopper, router, visitor } = await atPayment(shop.server)
  await choose(shopper, /^iPay88/)
  await goOn(shopper)
  await placeOrder(shopper)
  await screen.findByRole('heading', { level: 1, name: 'Confirm your payment' })
  await router.navigate('/checkout')
  await screen.findByRole('region', { name: 'A payment is waiting' })
  const id = useCheckout.getState().info?.openPayment?._id
  await visitor.ask('POST', `/api/payments/${id}`, { answer: 'approve' })
  await press(shopper, 'Cancel payment')
  expect(await confirmed()).toBeVisible()
})

test('a payment left open is offered, also where one before it was declined', async () => {
  const { shopper, router } = await atPayment(shop.server)
  await choose(shopper, /^iPay88/)
  await goOn(shopper)
  await placeOrder(shopper)
  await press(shopper, 'Cancel and go back')
  expect(await screen.findByRole('alert')).toHaveTextContent('Payment cancelled')
  await placeOrder(shopper)
  await screen.findByRole('heading', { level: 1, name: 'Confirm your payment' })
  await router.navigate('/checkout')
  expect(await screen.findByRole('region', { name: 'A payment is waiting' })).toBeVisible()
  expect(screen.queryByText('Payment cancelled')).toBeNull()
})

test('a bill for a counter that the shopper cancels was not declined', async () => {
  const { shopper, router, address, visitor } = await atPayment(shop.server)
  await choose(shopper, /^Payoo/)
  await shopper.selectOptions(await openStep().findByRole('combobox', { name: /^Bank/ }), 'RHB Bank')
  await goOn(shopper)
  await placeOrder(shopper)
  await press(shopper, 'Pay later at a counter')
  await screen.findByRole('heading', { level: 1, name: 'Waiting for your payment' })
  const pending = address()
  const id = new URLSearchParams(pending.split('?')[1]).get('order')
  await visitor.ask('POST', '/api/cancel-order', { id, cancellationReason: 'changed_mind' })
  await press(shopper, 'Check again')
  await waitFor(() => expect(address()).toBe(`/confirmation?order=${id}`))
  expect(await screen.findByText('Status: Cancelled')).toBeVisible()
  await act(() => router.navigate(pending))
  await waitFor(() => expect(address()).toBe(`/confirmation?order=${id}`))
})

test('a payment declined later creates no order, and its items return to the cart', async () => {
  const { shopper, visitor } = await atPayment(shop.server)
  await choose(shopper, /^iPay88/)
  await goOn(shopper)
  await placeOrder(shopper)
  await shopper.click(await screen.findByText('Test other outcomes'))
  await press(shopper, 'Decide later, then decline')
  await screen.findByRole('heading', { level: 1, name: 'Waiting for your payment' })
  shop.server.clock.advance(10_000)
  await press(shopper, 'Check again')
  await screen.findByRole('heading', { level: 1, name: 'Payment didn’t go through' })
  await press(shopper, 'Put the items back in my cart')
  await waitFor(async () => expect((await visitor.sync()).cartVariants).toHaveLength(2))
})
