import { screen, within } from '@testing-library/react'
import { afterEach } from 'vitest'
import { currentCart } from '../../../src/stores/cart/cart.ts'
import { openShop, withShop } from '../openShop.tsx'

export const list = () => within(screen.getByRole('list', { name: 'Buy again' }))
/** The number of items in the cart. */
export const inCart = () => currentCart().cartVariants.reduce((all, { quantity }) => all + quantity, 0)

/** The mocked shop of a file about products that were bought before. */
export function withBoughtBefore() {
  const shop = withShop()
  // Chosen quantities are kept until they are added.
  afterEach(() => sessionStorage.clear())
  return {
    shop,
    async open(address = '/account/reorder') {
      await shop.server.controls.become('returning')
      return await openShop(address)
    },
  }
}
