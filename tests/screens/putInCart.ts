import { act } from '@testing-library/react'
import { targetOf } from '../../src/domain/cart/cart.ts'
import { waitForWrites } from '../../src/stores/cart/cartWrites.ts'
import { setLineQuantity } from '../stores/cardChanges.ts'
import { entryOf } from '../ui/renderUi.tsx'

/** Sets the quantity of a product in the cart, and waits until it is written. */
export async function putInCart(gid: string, quantity: number): Promise<void> {
  act(() => setLineQuantity(targetOf(entryOf(gid)), quantity))
  await act(() => waitForWrites(30_000))
}
