import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fillCart, milkAboveMinimum } from '../filledCart.ts'
import { openShop, withShop } from '../openShop.tsx'

const shop = withShop()

// Alone in its file, because its forms' container loads once per process and must load with the page.
test('the checkout has its first form from the start, so that nothing below it moves', async () => {
  await fillCart(shop.server, milkAboveMinimum)
  await openShop('/checkout')
  expect(screen.getByRole('textbox', { name: 'First name' })).toBeVisible()
})
