import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { field, openCheckout } from './checkoutSteps.ts'
import { fillCart, milkAboveMinimum } from '../filledCart.ts'
import { withShop } from '../openShop.tsx'

const shop = withShop()

test('the language can be changed during the checkout, and the input stays', async () => {
  await fillCart(shop.server, milkAboveMinimum)
  const { shopper } = await openCheckout()
  await shopper.type(await field('First name'), 'Aisyah')
  await shopper.click(within(screen.getByRole('main')).getByRole('button', { name: 'Account' }))
  const panel = await screen.findByRole('dialog', { name: 'Account' })
  await shopper.click(within(panel).getByRole('radio', { name: 'Melayu' }))
  await shopper.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await field('Nama')).toHaveValue('Aisyah')
})
