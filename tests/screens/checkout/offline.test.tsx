import { screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { atStep, field, giveAddress, goOn, openCheckout, openStep, place, slots } from './checkoutSteps.ts'
import { everyDelivery, fillCart } from '../filledCart.ts'
import { withShop } from '../openShop.tsx'

const shop = withShop()

const NO_NETWORK = /^Looks like you have limited or no network connection/

const setOffline = (isOffline: boolean) => shop.server.controls.setNetwork({ isOffline })

/** Presses Continue without a network: the step stays and says why. Then with one. */
async function goOnAfterOffline(shopper: UserEvent, title: string, isAsEntered: () => void) {
  setOffline(true)
  await goOn(shopper)
  expect(await screen.findByText(NO_NETWORK)).toBeVisible()
  await atStep(title)
  isAsEntered()
  setOffline(false)
  await goOn(shopper)
}

test('a network that is lost in each step of the checkout loses nothing that was entered, and one order is placed', async () => {
  await fillCart(shop.server, everyDelivery)
  const { shopper } = await openCheckout()
  await atStep('Delivery address')
  await giveAddress(shopper)
  const street = await field('Street address')
  await goOnAfterOffline(shopper, 'Delivery address', () => expect(street).toHaveValue('12 Jalan Ampang'))

  await atStep('Phone')
  const telephone = await field('Phone number')
  await shopper.type(telephone, '012-345 6789')
  await goOnAfterOffline(shopper, 'Phone', () => expect(telephone).toHaveValue('012-345 6789'))

  await atStep('Express delivery')
  const slot = slots().find(({ disabled }) => !disabled)
  if (!slot) throw new Error('A slot should be open.')
  await shopper.click(slot)
  await goOnAfterOffline(shopper, 'Express delivery', () => expect(slot).toBeChecked())

  await atStep('Standard delivery')
  const instructions = openStep().getByRole('textbox')
  await shopper.type(instructions, 'At the gate')
  await goOnAfterOffline(shopper, 'Standard delivery', () => expect(instructions).toHaveValue('At the gate'))

  await atStep('Parcels from sellers')
  const same = openStep().getByRole('radio', { name: /^Same address/ })
  await goOnAfterOffline(shopper, 'Parcels from sellers', () => expect(same).toBeChecked())

  await atStep('Payment')
  await goOnAfterOffline(shopper, 'Payment', () => undefined)

  await waitFor(() => expect(place()).toBeEnabled())
  setOffline(true)
  await shopper.click(place())
  expect(await screen.findByRole('alert')).toBeVisible()
  setOffline(false)
  await waitFor(() => expect(place()).toBeEnabled())
  await shopper.click(place())
  expect(await screen.findByRole('heading', { level: 1, name: 'Thank you, Aisyah!' })).toBeVisible()
  let orders = 0
  await shop.server.arrange((guest) => {
    orders = guest.orders.length
  })
  expect(orders).toBe(1)
})
