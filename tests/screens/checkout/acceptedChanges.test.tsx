import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fillCart, milkAboveMinimum } from '../filledCart.ts'
import { withShop } from '../openShop.tsx'
import { atStep, goOn, openCheckout, place, toPayment, total, typeCard } from './checkoutSteps.ts'

const shop = withShop()

test('accepting a changed price waits for another payment that is being saved', async () => {
  await fillCart(shop.server, milkAboveMinimum)
  const { shopper } = await openCheckout()
  await toPayment(shopper)
  await goOn(shopper)
  await waitFor(() => expect(place()).toBeEnabled())
  await shop.server.arrange(({ cart }, state) => {
    for (const { variantId } of cart.lines) state.changes[variantId] = { salePrice: null }
  })
  await shopper.click(place())
  const changed = await screen.findByRole('region', { name: 'What’s changed' })
  await waitFor(() => expect(total()).toHaveTextContent('RM 65.00'))
  const accept = () => within(changed).getByRole('button', { name: 'Accept and place order' })
  await shopper.click(await screen.findByRole('button', { name: 'Change: Payment' }))
  await atStep('Payment')
  await typeCard(shopper, '4242424242424242')
  const { holding } = shop.server.controls
  holding.hold(true)
  await goOn(shopper)
  await waitFor(() => expect(accept()).toBeDisabled())
  holding.hold(false)
  await waitFor(() => expect(accept()).toBeEnabled())
  await shopper.click(accept())
  await screen.findByRole('heading', { level: 1, name: /^Thank you/ })
  expect(screen.getByText('Card ending in 4242')).toBeVisible()
})
