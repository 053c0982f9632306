import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { atStep, field, giveAddress, goOn, openCheckout, openStep, throughAddress } from './checkoutSteps.ts'
import { fillCart, milkAboveMinimum } from '../filledCart.ts'
import { withShop } from '../openShop.tsx'
import { matchedBy } from '../../mocks/matchedBy.ts'

const shop = withShop()

describe('the address', () => {
  test('starts with the postcode of the top bar and its place, which the shopper has not set yet', async () => {
    await fillCart(shop.server, milkAboveMinimum)
    await openCheckout()
    expect(await field('Postcode')).toHaveValue('07083')
    await waitFor(async () => expect(await field('City')).toHaveValue('Langkawi'))
    expect(openStep().getByRole('combobox', { name: 'State' })).toHaveValue('Kedah')
  })

  test('missing fields show their errors, and the first one gets the focus', async () => {
    await fillCart(shop.server, milkAboveMinimum)
    const { shopper } = await openCheckout()
    const first = await field('First name')
    await shopper.clear(await field('Postcode'))
    await goOn(shopper)
    await waitFor(() => expect(first).toHaveFocus())
    expect(first).toBeInvalid()
    expect(first).toHaveAccessibleDescription('Enter your first name.')
    const errors = () =>
      openStep()
        .getAllByText(/^(Enter your|Choose a) [a-z ]+\.$/)
        .map(({ textContent }) => textContent)
    const others = [
      'Enter your last name.',
      'Enter your street address.',
      'Enter your postcode.',
      'Enter your city.',
      'Choose a state.',
    ]
    expect(errors()).toEqual(['Enter your first name.', ...others])
    await shopper.type(first, 'A')
    expect(first).toBeValid()
    expect(errors()).toEqual(others)
  })

  test('the postcode fills city and state, and another one clears them first', async () => {
    await fillCart(shop.server, milkAboveMinimum)
    const { shopper } = await openCheckout()
    const code = await field('Postcode')
    await shopper.clear(code)
    await shopper.type(code, '10200')
    await waitFor(async () => expect(await field('City')).toHaveValue('George Town'))
    expect(openStep().getByRole('combobox', { name: 'State' })).toHaveValue('Pulau Pinang')
    await shopper.type(code, '{Backspace}')
    expect(await field('City')).toHaveValue('')
    expect(openStep().getByRole('combobox', { name: 'State' })).toHaveValue('')
  })

  test('another postcode replaces what the previous one filled in, not what was typed', async () => {
    await fillCart(shop.server, milkAboveMinimum)
    const { shopper } = await openCheckout()
    const code = await field('Postcode')
    await shopper.clear(code)
    await shopper.type(await field('City'), 'Tanjung Bungah')
    await shopper.type(code, '10200')
    const state = openStep().getByRole('combobox', { name: 'State' })
    await waitFor(() => expect(state).toHaveValue('Pulau Pinang'))
    expect(await field('City')).toHaveValue('Tanjung Bungah')
    await shopper.clear(code)
    expect(state).toHaveValue('')
    expect(await field('City')).toHaveValue('Tanjung Bungah')
  })

  test('a press before the postcode lookup ends continues after it, or with what was typed meanwhile', async () => {
    await fillCart(shop.server, milkAboveMinimum)
    const { shopper } = await openCheckout()
    const { holding } = shop.server.controls
    await shopper.type(await field('First name'), 'Aisyah')
    await shopper.type(await field('Last name'), 'Rahman')
    await shopper.type(await field('Street address'), '12 Jalan Ampang')
    holding.hold(true)
    await shopper.clear(await field('Postcode'))
    await shopper.type(await field('Postcode'), '50450')
    const button = openStep().getByRole('button', { name: 'Continue' })
    await shopper.click(button)
    expect(openStep().queryByText('Enter your city.')).not.toBeInTheDocument()
    expect(button).toHaveAttribute('aria-busy', 'true')
    await shopper.type(await field('City'), 'KL')
    expect(button).not.toHaveAttribute('aria-busy')
    await shopper.clear(await field('City'))
    await shopper.click(button)
    holding.hold(false)
    await atStep('Phone')
  })

  test('a pasted postcode with spaces around it is valid', async () => {
    await fillCart(shop.server, milkAboveMinimum)
    const { shopper } = await openCheckout()
    await shopper.clear(await field('Postcode'))
    await shopper.paste(' 50450 ')
    expect(await field('Postcode')).toHaveValue('50450')
    await waitFor(async () => expect(await field('City')).toHaveValue('Kuala Lumpur'))
  })

  test('browser autofill keeps its city, and the lookup fills the gap', async () => {
    await fillCart(shop.server, milkAboveMinimum)
    await openCheckout()
    fireEvent.change(await field('City'), { target: { value: 'Johor Bahru' } })
    fireEvent.change(await field('Postcode'), { target: { value: '50450' } })
    await waitFor(() =>
      expect(openStep().getByRole('combobox', { name: 'State' })).toHaveValue('Kuala Lumpur'),
    )
    expect(await field('City')).toHaveValue('Johor Bahru')
  })

  test.each(['PO Box 12', 'P.O. Box 12', 'Post Office Box 12', 'Box 12'])(
    '%s shows a warning, and is accepted',
    async (box) => {
      await fillCart(shop.server, milkAboveMinimum)
      const { shopper } = await openCheckout()
      await giveAddress(shopper)
      const street = await field('Street address')
      await shopper.clear(street)
      await shopper.type(street, box)
      expect(openStep().getByText(/^Couriers can’t deliver to a PO Box/)).toBeVisible()
      await goOn(shopper)
      await atStep('Phone')
    },
  )

  test('a street is limited to what fits on a parcel label', async () => {
    await fillCart(shop.server, milkAboveMinimum)
    const { shopper } = await openCheckout()
    await shopper.click(await field('Street address'))
    await shopper.paste('x'.repeat(300))
    expect(await field('Street address')).toHaveValue('x'.repeat(100))
    await shopper.click(await field('First name'))
    await shopper.paste('x'.repeat(300))
    expect(await field('First name')).toHaveValue('x'.repeat(60))
  })

  test('an undeliverable place shows a dialog, and the form keeps its input', async () => {
    await fillCart(shop.server, milkAboveMinimum)
    const { shopper } = await openCheckout()
    await giveAddress(shopper, '49000')
    expect(await field('Postcode')).toHaveAccessibleDescription('Outside our delivery area')
    await goOn(shopper)
    const dialog = await screen.findByRole('dialog', { name: 'We don’t deliver there yet' })
    expect(dialog).toHaveTextContent('49000 is outside our delivery area')
    await shopper.click(within(dialog).getByRole('button', { name: 'Use another address' }))
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    expect(await field('Postcode')).toHaveFocus()
    expect(await field('First name')).toHaveValue('Aisyah')
  })

  test('a region without business delivery shows its own message', async () => {
    await fillCart(shop.server, milkAboveMinimum)
    const { shopper } = await openCheckout()
    await giveAddress(shopper, '49000')
    await shopper.click(openStep().getByRole('button', { name: 'Add more details' }))
    await shopper.type(await field('Business name (optional)'), 'Kedai Aisyah')
    await goOn(shopper)
    expect(await screen.findByRole('dialog', { name: 'No business delivery in this area' })).toBeVisible()
  })

  test('saved addresses can be selected, and another can be entered', async () => {
    await fillCart(shop.server, milkAboveMinimum)
    const { shopper } = await openCheckout()
    await throughAddress(shopper)
    await shopper.click(screen.getByRole('button', { name: 'Change: Delivery address' }))
    await atStep('Delivery address')
    expect(openStep().getByRole('radio', { name: /^Aisyah Rahman/ })).toBeChecked()
    await shopper.click(openStep().getByRole('radio', { name: 'Another address' }))
    expect(await field('First name')).toHaveValue('')
    await shopper.click(openStep().getByRole('radio', { name: /^Aisyah Rahman/ }))
    await goOn(shopper)
    await atStep('Phone')
  })

  test('a network failure shows a message, gets the focus, and keeps the input', async () => {
    await fillCart(shop.server, milkAboveMinimum)
    const { shopper } = await openCheckout()
    await giveAddress(shopper)
    shop.server.faultInjector = matchedBy(({ call }) =>
      call === 'createAddress' ? { kind: 'network' } : undefined,
    )
    await goOn(shopper)
    const alert = await openStep().findByRole('alert')
    expect(alert).toHaveTextContent('Looks like you have limited or no network connection. Please try again.')
    expect(alert).toHaveFocus()
    expect(await field('First name')).toHaveValue('Aisyah')
    shop.server.faultInjector = undefined
    await shopper.type(await field('First name'), 'h')
    expect(alert).not.toBeInTheDocument()
    await goOn(shopper)
    await atStep('Phone')
  })
})
