import { request } from '../../api/request.ts'
import { cartCalls } from '../../contract/calls/cart.ts'
import type { CartDifference, CartVariant } from '../../contract/entities/cart.ts'
import { lineKey } from '../../domain/cart/cart.ts'
import { lineWrite } from '../../domain/cart/cartChange.ts'
import { currentCart } from './cart.ts'
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
 * Applies the differences to the cart: the available quantities, the present prices, no unavailable items. Throws the `Failure` of a
 * write; the remaining differences are then shown at the next start.
 */
export async function acceptDifferences(differences: readonly CartDifference[]): Promise<void> {
  // The cart may contain the same variant from another warehouse, which has no difference.
  const linesOf = ({ variantId, kind, before }: CartDifference) =>
    currentCart().cartVariants.filter(
      ({ variant, quantity }) => variant._id === variantId && (kind === 'price' || quantity === before),
    )
  const gone = differences.filter(({ kind }) => kind === 'unavailable')
  const fewer = differences.filter(({ kind }) => kind === 'quantity')
  removeLines(gone.flatMap(linesOf).map(lineKey), 'differences')
  for (const difference of fewer) {
    for (const line of linesOf(difference)) changeQuantity(line, difference.after, { via: 'differences' })
  }
  await waitForWrites(WRITES_MS)
  for (const difference of differences.filter(({ kind }) => kind === 'price')) {
    for (const line of linesOf(difference)) await agreeToPrice(line)
  }
}
