import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { currentCart } from '../../../src/stores/cart/cart.ts'
import { useCheckout } from '../../../src/stores/checkout/checkout.ts'
import { atStep, goOn, openCheckout, openStep, place, toPayment, total, typeCard } from './checkoutSteps.ts'
import { fillCart, milkAboveMinimum } from '../filledCart.ts'
import { withShop } from '../openShop.tsx'
import { matchedBy } from '../../mocks/matchedBy.ts'

const shop = withShop()

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
