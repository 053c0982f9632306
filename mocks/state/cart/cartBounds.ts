import type { Variant } from '../../../src/contract/entities/product/variant.ts'
import { ProductType } from '../../../src/contract/enumerations.ts'
import type { HandlerContext } from '../handlerContext.ts'
import type { Bounds } from '../../rules/maximumQuantity.ts'
import { sellable } from '../../rules/stock.ts'

const isSample = (variant: Variant) => variant.product.productType === ProductType.SAMPLE

/** What bounds a sample beside the other samples that are there (document 1 §5); nothing bounds other goods so. */
export function sampleBound(
  variant: Variant,
  lines: readonly { variantId: string; quantity: number }[],
  { shelf, config: { membership } }: HandlerContext,
): Bounds['sample'] {
  if (!isSample(variant)) return undefined
  const others = lines.filter(({ variantId }) => {
    const other = variantId === variant._id ? undefined : shelf.variant(variantId)
    return other !== undefined && isSample(other)
  })
  return {
    perSample: membership.maxCountPerSampleAddToCart,
    inAll: membership.maxCountOfSamplesAddToCart,
    othersInCart: others.reduce((count, { quantity }) => count + quantity, 0),
  }
}

/** How many of a variant the cart holds from other places than that which it is asked for at. */
const elsewhereInCart = ({ _id, fulfillerLocation }: Variant, { shopper }: HandlerContext): number =>
  shopper.cart.lines
    .filter(({ variantId, warehouseId }) => variantId === _id && warehouseId !== fulfillerLocation)
    .reduce((count, { quantity }) => count + quantity, 0)

/** All that bounds how many of a variant, as sold from its place, the shopper's cart may hold (document 1 §5). */
export const boundsOf = (variant: Variant, visit: HandlerContext): Bounds => ({
  sellable: sellable(variant),
  maxCartQuantity: variant.maxCartQuantity,
  elsewhere: elsewhereInCart(variant, visit),
  sample: sampleBound(variant, visit.shopper.cart.lines, visit),
})
