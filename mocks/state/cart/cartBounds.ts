import type { Variant } from '../../../src/contract/entities/product/variant.ts'
import { ProductType } from '../../../src/contract/enumerations.ts'
import type { HandlerContext } from '../handlerContext.ts'
import type { Bounds } from '../../rules/maximumQuantity.ts'
import { sellable } from '../../rules/stock.ts'

const isSample = (variant: Variant) => variant.product.productType === ProductType.SAMPLE

/** The maximum of a sample beside the other samples in the cart (document 1 §5); other products have no such maximum. */
export function sampleBound(
  variant: Variant,
  lines: readonly { variantId: string; quantity: number }[],
  { catalogueView, config: { membership } }: HandlerContext,
): Bounds['sample'] {
  if (!isSample(variant)) return undefined
  const others = lines.filter(({ variantId }) => {
    const other = variantId === variant._id ? undefined : catalogueView.variant(variantId)
    return other !== undefined && isSample(other)
  })
  return {
    perSample: membership.maxCountPerSampleAddToCart,
    inAll: membership.maxCountOfSamplesAddToCart,
    othersInCart: others.reduce((count, { quantity }) => count + quantity, 0),
  }
}

interface Line {
  variantId: string
  warehouseId: string
  quantity: number
}

/** Quantity of a variant in a cart from other warehouses than the given one. */
const elsewhereIn = (lines: readonly Line[], { _id, fulfillerLocation }: Variant): number =>
  lines
    .filter(({ variantId, warehouseId }) => variantId === _id && warehouseId !== fulfillerLocation)
    .reduce((count, { quantity }) => count + quantity, 0)

/** All bounds on the quantity of a variant from a warehouse in the shopper's cart, or among other lines (document 1 §5). */
export const boundsOf = (
  variant: Variant,
  context: HandlerContext,
  lines: readonly Line[] = context.shopper.cart.lines,
): Bounds => ({
  sellable: sellable(variant),
  maxCartQuantity: variant.maxCartQuantity,
  elsewhere: elsewhereIn(lines, variant),
  sample: sampleBound(variant, lines, context),
})
