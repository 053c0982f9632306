import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { named } from '../../../fixtures/named.ts'
import { VariantState } from '../../../src/contract/enumerations.ts'
import {
  atStep,
  field,
  goOn,
  openCheckout,
  openStep,
  place,
  slots,
  throughAddress,
  throughExpress,
  throughTelephone,
  total,
} from './checkoutSteps.ts'
import { everyDelivery, fillCart, milkAboveMinimum, milkBelowMinimum } from '../filledCart.ts'
import { openShop, withShop } from '../openShop.tsx'

const shop = withShop()

test('a guest goes through every step, each collapses to a summary, and gets an order number', async () => {
  await fillCart(shop.server, everyDelivery)
  const { shopper, address } = await openCheckout()
  await atStep('Delivery address')
  expect(address()).toBe('/checkout?step=address')
  await throughAddress(shopper)
  expect(screen.getByRole('region', { name: /Delivery address$/ })).toHaveTextContent(
    'Aisyah Rahman, 12 Jalan Ampang, Kuala Lumpur, 50450',
  )
  await throughTelephone(shopper)
  expect(screen.getByRole('region', { name: /Phone$/ })).toHaveTextContent('012-\u2060345 6789')
  await throughExpress(shopper)
  await atStep('Standard delivery')
  await goOn(shopper)
  await atStep('Parcels from sellers')
  expect(screen.getByRole('region', { name: /Standard delivery$/ })).toHaveTextContent('No instructions')
  expect(openStep().getByRole('radio', { name: /^Same address/ })).toBeChecked()
  await goOn(shopper)
  await atStep('Payment')
  expect(place()).toBeDisabled()
  await goOn(shopper)
  await waitFor(() => expect(place()).toBeEnabled())
  expect(address()).toBe('/checkout')
  await shopper.click(place())
  expect(await screen.findByRole('heading', { level: 1, name: 'Thank you, Aisyah!' })).toBeVisible()
  expect(address()).toMatch(/^\/confirmation\?order=\d+$/)
})

test.each([
  ['12345', 'nobody', 'Enter a 10-digit phone number.', 'Enter an email address, e.g. name@example.com.'],
  ['', 'a@b.my', 'Enter your phone number.', ''],
])('the phone number “%s” is refused', async (number, email, aboutNumber, aboutEmail) => {
  await fillCart(shop.server, milkAboveMinimum)
  const { shopper } = await openCheckout()
  await throughAddress(shopper)
  const telephone = await field('Phone number')
  if (number) await shopper.type(telephone, number)
  const mail = await field(/^Email/)
  await shopper.type(mail, email)
  await goOn(shopper)
  await waitFor(() => expect(telephone).toHaveFocus())
  expect(telephone).toHaveAccessibleDescription(aboutNumber)
  expect(mail).toHaveAccessibleDescription(aboutEmail)
})

describe('the express slots', () => {
  test('one must be selected', async () => {
    await fillCart(shop.server, milkAboveMinimum)
    const { shopper } = await openCheckout()
    await throughAddress(shopper)
    await throughTelephone(shopper)
    await goOn(shopper)
    expect(openStep().getByText('Choose a delivery time.')).toBeVisible()
    expect(slots().find((slot) => !slot.disabled)).toHaveFocus()
  })

  test('full slots are disabled; the price of a slot is part of the total', async () => {
    await fillCart(shop.server, milkAboveMinimum)
    const { shopper } = await openCheckout()
    await throughAddress(shopper)
    await throughTelephone(shopper)
    const full: string[][] = []
    for (const day of openStep().getAllByRole('radio', { name: /^(Today|Tomorrow)$/ })) {
      await shopper.click(day)
      full.push(
        slots()
          .filter((slot) => slot.disabled)
          .map(({ value }) => value),
      )
    }
    // Of six slots a day, ten o'clock and two o'clock today, and four o'clock tomorrow.
    expect(full).toEqual([['slot-2026-11-21-10', 'slot-2026-11-21-14'], ['slot-2026-11-22-16']])
    const dear = slots().find(
      (slot) => !slot.disabled && slot.closest('label')?.textContent?.includes('RM 5.00'),
    )
    if (!dear) throw new Error('An evening slot should cost more.')
    await shopper.click(dear)
    await goOn(shopper)
    await atStep('Payment')
    expect(total()).toHaveTextContent('RM 60.40')
  })

  test('a slot that fills up meanwhile shows a message, and the list is updated', async () => {
    await fillCart(shop.server, milkAboveMinimum)
    const { shopper } = await openCheckout()
    await throughAddress(shopper)
    await throughTelephone(shopper)
    const slot = slots().find((each) => !each.disabled)
    if (!slot) throw new Error('A slot should be open.')
    await shopper.click(slot)
    await shop.server.arrange((_, state) => {
      state.slots[`kl-express:${slot.value}`] = 1_000
    })
    await goOn(shopper)
    expect(await openStep().findByRole('alert')).toHaveTextContent('taken')
    await waitFor(() => expect(slots().find(({ value }) => value === slot.value)).toBeDisabled())
  })
})

describe('a reload, back and forward', () => {
  test('keep typed text, at the same step', async () => {
    await fillCart(shop.server, milkAboveMinimum)
    const { shopper, leave } = await openCheckout()
    await throughAddress(shopper)
    await shopper.type(await field('Phone number'), '0123')
    leave()
    const again = await openCheckout('/checkout?step=telephone')
    await atStep('Phone')
    expect(await field('Phone number')).toHaveValue('0123')
    expect(again.address()).toBe('/checkout?step=telephone')
  })

  test('keep the selected slot and payment method', async () => {
    await fillCart(shop.server, milkAboveMinimum)
    const first = await openCheckout()
    await throughAddress(first.shopper)
    await throughTelephone(first.shopper)
    const slot = slots().find((each) => !each.disabled)
    if (!slot) throw new Error('A slot should be open.')
    await first.shopper.click(slot)
    first.leave()
    const second = await openCheckout('/checkout?step=express')
    await waitFor(() => expect(slots().find(({ value }) => value === slot.value)).toBeChecked())
    await goOn(second.shopper)
    await atStep('Payment')
    await second.shopper.click(openStep().getByRole('radio', { name: /^Card/ }))
    second.leave()
    await openCheckout('/checkout?step=billing')
    await atStep('Payment')
    expect(openStep().getByRole('radio', { name: /^Card/ })).toBeChecked()
  })

  test('go to the previous step, and to this one again', async () => {
    await fillCart(shop.server, milkAboveMinimum)
    const { shopper, router } = await openCheckout()
    await throughAddress(shopper)
    await throughTelephone(shopper)
    await router.navigate(-1)
    await atStep('Phone')
    await router.navigate(-1)
    await atStep('Delivery address')
    await router.navigate(1)
    await atStep('Phone')
    expect(await field('Phone number')).toHaveValue('0123456789')
  })

  test('open the first incomplete step instead of one that cannot be reached yet', async () => {
    await fillCart(shop.server, milkAboveMinimum)
    const { address } = await openCheckout('/checkout?step=billing')
    await atStep('Delivery address')
    expect(address()).toBe('/checkout?step=address')
  })
})

describe('a cart that cannot be ordered', () => {
  test.each([
    ['en', 'Place order', 'Express: add RM 6.30 to reach the minimum', 'Edit cart'],
    ['ms', 'Buat pesanan', 'Ekspres: tambah RM 6.30 untuk mencapai minimum', 'Sunting troli'],
  ] as const)('says so from the start, with a link to the cart: %s', async (language, name, reason, way) => {
    await fillCart(shop.server, milkBelowMinimum)
    await openShop('/checkout', language)
    const placing = await screen.findByRole('region', { name })
    const button = within(placing).getByRole('button', { name })
    expect(button).toBeDisabled()
    expect(button).toHaveAccessibleDescription(reason)
    expect(within(placing).getByRole('link', { name: way })).toHaveAttribute('href', '/cart')
  })

  test('has unavailable items', async () => {
    const guest = await fillCart(shop.server, { saleMilk: 6, spinach: 1 })
    const spinach = await guest.variantOf(named.spinach)
    await shop.server.arrange((_, state) => {
      state.changes[spinach._id] = { state: VariantState.DISCONTINUED }
    })
    await openCheckout()
    expect(place()).toHaveAccessibleDescription(/^Some items are unavailable/)
  })
})

test('an empty cart has no checkout: the cart page opens', async () => {
  const { address } = await openShop('/checkout')
  expect(address()).toBe('/cart')
  expect(screen.getByText(/^Your cart is empty/)).toBeVisible()
})

test('the items are collapsed, and can be expanded', async () => {
  await fillCart(shop.server, everyDelivery)
  const { shopper } = await openCheckout()
  const order = within(screen.getByRole('region', { name: 'Your order' }))
  expect(order.getByText('Delivery: From Kopi Warisan').closest('div')).toHaveTextContent('RM 9.00')
  expect(order.queryByRole('list', { name: 'Your items' })).not.toBeInTheDocument()
  await shopper.click(order.getByRole('button', { name: /^10 items/ }))
  expect(within(order.getByRole('list', { name: 'Your items' })).getAllByRole('listitem')).toHaveLength(3)
})

test.each([
  ['+60 12-345 6789', '012-345 6789'],
  ['60123456789', '0123456789'],
  ['+60 3 1234 5678', '03 1234 5678'],
])('a phone number pasted as %s becomes %s', async (pasted, shown) => {
  await fillCart(shop.server, milkAboveMinimum)
  const { shopper } = await openCheckout()
  await throughAddress(shopper)
  await shopper.click(await field('Phone number'))
  await shopper.paste(pasted)
  expect(await field('Phone number')).toHaveValue(shown)
  await goOn(shopper)
  await atStep('Express delivery')
})

test('a phone number without ten digits stays as it was typed', async () => {
  await fillCart(shop.server, milkAboveMinimum)
  const { shopper } = await openCheckout()
  await throughAddress(shopper)
  await shopper.type(await field('Phone number'), '+60 12-345 67')
  expect(await field('Phone number')).toHaveValue('+60 12-345 67')
})
