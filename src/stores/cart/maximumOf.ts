import { countElsewhere, lineKey, type LineTarget, sampleCount } from '../../domain/cart/cart.ts'
import { maximumQuantity } from '../../domain/product/maximumQuantity.ts'
import { currentCart, useCart } from './cart.ts'

/** The most of a line that the cart may hold now: stock, maximum and sample limits (document 1 §5). */
export function maximumOf(target: LineTarget): number {
  const cart = currentCart()
  return maximumQuantity(target.variant, {
    config: useCart.getState().config,
    otherSamples: sampleCount(cart, lineKey(target)),
    elsewhere: countElsewhere(cart, target),
  })
}
