import { isFailure } from '../../api/failure.ts'
import { request } from '../../api/request.ts'
import { catalogueCalls } from '../../contract/calls/catalogue.ts'
import type { Cents } from '../../contract/entities/money.ts'
import { Refusal } from '../../contract/errorCodes.ts'
import { lineKey, lineOf, type LineTarget } from '../../domain/cart/cart.ts'
import { asSoldFrom, checkPrice, type PriceCheck } from '../../domain/product/priceCheck.ts'
import { currentCart } from './cart.ts'
import { syncCart } from './cartWrites.ts'

/** A line's product as it is sold now, and whether it still costs `offered` (cents). Throws the `Failure` of the call. */
export async function readPrice(
  target: LineTarget,
  offered: Cents,
): Promise<{ result: PriceCheck; current: LineTarget }> {
  const { variant, warehouse } = target
  try {
    const { data } = await request(catalogueCalls.variantById, { params: { id: variant._id } })
    const sold = asSoldFrom(warehouse, data.variant)
    const result = checkPrice(sold, offered)
    // Another price in a cart is the price of the whole line: the cart shows it as well.
    if (result.kind !== 'same' && lineOf(currentCart(), lineKey(target))) void syncCart()
    return { result, current: { ...target, variant: { ...variant, ...sold } } }
  } catch (error) {
    if (!isFailure(error) || error.code !== Refusal.NOT_FOUND) throw error
    return { result: { kind: 'unavailable' }, current: target }
  }
}
