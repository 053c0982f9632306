import { waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { shopConfig } from '../../../fixtures/shopConfig.ts'
import { useCheckout } from '../../../src/stores/checkout/checkout.ts'
import { atStep, field, giveAddress, goOn, openCheckout, throughAddress } from './checkoutSteps.ts'
import { fillCart, milkAboveMinimum } from '../filledCart.ts'
import { withShop } from '../openShop.tsx'

const shop = withShop()
beforeEach(() => {
  shop.server.config = { ...shopConfig, hasVat: true, telephoneRequired: false }
  return () => {
    shop.server.config = shopConfig
  }
})

const announced = () => document.querySelector('[data-announcer]')?.lastElementChild

async function atTaxInvoice() {
  await fillCart(shop.server, milkAboveMinimum)
  const { shopper } = await openCheckout()
  await giveAddress(shopper)
  await goOn(shopper)
  await atStep('Tax invoice')
  return shopper
}

test('a tax code fills in the company, and another one clears it', async () => {
  const shopper = await atTaxInvoice()
  await shopper.type(await field('Tax code'), 'c2100000070')
  await waitFor(async () => expect(await field('Company name')).toHaveValue('Kopitiam Makmur Sdn Bhd'))
  expect(await field('Tax code')).toHaveAccessibleDescription('Found: Kopitiam Makmur Sdn Bhd')
  await waitFor(() => expect(announced()).toHaveTextContent('Found: Kopitiam Makmur Sdn Bhd'))
  expect(await field('Street address')).toHaveValue('18 Jalan Tun Sambanthan')
  expect(await field('City')).toHaveValue('Kuala Lumpur')
  expect(await field('District (optional)')).toHaveValue('Brickfields')
  await shopper.type(await field('Tax code'), '{Backspace}')
  expect(await field('Company name')).toHaveValue('')
  expect(await field('District (optional)')).toHaveValue('')
})

test('an unknown tax code shows a message, and the company is entered by hand', async () => {
  const shopper = await atTaxInvoice()
  await shopper.type(await field('Tax code'), 'C9999999999')
  await waitFor(async () =>
    expect(await field('Tax code')).toHaveAccessibleDescription(
      'We couldn’t find this tax code. Check it, or fill in the company yourself.',
    ),
  )
  for (const [name, text] of [
    ['Company name', 'Kedai Aisyah'],
    ['Street address', '12 Jalan Ampang'],
    ['City', 'Kuala Lumpur'],
    ['District (optional)', 'Titiwangsa'],
    ['Email for your invoice', 'aisyah@kedai.example'],
  ] as const)
    await shopper.type(await field(name), text)
  await goOn(shopper)
  await atStep('Express delivery')
  expect(useCheckout.getState().info?.selection.vatEmail).toBe('aisyah@kedai.example')
})

test('the names of the address and the email of the phone step are filled in', async () => {
  shop.server.config = { ...shopConfig, hasVat: true }
  await fillCart(shop.server, milkAboveMinimum)
  const { shopper } = await openCheckout()
  await throughAddress(shopper)
  await shopper.type(await field('Phone number'), '0123456789')
  await shopper.type(await field(/^Email/), 'aisyah@example.com')
  await goOn(shopper)
  await atStep('Tax invoice')
  expect(await field('First name')).toHaveValue('Aisyah')
  expect(await field('Last name')).toHaveValue('Rahman')
  expect(await field('Email for your invoice')).toHaveValue('aisyah@example.com')
})

test('an invalid tax code is refused beside the field', async () => {
  const shopper = await atTaxInvoice()
  await shopper.type(await field('Tax code'), '12345')
  await goOn(shopper)
  await waitFor(async () =>
    expect(await field('Tax code')).toHaveAccessibleDescription(
      'Enter 1 to 3 letters and 8 to 13 digits, e.g. C2100000070.',
    ),
  )
})

test('the account’s stored tax data is filled in', async () => {
  await shop.server.controls.become('business-owner')
  await fillCart(shop.server, milkAboveMinimum)
  const { shopper } = await openCheckout('/checkout?step=address')
  await goOn(shopper)
  await atStep('Tax invoice')
  expect(await field('Company name')).toHaveValue('Kopitiam Makmur Sdn Bhd')
  expect(await field('District (optional)')).toHaveValue('Brickfields')
  expect(await field('Email for your invoice')).toHaveValue('akaun@kopitiam-makmur.example')
})
