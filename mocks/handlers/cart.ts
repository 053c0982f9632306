import type { cartCalls } from '../../src/contract/calls/cart.ts'
import type { CartVariantWrite } from '../../src/contract/entities/cart.ts'
import type { Variant } from '../../src/contract/entities/product/variant.ts'
import { VariantState } from '../../src/contract/enumerations.ts'
import { isSameLine, type LineKey } from '../rules/cart/isSameLine.ts'
import { isTooManyAtOnce, maximumQuantity, reasonFor } from '../rules/maximumQuantity.ts'
import { unitPrice } from '../rules/pricing.ts'
import { notFound, refuse } from '../base/refuse.ts'
import { acceptAge, hasToProveAge } from '../state/cart/ageGate.ts'
import { boundsOf } from '../state/cart/cartBounds.ts'
import { cartOf, warehouseOf } from '../state/cart/cartView.ts'
import type { CartLine } from '../state/records/shopper.ts'
import { type HandlersOf, reads, writes } from './handler.ts'
import type { HandlerContext } from '../state/handlerContext.ts'

const keyOf = ({ variant, warehouse, fulfillmentMethod }: CartVariantWrite): LineKey => ({
  variantId: variant,
  warehouseId: warehouse,
  fulfillmentMethod,
})

function variantOf(write: CartVariantWrite, { catalogueView }: HandlerContext): Variant {
  const variant = catalogueView.variant(write.variant, write.warehouse)
  if (!variant) throw notFound('cartVariant.variant')
  const warehouse = warehouseOf(variant, write.warehouse)
  if (!warehouse) throw notFound('cartVariant.warehouse')
  if (warehouse.fulfillmentMethodType !== write.fulfillmentMethod) {
    throw refuse('not_available', { field: 'cartVariant.fulfillmentMethod' })
  }
  return variant
}

function refuseTooMany(variant: Variant, before: number, after: number, context: HandlerContext): void {
  const { maxQtyAddableAtOnce } = context.config
  if (variant.state === VariantState.DISCONTINUED) throw refuse('not_available')
  const { quantity: most, limit } = maximumQuantity(boundsOf(variant, context))
  const isTooMany = isTooManyAtOnce(before, after, maxQtyAddableAtOnce)
  if (after <= most && !isTooMany) return
  // The smallest of all bounds, so that this quantity is not refused in turn.
  const atOnce = before + maxQtyAddableAtOnce
  throw isTooMany && atOnce < most
    ? refuse('over_maximum', { details: { maximum: atOnce } })
    : refuse(reasonFor[limit], { details: { maximum: most } })
}

function setLine(write: CartVariantWrite, variant: Variant, { shopper }: HandlerContext): void {
  const { lines } = shopper.cart
  const key = keyOf(write)
  const known = lines.find((line) => isSameLine(line, key))
  const substitution = write.substitution ?? known?.substitution
  const pickingNotes = write.customerItemPickingNotes ?? known?.pickingNotes
  const line: CartLine = {
    ...key,
    quantity: write.quantity,
    seenPrice: unitPrice(variant),
    ...(write.fulfillerLocation === undefined ? {} : { fulfillerLocation: write.fulfillerLocation }),
    ...(pickingNotes ? { pickingNotes } : {}),
    ...(substitution === undefined ? {} : { substitution }),
  }
  shopper.cart.lines = known ? lines.map((other) => (other === known ? line : other)) : [...lines, line]
}

/** Document 2 §7, Cart. */
export const cartHandlers: HandlersOf<typeof cartCalls> = {
  syncCart: reads((context) => ({
    data: { cart: cartOf(context), token: context.visitor.token },
  })),
  changeCart: writes(({ body, ...context }) => {
    const { shopper } = context
    const write = body.cartVariant
    const key = keyOf(write)
    const before = shopper.cart.lines.find((line) => isSameLine(line, key))?.quantity ?? 0
    if (write.quantity === 0) {
      shopper.cart.lines = shopper.cart.lines.filter((line) => !isSameLine(line, key))
    } else {
      const variant = variantOf(write, context)
      if (body.ageGateAccepted) acceptAge(variant, context)
      if (hasToProveAge(variant, context)) throw refuse('age_gate')
      // A smaller quantity is always accepted, even if the stock is lower still.
      if (write.quantity > before) refuseTooMany(variant, before, write.quantity, context)
      setLine(write, variant, context)
    }
    shopper.cart.revision += 1
    return { data: { cart: cartOf(context) } }
  }),
}
