import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { atStep, field, giveAddress, goOn, openCheckout, openStep, throughAddress } from './atCheckout.ts'
import { fillCart, milkAboveMinimum } from '../filledCart.ts'
import { withShop } from '../openShop.tsx'
import { matchedBy } from '../../mocks/matchedBy.ts'

const shop = withShop()

describe('the address', () => {
  test('what is missing is said beside each field, and the first takes the focus', async () => {
    await fillCart(shop.server, milkAboveMinimum)
    const { shopper } = await openCheckout()
    const first = await field('First name')
    await goOn(shopper)
    await waitFor(() => expect(first).toHaveFocus())
    expect(first).toBeInvalid()
    expect(first).toHaveAccessibleDescription('Enter your first name.')
    const told = () =>
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
    expect(told()).toEqual(['Enter your first name.', ...others])
    await shopper.type(first, 'A')
    expect(first).toBeValid()
    expect(told()).toEqual(others)
  })

  test('the postal code fills city and state, and another clears them first', async () => {
    await fillCart(shop.server, milkAboveMinimum)
    const { shopper } = await openCheckout()
    const code = await field('Postcode')
    await shopper.type(code, '10200')
    await waitFor(async () => expect(await field('City')).toHaveValue('George Town'))
    expect(openStep().getByRole('combobox', { name: 'State' })).toHaveValue('Pulau Pinang')
    await shopper.type(code, '{Backspace}')
    expect(await field('City')).toHaveValue('')
    expect(openStep().getByRole('combobox', { name: 'State' })).toHaveValue('')
  })

  test('another code takes away what the code before filled in, not what was typed', async () => {
    await fillCart(shop.server, milkAboveMinimum)
    const { shopper } = await openCheckout()
    const code = await field('Postcode')
    await shopper.type(await field('City'), 'Tanjung Bungah')
    await shopper.type(code, '10200')
    const state = openStep().getByRole('combobox', { name: 'State' })
    await waitFor(() => expect(state).toHaveValue('Pulau Pinang'))
    expect(await field('City')).toHaveValue('Tanjung Bungah')
    await shopper.clear(code)
    expect(state).toHaveValue('')
    expect(await field('City')).toHaveValue('Tanjung Bungah')
  })

  test('who presses before the postal code is looked up goes on once it is, or with what is typed meanwhile', async () => {
    await fillCart(shop.server, milkAboveMinimum)
    const { shopper } = await openCheckout()
    const { holding } = shop.server.controls
    await shopper.type(await field('First name'), 'Aisyah')
    await shopper.type(await field('Last name'), 'Rahman')
    await shopper.type(await field('Street address'), '12 Jalan Ampang')
    holding.hold(true)
    await shopper.type(await field('Postcode'), '50450')
    await waitFor(() => expect(openStep().getByText('Looking up the postcode…')).toBeVisible())
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

  test('a code pasted with blanks around it is whole', async () => {
    await fillCart(shop.server, milkAboveMinimum)
    const { shopper } = await openCheckout()
    await shopper.click(await field('Postcode'))
    await shopper.paste(' 50450 ')
    expect(await field('Postcode')).toHaveValue('50450')
    await waitFor(async () => expect(await field('City')).toHaveValue('Kuala Lumpur'))
  })

  test('a browser that fills everything at once has its city kept, and its gap filled', async () => {
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
    '%s is warned of, and taken',
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

  test('a street takes what fits on a parcel, and no more', async () => {
    await fillCart(shop.server, milkAboveMinimum)
    const { shopper } = await openCheckout()
    await shopper.click(await field('Street address'))
    await shopper.paste('x'.repeat(300))
    expect(await field('Street address')).toHaveValue('x'.repeat(100))
    await shopper.click(await field('First name'))
    await shopper.paste('x'.repeat(300))
    expect(await field('First name')).toHaveValue('x'.repeat(60))
  })

  test('a place without delivery is told in a dialog, and the form stays as typed', async () => {
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

  test('a business where none is served is told in its own words', async () => {
    await fillCart(shop.server, milkAboveMinimum)
    const { shopper } = await openCheckout()
    await giveAddress(shopper, '49000')
    await shopper.click(openStep().getByRole('button', { name: 'Add more details' }))
    await shopper.type(await field('Business name (optional)'), 'Kedai Aisyah')
    await goOn(shopper)
    expect(await screen.findByRole('dialog', { name: 'No business delivery in this area' })).toBeVisible()
  })

  test('a saved one is offered, another can be given', async () => {
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

  test('a lost connection says so, takes the focus, and nothing typed is lost', async () => {
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
