import { isFailure } from '../../api/failure.ts'
import { request } from '../../api/request.ts'
import { cartCalls } from '../../contract/calls/cart.ts'
import type { CartDifference, CartVariant } from '../../contract/entities/cart.ts'
import { type LineKey, lineKey } from '../../domain/cart/cart.ts'
import { lineWrite } from '../../domain/cart/cartChange.ts'
import { confirmedQuantity, currentCart } from './cart.ts'
import { receiveChangedCart } from './receiveCart.ts'
import { waitForWrites } from './cartWrites.ts'
import { changeQuantity } from './changeQuantity.ts'
import { removeLines } from './removals.ts'

const WRITES_MS = 10_000

/** Writing a line with its present quantity accepts its present price. */
async function agreeToPrice(line: CartVariant): Promise<void> {
  const body = { cartVariant: lineWrite(line, line.quantity) }
  await receiveChangedCart(request(cartCalls.changeCart, { body }))
}

/**
 * Applies the differences to the cart: the available quantities, the present prices, no unavailable items. Returns whether the server has
 * carried out all of it; the remaining differences are shown at the next start.
 */
export async function acceptDifferences(differences: readonly CartDifference[]): Promise<boolean> {
  // The cart may contain the same variant from another warehouse, which has no difference.
  const linesOf = ({ variantId, kind, before }: CartDifference) =>
    currentCart().cartVariants.filter(
      ({ variant, quantity }) => variant._id === variantId && (kind === 'price' || quantity === before),
    )
  const gone = differences.filter(({ kind }) => kind === 'unavailable')
  const fewer = differences.filter(({ kind }) => kind === 'quantity')
  const goneKeys = gone.flatMap(linesOf).map(lineKey)
  const wanted = new Map<LineKey, number>(goneKeys.map((key) => [key, 0]))
  removeLines(goneKeys, 'differences')
  for (const difference of fewer) {
    for (const line of linesOf(difference)) {
      wanted.set(lineKey(line), difference.after)
      changeQuantity(line, difference.after, { via: 'differences' })
    }
  }
  await waitForWrites(WRITES_MS)
  try {
    for (const difference of differences.filter(({ kind }) => kind === 'price')) {
      for (const line of linesOf(difference)) await agreeToPrice(line)
    }
  } catch (error) {
    if (!isFailure(error)) throw error
    return false
  }
  return [...wanted].every(([key, quantity]) => confirmedQuantity(key) === quantity)
}
