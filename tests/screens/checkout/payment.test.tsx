import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { currentCart } from '../../../src/stores/cart/cart.ts'
import { useCheckout } from '../../../src/stores/checkout/checkout.ts'
import {
  atStep,
  field,
  goOn,
  openCheckout,
  openStep,
  place,
  toPayment,
  total,
  typeCard,
} from './checkoutSteps.ts'
import { fillCart, milkAboveMinimum } from '../filledCart.ts'
import { withShop } from '../openShop.tsx'
import { matchedBy } from '../../mocks/matchedBy.ts'

const shop = withShop()

describe('the card', () => {
  test('groups its number while it is typed, inserts the slash into its expiry date, and can be charged', async () => {
    await fillCart(shop.server, milkAboveMinimum)
    const { shopper } = await openCheckout()
    await toPayment(shopper)
    await typeCard(shopper, '4242424242424242')
    expect(await field('Card number')).toHaveValue('4242 4242 4242 4242')
    expect(await field('Card number')).toHaveAttribute('autocomplete', 'cc-number')
    expect(await field('Expiry (MM/YY)')).toHaveValue('08/28')
    await goOn(shopper)
    await waitFor(() => expect(place()).toBeEnabled())
    await waitFor(() =>
      expect(screen.getByRole('region', { name: /Payment$/ })).toHaveTextContent('Card ending in 4242'),
    )
    await shopper.click(place())
    await screen.findByRole('heading', { level: 1, name: /^Thank you/ })
    expect(screen.getByText('Card ending in 4242')).toBeVisible()
  })

  test('shows errors beside a wrong digit, a past month and a short code', async () => {
    await fillCart(shop.server, milkAboveMinimum)
    const { shopper } = await openCheckout()
    await toPayment(shopper)
    await shopper.click(openStep().getByRole('radio', { name: /^Card/ }))
    await shopper.type(await field('Card number'), '4242424242424243')
    await shopper.type(await field('Expiry (MM/YY)'), '0120')
    await shopper.type(await field('Security code'), '12')
    await goOn(shopper)
    const number = await field('Card number')
    await waitFor(() => expect(number).toHaveFocus())
    expect(number).toHaveAccessibleDescription('This card number isn’t right. Please check it.')
    expect(await field('Expiry (MM/YY)')).toHaveAccessibleDescription('This card has expired.')
    expect(await field('Security code')).toBeInvalid()
    expect(await field('Name on the card')).toHaveAccessibleDescription('Enter the name on the card.')
  })

  test('is never stored in the browser', async () => {
    await fillCart(shop.server, milkAboveMinimum)
    const { shopper, leave } = await openCheckout()
    await toPayment(shopper)
    await typeCard(shopper, '4242424242424242')
    expect([sessionStorage, localStorage].map((kept) => JSON.stringify(kept)).join()).not.toMatch(/4242/)
    leave()
    await openCheckout('/checkout?step=billing')
    await shopper.click(openStep().getByRole('radio', { name: /^Card/ }))
    expect(await field('Card number')).toHaveValue('')
  })

  test('leads back to the payment when it is declined, and another payment method works', async () => {
    await fillCart(shop.server, milkAboveMinimum)
    const { shopper } = await openCheckout()
    await toPayment(shopper)
    await typeCard(shopper, '4000000000000341')
    await goOn(shopper)
    await waitFor(() => expect(place()).toBeEnabled())
    await shopper.click(place())
    await atStep('Payment')
    const refusal = await openStep().findByRole('alert')
    expect(refusal).toHaveTextContent('declined')
    await waitFor(() => expect(refusal).toHaveFocus())
    const declined = openStep().getByRole('radio', { name: /ending in 0341/ })
    expect(declined.closest('label')).toHaveTextContent('Your bank declined this card')
    expect(declined).not.toBeChecked()
    expect(place()).toBeDisabled()
    await shopper.click(openStep().getByRole('radio', { name: /^Pay on delivery/ }))
    expect(openStep().queryByRole('alert')).not.toBeInTheDocument()
    await goOn(shopper)
    await waitFor(() => expect(screen.queryByRole('region', { current: 'step' })).not.toBeInTheDocument())
    await shopper.click(place())
    await screen.findByRole('heading', { level: 1, name: /^Thank you/ })
  })

  test('shows an error in the form when it cannot be saved', async () => {
    await fillCart(shop.server, milkAboveMinimum)
    const { shopper } = await openCheckout()
    await toPayment(shopper)
    await typeCard(shopper, '4000000000000002')
    await goOn(shopper)
    expect(await openStep().findByRole('alert')).toHaveTextContent('We couldn’t save this card')
    expect(await field('Card number')).toHaveValue('4000 0000 0000 0002')
  })
})

describe('placing the order', () => {
  async function readyToOrder() {
    await fillCart(shop.server, milkAboveMinimum)
    const opened = await openCheckout()
    await toPayment(opened.shopper)
    await goOn(opened.shopper)
    await waitFor(() => expect(place()).toBeEnabled())
    return opened
  }
  const ordersPlaced = async () => {
    const state = await shop.server.store.read()
    return Object.values(state.visitors).flatMap(({ guest }) => guest.orders).length
  }

  /** Adds a seventh milk, as from another tab. */
  const addMilkElsewhere = () => fillCart(shop.server, { saleMilk: 7 })

  test('is not possible while another payment is being saved, which the order would miss', async () => {
    const { shopper } = await readyToOrder()
    await shopper.click(await screen.findByRole('button', { name: 'Change: Payment' }))
    await atStep('Payment')
    await typeCard(shopper, '4242424242424242')
    const { holding } = shop.server.controls
    holding.hold(true)
    await goOn(shopper)
    await waitFor(() => expect(place()).toBeDisabled())
    holding.hold(false)
    await waitFor(() => expect(place()).toBeEnabled())
    await shopper.click(place())
    await screen.findByRole('heading', { level: 1, name: /^Thank you/ })
    expect(screen.getByText('Card ending in 4242')).toBeVisible()
  })

  test('twice in a row creates one order', async () => {
    const { shopper } = await readyToOrder()
    await shopper.dblClick(place())
    await screen.findByRole('heading', { level: 1, name: /^Thank you/ })
    expect(await ordersPlaced()).toBe(1)
  })

  test('again after a lost answer creates no second order', async () => {
    const { shopper } = await readyToOrder()
    shop.server.faultInjector = matchedBy(({ call }) =>
      call === 'placeOrder' ? { kind: 'network', after: true } : undefined,
    )
    await shopper.click(place())
    expect(await screen.findByRole('alert')).toHaveTextContent('limited or no network connection')
    shop.server.faultInjector = undefined
    await shopper.click(place())
    await screen.findByRole('heading', { level: 1, name: /^Thank you/ })
    expect(await ordersPlaced()).toBe(1)
  })

  test('shows a changed price, which has to be accepted', async () => {
    const { shopper } = await readyToOrder()
    const milk = useCheckout.getState().info
    expect(milk?.pricingInfo.totalPrice).toBe(5540)
    await shop.server.arrange((shopper, state) => {
      const line = shopper.cart.lines[0]
      if (line) state.changes[line.variantId] = { salePrice: null }
    })
    await shopper.click(place())
    const changed = await screen.findByRole('region', { name: 'What’s changed' })
    expect(within(changed).getByRole('listitem')).toHaveTextContent(
      'Ladang Fresh Milk Full Cream is now RM 9.50 (was RM 7.90)',
    )
    await waitFor(() => expect(total()).toHaveTextContent('RM 65.00'))
    expect(changed).toHaveTextContent('Your new total is RM 65.00')
    expect(await ordersPlaced()).toBe(0)
    await shopper.click(within(changed).getByRole('button', { name: 'Accept and place order' }))
    await screen.findByRole('heading', { level: 1, name: /^Thank you/ })
    expect(screen.getByRole('region', { name: 'Your items' })).toHaveTextContent('RM 65.00')
  })

  test('a change stays visible in the cart until it is dismissed', async () => {
    const { shopper } = await readyToOrder()
    await shop.server.arrange((shopper, state) => {
      const line = shopper.cart.lines[0]
      if (line) state.changes[line.variantId] = { salePrice: null }
    })
    await shopper.click(place())
    const changed = await screen.findByRole('region', { name: 'What’s changed' })
    await shopper.click(within(changed).getByRole('link', { name: 'Back to cart' }))
    await screen.findByRole('heading', { level: 1, name: 'Your cart' })
    expect(screen.getByRole('region', { name: 'What’s changed' })).toHaveTextContent('RM 9.50')
    await shopper.click(screen.getByRole('button', { name: 'Got it' }))
    expect(screen.queryByRole('region', { name: 'What’s changed' })).not.toBeInTheDocument()
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Your cart' })).toHaveFocus())
  })

  test('what another tab adds is in the total at once', async () => {
    await readyToOrder()
    await addMilkElsewhere()
    const otherTab = new BroadcastChannel('pasar-cart')
    otherTab.postMessage(currentCart().revision + 1)
    await waitFor(() => expect(total()).toHaveTextContent('RM 63.30'))
    otherTab.close()
  })

  test('a total that differs from the shown one is shown and has to be accepted', async () => {
    const { shopper } = await readyToOrder()
    await addMilkElsewhere()
    await shopper.click(place())
    const changed = await screen.findByRole('region', { name: 'What’s changed' })
    expect(within(changed).getByRole('listitem')).toHaveTextContent(
      'Your total is now RM 63.30 (was RM 55.40)',
    )
    await waitFor(() => expect(total()).toHaveTextContent('RM 63.30'))
    expect(await ordersPlaced()).toBe(0)
    await shopper.click(within(changed).getByRole('button', { name: 'Accept and place order' }))
    await screen.findByRole('heading', { level: 1, name: /^Thank you/ })
    expect(screen.getByRole('region', { name: 'Your items' })).toHaveTextContent('RM 63.30')
  })

  test('after the last step the order section has the focus', async () => {
    await readyToOrder()
    await waitFor(() => expect(screen.getByRole('region', { name: 'Place order' })).toHaveFocus())
  })

  test('an order placed in another tab is shown here too', async () => {
    const { address } = await readyToOrder()
    const guest = await fillCart(shop.server, {})
    const cart = await guest.sync()
    const { body } = await guest.ask<{ data: { order: { gid: string } } }>('POST', '/api/checkout', {
      cartId: cart._id,
      idempotencyKey: 'another-tab',
    })
    const { gid } = body.data.order
    const otherTab = new BroadcastChannel('pasar-cart')
    otherTab.postMessage({ order: gid })
    await screen.findByRole('heading', { level: 1, name: /^Thank you/ })
    expect(address()).toBe(`/confirmation?order=${gid}`)
    expect(screen.getAllByText(gid)[0]).toBeVisible()
    otherTab.close()
  })

  test('a slot that is gone leads back to the slots', async () => {
    const { shopper } = await readyToOrder()
    shop.server.faultInjector = matchedBy(({ call }) =>
      call === 'placeOrder'
        ? { kind: 'status', status: 409, body: { error: 'x', errorCode: 'slot_taken' } }
        : undefined,
    )
    await shopper.click(place())
    await atStep('Express delivery')
    expect(openStep().getByRole('alert')).toHaveTextContent('taken')
  })
})
