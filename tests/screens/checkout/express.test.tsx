import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { named } from '../../../fixtures/named.ts'
import { FulfillmentMethod } from '../../../src/contract/enumerations.ts'
import { now, stopClock } from '../../../src/stores/base/clock.ts'
import { useCart } from '../../../src/stores/cart/cart.ts'
import { useCheckout } from '../../../src/stores/checkout/checkout.ts'
import { refreshCheckout } from '../../../src/stores/checkout/checkoutWork.ts'
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
} from './checkoutSteps.ts'
import { fillCart, milkAboveMinimum } from '../filledCart.ts'
import { openShop, withShop } from '../openShop.tsx'
import { matchedBy } from '../../mocks/matchedBy.ts'
import { shopper as visitor } from '../../mocks/shopper.ts'

const shop = withShop()
const MINUTE_MS = 60_000
const callsToTimes = () =>
  shop.server.journal.entries().filter(({ call }) => call === 'expressDeliveryTimes').length
const linesAt = () =>
  useCart.getState().confirmed?.cartVariants.map(({ warehouse, quantity }) => [warehouse._id, quantity])

/** The shopper returns to the tab. */
const later = async (ms: number) => {
  await shop.server.controls.clock.advance(ms)
  act(() => stopClock(now() + ms))
}
afterEach(() => act(() => stopClock(null)))

const comeBack = (): void =>
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'))
  })

describe('the times of an express delivery', () => {
  test('are read again when the shopper returns after a while, and the selection stays', async () => {
    await fillCart(shop.server, milkAboveMinimum)
    const { shopper } = await openCheckout()
    await throughAddress(shopper)
    await throughTelephone(shopper)
    const chosen = slots().findLast((slot) => !slot.disabled)
    if (!chosen) throw new Error('A slot should be open.')
    await shopper.click(chosen)
    comeBack()
    expect(callsToTimes()).toBe(0)
    await later(6 * MINUTE_MS)
    comeBack()
    await waitFor(() => expect(callsToTimes()).toBe(1))
    expect(slots().find(({ value }) => value === chosen.value)).toBeChecked()
  })

  test('that is missing has its message scrolled into view', async () => {
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
    await fillCart(shop.server, milkAboveMinimum)
    const { shopper } = await openCheckout()
    await throughAddress(shopper)
    await throughTelephone(shopper)
    scrolled.mockClear()
    await goOn(shopper)
    const message = (await openStep().findByText('Choose a delivery time.')).closest('p')
    expect(scrolled.mock.contexts).toContain(message)
    expect(openStep().getByRole('group', { name: /^Choose a time/ })).toHaveAccessibleDescription(
      'Choose a delivery time.',
    )
    scrolled.mockRestore()
  })

  test('that are all gone are read again with a press, which moves the focus to the first one', async () => {
    await fillCart(shop.server, milkAboveMinimum)
    const { shopper } = await openCheckout()
    await throughAddress(shopper)
    await throughTelephone(shopper)
    const checkout = { ...useCheckout.getState().info, deliveryTimes: [] }
    shop.server.faultInjector = matchedBy(({ call }) =>
      call === 'refreshCheckout' ? { kind: 'status', status: 200, body: { data: { checkout } } } : undefined,
    )
    await act(refreshCheckout)
    expect(await openStep().findByText('No delivery times right now. Please try again later.')).toBeVisible()
    shop.server.faultInjector = undefined
    await shopper.click(openStep().getByRole('button', { name: 'Check again' }))
    await waitFor(() => expect(slots().find((slot) => !slot.disabled)).toHaveFocus())
  })

  test('show a message when the selected one is gone', async () => {
    await fillCart(shop.server, milkAboveMinimum)
    const { shopper } = await openCheckout()
    await throughAddress(shopper)
    await throughTelephone(shopper)
    const chosen = slots().find((slot) => !slot.disabled)
    if (!chosen) throw new Error('A slot should be open.')
    await shopper.click(chosen)
    await later(24 * 60 * MINUTE_MS)
    comeBack()
    expect(
      await openStep().findByText('The time you chose is no longer available. Choose another one.'),
    ).toBeVisible()
    expect(slots().some((slot) => slot.checked)).toBe(false)
    await waitFor(() => expect(slots().find((slot) => !slot.disabled)).toHaveFocus())
  })
})

describe('an address outside express delivery', () => {
  test('offers pickup or removal of the express items, without a delivery promise', async () => {
    await fillCart(shop.server, milkAboveMinimum)
    const { shopper } = await openCheckout()
    await giveAddress(shopper, '88000')
    await goOn(shopper)
    await atStep('Phone')
    await throughTelephone(shopper)
    expect(await openStep().findByText(/^We don’t deliver express items to Kota Kinabalu/)).toBeVisible()
    expect(openStep().queryByRole('radio')).not.toBeInTheDocument()
    expect(place()).toBeDisabled()
    await shopper.click(openStep().getByRole('button', { name: 'Pick up at Pasar Chow Kit' }))
    await atStep('Pickup')
    await waitFor(() => expect(linesAt()).toEqual([['kl-pickup', 6]]))
    expect(slots().length).toBeGreaterThan(0)
  })

  test('leads back to the address', async () => {
    await fillCart(shop.server, milkAboveMinimum)
    const { shopper } = await openCheckout()
    await giveAddress(shopper, '88000')
    await goOn(shopper)
    await atStep('Phone')
    await throughTelephone(shopper)
    await shopper.click(await openStep().findByRole('button', { name: 'Change the address' }))
    await atStep('Delivery address')
    expect(openStep().getByRole('radio', { name: /88000/ })).toBeChecked()
  })
})

describe('pickup items', () => {
  async function milkToFetch() {
    const guest = visitor(shop.server, 'browser')
    await guest.sync()
    const { _id: variant } = await guest.variantOf(named.saleMilk)
    await guest.change({
      variant,
      warehouse: 'kl-pickup',
      fulfillmentMethod: FulfillmentMethod.IN_STORE_PICKUP,
      quantity: 6,
    })
    await guest.ask('PUT', '/api/location', { postalCode: '50450' })
  }

  test('have a step with the place, its hours and a map', async () => {
    await milkToFetch()
    const { shopper } = await openCheckout()
    await shopper.type(await field('Phone number'), '012-345 6789')
    await goOn(shopper)
    await atStep('Pickup')
    const places = openStep().getByRole('list', { name: 'Pick up at' })
    expect(places).toHaveTextContent('Pasar Chow Kit')
    expect(places).toHaveTextContent('412 Jalan Tuanku Abdul Rahman50350 Kuala Lumpur')
    expect(places).toHaveTextContent('Open 09:00–22:00 daily')
    expect(openStep().getByRole('img', { name: 'Map: Pasar Chow Kit' })).toBeVisible()
    await goOn(shopper)
    expect(openStep().getByText('Choose a pickup time.')).toBeVisible()
  })

  test('can be delivered instead, inside the express area', async () => {
    await milkToFetch()
    const { shopper } = await openShop('/cart')
    await shopper.click(await screen.findByRole('button', { name: 'Express delivery' }))
    await waitFor(() => expect(linesAt()).toEqual([['kl-express', 6]]))
    expect(screen.getByText('Your items are now: Express delivery')).toBeVisible()
    expect(useCheckout.getState().failures).toEqual({})
  })
})
