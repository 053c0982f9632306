import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fillCart, milkAboveMinimum } from '../filledCart.ts'
import { openShop, withShop } from '../openShop.tsx'

const shop = withShop()

// Alone in its file: what its forms stand in is loaded once, and must be loaded with the page.
test('the checkout has its first form from the start, so that nothing below it moves', async () => {
  await fillCart(shop.server, milkAboveMinimum)
  await openShop('/checkout')
  expect(screen.getByRole('textbox', { name: 'First name' })).toBeVisible()
})
