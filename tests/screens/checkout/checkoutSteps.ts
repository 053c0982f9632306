import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect } from 'vitest'
import { openShop } from '../openShop.tsx'

/** Opens the checkout, at the step in the address, and waits for its form. */
export async function openCheckout(address = '/checkout') {
  const opened = await openShop(address)
  await screen.findByRole('region', { current: 'step' })
  return opened
}

export const openStep = () => within(screen.getByRole('region', { current: 'step' }))
export const field = (name: string | RegExp) => openStep().findByRole('textbox', { name })
export const goOn = async (shopper: UserEvent) =>
  shopper.click(openStep().getByRole('button', { name: /^(Continue|Done)$/ }))
export const atStep = (title: string) =>
  waitFor(() => expect(openStep().getByRole('heading', { level: 2 })).toHaveTextContent(title))
export const total = () => screen.getByText('Total, tax included').parentElement

/** Fills a field at once, as autofill does; other tests type letter by letter. */
async function fill(shopper: UserEvent, name: string, text: string) {
  await shopper.clear(await field(name))
  await shopper.paste(text)
}

export async function giveAddress(shopper: UserEvent, postalCode = '50450') {
  await fill(shopper, 'First name', 'Aisyah')
  await fill(shopper, 'Last name', 'Rahman')
  await fill(shopper, 'Street address', '12 Jalan Ampang')
  await fill(shopper, 'Postcode', postalCode)
  await waitFor(async () => expect(await field('City')).not.toHaveValue(''))
}

export async function throughAddress(shopper: UserEvent) {
  await giveAddress(shopper)
  await goOn(shopper)
  await atStep('Phone')
}

export async function throughTelephone(shopper: UserEvent) {
  await fill(shopper, 'Phone number', '012-345 6789')
  await goOn(shopper)
  await atStep('Express delivery')
}

export const slots = () => openStep().getAllByRole<HTMLInputElement>('radio', { name: /am|pm/ })

export async function throughExpress(shopper: UserEvent) {
  const free = slots().find((slot) => !slot.disabled)
  if (!free) throw new Error('A slot should be open.')
  await shopper.click(free)
  await goOn(shopper)
}

/** All steps of an express order, up to the payment. */
export async function toPayment(shopper: UserEvent) {
  await throughAddress(shopper)
  await throughTelephone(shopper)
  await throughExpress(shopper)
  await atStep('Payment')
}

export async function typeCard(shopper: UserEvent, number: string) {
  await shopper.click(openStep().getByRole('radio', { name: /^Card/ }))
  await shopper.type(await field('Card number'), number)
  await shopper.type(await field('Expiry (MM/YY)'), '0828')
  await shopper.type(await field('Security code'), '123')
  await shopper.type(await field('Name on the card'), 'Aisyah Rahman')
}

export const place = () => screen.getByRole('button', { name: /^Plac/ })
