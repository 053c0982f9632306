import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { advanceTo } from '../../../mocks/controls/advanceTo.ts'
import type { Persona } from '../../../mocks/scenarios/persona.ts'
import { type PersonaId, personas } from '../../../mocks/scenarios/personas.ts'
import { visitorOf } from '../../../mocks/state/state.ts'
import { atPayment, choose } from './atPayment.ts'
import { atStep, field, goOn, openCheckout, openStep, place, typeCard } from './checkoutSteps.ts'
import { withShop } from '../openShop.tsx'

const shop = withShop()

/** An order with every step, to be paid in the persona's way. */
async function withEveryStep(id: PersonaId) {
  const { server } = shop
  await server.controls.become(id)
  await server.store.write((draft) => {
    visitorOf(draft, 'browser').settings = { hasVat: true }
  })
  const { person, pays }: Persona = personas[id]
  const all = { person, stage: 'checkout', basket: 'allSteps', hasVat: true } as const
  await advanceTo(server, 'browser', { ...all, ...(pays ? { pays } : {}) })
}

/** Each way to pay, and how its choice reads in the folded step. */
const ways: readonly (readonly [PersonaId, chosen: RegExp])[] = [
  ['guest-checkout', /^Pay on delivery/],
  ['pays-card', /ending in 4242/],
  ['pays-card-code', /ending in 3220/],
  ['pays-bank-account', /ending in 1234/],
  ['pays-invoice', /^Pay by invoice/],
  ['pays-paypal', /^PayPal/],
  ['pays-apple-pay', /^Apple Pay/],
  ['pays-google-pay', /^Google Pay/],
  ['pays-venmo', /^Venmo/],
  ['pays-fasspay', /^FassPay/],
  ['pays-ipay88', /^iPay88/],
  ['pays-payoo', /^Payoo/],
]

const paymentStep = () => within(screen.getByRole('region', { name: /Payment$/ }))

const steps = [
  ['vat', 'Tax invoice'],
  ['standard', 'Standard delivery'],
  ['marketplace', 'Parcels from sellers'],
] as const

test.each(ways)('with %s, loading the page at any step keeps the way to pay', async (id, chosen) => {
  await withEveryStep(id)
  for (const [step, title] of steps) {
    const { leave } = await openCheckout(`/checkout?step=${step}`)
    await atStep(title)
    expect(paymentStep().getByText(chosen)).toBeVisible()
    await waitFor(() => expect(place()).toBeEnabled())
    leave()
  }
})

test.each([
  ['vat', 'Company name', 'Kedai Aisyah'],
  ['standard', 'Instructions for the driver (optional)', 'Ring twice'],
] as const)('a reload at the step %s keeps what was typed', async (step, name, text) => {
  await withEveryStep('pays-ipay88')
  const { shopper, leave } = await openCheckout(`/checkout?step=${step}`)
  await shopper.clear(await field(name))
  await shopper.paste(text)
  leave()
  await openCheckout(`/checkout?step=${step}`)
  expect(await field(name)).toHaveValue(text)
  expect(paymentStep().getByText(/^iPay88/)).toBeVisible()
})

test('a reload shows the new address that was typed beside saved ones, until a saved one is used', async () => {
  await withEveryStep('checkout-savings')
  const { shopper, leave } = await openCheckout('/checkout?step=address')
  await shopper.click(await screen.findByRole('radio', { name: 'Another address' }))
  await shopper.type(await field('Street address'), '8 Jalan Kia Peng')
  leave()
  const again = await openCheckout('/checkout?step=address')
  expect(await screen.findByRole('radio', { name: 'Another address' })).toBeChecked()
  expect(await field('Street address')).toHaveValue('8 Jalan Kia Peng')
  await again.shopper.click(screen.getAllByRole('radio')[0] as HTMLElement)
  await goOn(again.shopper)
  await again.shopper.click(await screen.findByRole('button', { name: 'Change: Delivery address' }))
  expect(await screen.findByRole('radio', { name: 'Another address' })).not.toBeChecked()
})

test('a reload keeps the choice of a saved address, and that a new one does not become the default', async () => {
  await withEveryStep('checkout-savings')
  const { shopper, leave } = await openCheckout('/checkout?step=address')
  const others = (await screen.findAllByRole('radio')).filter((radio) => !(radio as HTMLInputElement).checked)
  const other = others.at(0)?.getAttribute('value')
  await shopper.click(others.at(0) as HTMLElement)
  leave()
  const again = await openCheckout('/checkout?step=address')
  expect(
    (await screen.findAllByRole('radio', { checked: true })).map((radio) => radio.getAttribute('value')),
  ).toEqual([other])
  await again.shopper.click(screen.getByRole('radio', { name: 'Another address' }))
  await again.shopper.click(await screen.findByRole('checkbox', { name: /default/ }))
  again.leave()
  await openCheckout('/checkout?step=address')
  expect(await screen.findByRole('checkbox', { name: /default/ })).not.toBeChecked()
})

describe('a reload at the payment keeps', () => {
  test('the method of iPay88', async () => {
    const { shopper, leave } = await atPayment(shop.server)
    await choose(shopper, /^iPay88/)
    await choose(shopper, /^Boost/)
    leave()
    await openCheckout('/checkout?step=billing')
    expect(await openStep().findByRole('radio', { name: /^Boost/ })).toBeChecked()
  })

  test('the bank of Payoo', async () => {
    const { shopper, leave } = await atPayment(shop.server)
    await choose(shopper, /^Payoo/)
    await shopper.selectOptions(await openStep().findByRole('combobox', { name: /^Bank/ }), 'RHB Bank')
    leave()
    await openCheckout('/checkout?step=billing')
    expect(await openStep().findByRole('combobox', { name: /^Bank/ })).toHaveDisplayValue('RHB Bank')
  })

  test('the name on a new card, but not its number, expiry and code', async () => {
    const { shopper, leave } = await atPayment(shop.server)
    await typeCard(shopper, '4242424242424242')
    leave()
    const again = await openCheckout('/checkout?step=billing')
    expect(await field('Name on the card')).toHaveValue('Aisyah Rahman')
    for (const name of ['Card number', 'Expiry (MM/YY)', 'Security code'])
      expect(await field(name)).toHaveValue('')
    expect(openStep().getByText(/please enter them again/)).toBeVisible()
    await again.shopper.type(await field('Card number'), '4')
    expect(openStep().queryByText(/please enter them again/)).toBeNull()
  })
})
