import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { atStep, field, goOn, openCheckout, openStep, place, toPayment, typeCard } from './checkoutSteps.ts'
import { fillCart, milkAboveMinimum } from '../filledCart.ts'
import { withShop } from '../openShop.tsx'

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
