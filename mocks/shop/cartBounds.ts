import type { Variant } from '../../src/contract/entities/variant.ts'
import { ProductType } from '../../src/contract/enumerations.ts'
import type { Visit } from '../handlers/handler.ts'
import type { Bounds } from '../rules/maximumQuantity.ts'
import { sellable } from '../rules/stock.ts'

const isSample = (variant: Variant) => variant.product.productType === ProductType.SAMPLE

const samplesBeside = (variant: Variant, { shopper, shelf }: Visit): number =>
  shopper.cart.lines
    .filter(({ variantId }) => variantId !== variant._id)
    .filter(({ variantId }) => {
      const other = shelf.variant(variantId)
      return other !== undefined && isSample(other)
    })
    .reduce((count, { quantity }) => count + quantity, 0)

/** How many of a variant the cart holds from other places than that which it is asked for at. */
const elsewhereInCart = ({ _id, fulfillerLocation }: Variant, { shopper }: Visit): number =>
  shopper.cart.lines
    .filter(({ variantId, warehouseId }) => variantId === _id && warehouseId !== fulfillerLocation)
    .reduce((count, { quantity }) => count + quantity, 0)

/** All that bounds how many of a variant, as sold from its place, the shopper's cart may hold (document 1 §5). */
export function boundsOf(variant: Variant, visit: Visit): Bounds {
  const { membership } = visit.config
  return {
    sellable: sellable(variant),
    maxCartQuantity: variant.maxCartQuantity,
    elsewhere: elsewhereInCart(variant, visit),
    sample: isSample(variant)
      ? {
          perSample: membership.maxCountPerSampleAddToCart,
          inAll: membership.maxCountOfSamplesAddToCart,
          othersInCart: samplesBeside(variant, visit),
        }
      : undefined,
  }
}
