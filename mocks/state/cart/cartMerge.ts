import type { CartDifference } from '../../../src/contract/entities/cart.ts'
import { PROMO_CODES_IN_CART_MAXIMUM } from '../../../src/contract/limits.ts'
import type { HandlerContext } from '../handlerContext.ts'
import { type BroughtLine, type OfferOf, mergedCart } from '../../rules/cart/cartMerge.ts'
import { unitPrice } from '../../rules/pricing.ts'
import { mergedCodes } from '../../rules/promoCodes.ts'
import { hasToProveAge } from './ageGate.ts'
import { boundsOf } from './cartBounds.ts'
import { warehouseOf } from './cartView.ts'
import type { CartLine } from '../records/shopper.ts'

/** The shopper as they would be with those lines only. */
const besides = (lines: readonly CartLine[], context: HandlerContext): HandlerContext => {
  const { shopper } = context
  return { ...context, shopper: { ...shopper, cart: { ...shopper.cart, lines: [...lines] } } }
}

const offersFor =
  (context: HandlerContext): OfferOf =>
  (line, others) => {
    const { catalogueView } = context
    const variant = catalogueView.variant(line.variantId, line.warehouseId)
    const warehouse = variant && warehouseOf(variant, line.warehouseId)
    if (!variant || warehouse?.fulfillmentMethodType !== line.fulfillmentMethod) return null
    return {
      name: variant.name,
      priceNow: unitPrice(variant),
      isAllowed: !hasToProveAge(variant, context),
      bounds: boundsOf(variant, besides(others, context)),
    }
  }

/** Merges lines into the shopper's cart as far as possible; differences are reported. */
export function mergeLines(brought: readonly BroughtLine[], context: HandlerContext): CartDifference[] {
  if (brought.length === 0) return []
  const { cart } = context.shopper
  const { lines, differences } = mergedCart(cart.lines, brought, offersFor(context))
  cart.lines = lines
  cart.revision += 1
  return differences
}

/**
 * Moves the browser's guest cart into the account's cart; does nothing for a guest. A login does it by itself; POST /api/carts/merge does
 * it on request.
 */
export function mergeGuestCart(context: HandlerContext): CartDifference[] {
  const { account, visitor } = context
  if (!account) return []
  const { cart } = visitor.guest
  const differences = mergeLines(cart.lines, context)
  const own = account.shopper.cart
  const codes = mergedCodes(own.promoCodes, cart.promoCodes, PROMO_CODES_IN_CART_MAXIMUM)
  if (codes.length > own.promoCodes.length) {
    own.promoCodes = codes
    own.revision += 1
  }
  visitor.guest.cart = { ...cart, revision: cart.revision + 1, lines: [], promoCodes: [] }
  return differences
}
