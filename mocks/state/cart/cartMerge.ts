import type { CartDifference } from '../../../src/contract/entities/cart.ts'
import { PROMO_CODES_IN_CART_MAXIMUM } from '../../../src/contract/limits.ts'
import type { HandlerContext } from '../handlerContext.ts'
import { type BroughtLine, type GoodsOf, mergedCart } from '../../rules/cartMerge.ts'
import { unitPrice } from '../../rules/pricing.ts'
import { mergedCodes } from '../../rules/promoCodes.ts'
import { boundsOf } from './cartBounds.ts'
import { warehouseOf } from './cartView.ts'
import type { CartLine } from '../records/shopper.ts'

/** The shopper as they would be with those lines only. */
const besides = (lines: readonly CartLine[], visit: HandlerContext): HandlerContext => {
  const { shopper } = visit
  return { ...visit, shopper: { ...shopper, cart: { ...shopper.cart, lines: [...lines] } } }
}

const itemsIn =
  (visit: HandlerContext): GoodsOf =>
  (line, others) => {
    const { shelf, config, shopper } = visit
    const variant = shelf.variant(line.variantId, line.warehouseId)
    const warehouse = variant && warehouseOf(variant, line.warehouseId)
    if (!variant || warehouse?.fulfillmentMethodType !== line.fulfillmentMethod) return null
    return {
      name: variant.name,
      priceNow: unitPrice(variant),
      isAllowed: !config.displayAgeGate || !variant.product.isAgeGated || shopper.ageGateAccepted,
      bounds: boundsOf(variant, besides(others, visit)),
    }
  }

/** Puts lines into the shopper's cart, as far as they go; what came out differently is told. */
export function mergeLines(brought: readonly BroughtLine[], visit: HandlerContext): CartDifference[] {
  if (brought.length === 0) return []
  const { cart } = visit.shopper
  const { lines, differences } = mergedCart(cart.lines, brought, itemsIn(visit))
  cart.lines = lines
  cart.revision += 1
  return differences
}

/**
 * Puts what this browser still holds of a guest's cart into the account's, and empties it; nothing for a guest. A login does it
 * by itself; POST /api/carts/merge does it again for whoever asks.
 */
export function mergeGuestCart(visit: HandlerContext): CartDifference[] {
  const { account, visitor } = visit
  if (!account) return []
  const { cart } = visitor.guest
  const differences = mergeLines(cart.lines, visit)
  const own = account.shopper.cart
  own.promoCodes = mergedCodes(own.promoCodes, cart.promoCodes, PROMO_CODES_IN_CART_MAXIMUM)
  visitor.guest.cart = { ...cart, revision: cart.revision + 1, lines: [], promoCodes: [] }
  return differences
}
