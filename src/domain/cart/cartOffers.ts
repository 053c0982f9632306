import type { Cart } from '../../contract/entities/cart.ts'
import type { Discount } from '../../contract/entities/product/discount.ts'
import type { Variant } from '../../contract/entities/product/variant.ts'
import type { LineTarget } from './cart.ts'
import { targetOf } from './cart.ts'

/** Whether the discount is deducted once and already is: more of its products would not deduct more. */
const isUsed = ({ amount, terms }: Discount): boolean =>
  amount > 0 && terms.amount !== undefined && terms.every === undefined

export interface CartOffer {
  target: LineTarget
  /** The promotion or the clipped coupon that applies to the product; null when the server names none. */
  name: string | null
}

/**
 * The products of `offers.promoVariants` that can be added to this cart, each from a warehouse that the cart has a delivery from already,
 * and with the promotion or coupon that applies to it (document 1 §3, Cart and Checkout info).
 */
export function cartOffers(
  { groups, cartVariants, deductions }: Pick<Cart, 'groups' | 'cartVariants' | 'deductions'>,
  variants: readonly Variant[],
): CartOffer[] {
  const warehouses = groups.map(({ warehouse }) => warehouse._id)
  return variants.flatMap((variant) => {
    if (cartVariants.some((line) => line.variant._id === variant._id)) return []
    const place = variant.inventory.find(({ warehouse }) => warehouses.includes(warehouse._id))
    if (!place) return []
    const discount = deductions.discounts.find(({ terms }) => terms.variantIds?.includes(variant._id))
    if (discount && isUsed(discount)) return []
    return {
      target: targetOf({ variant, warehouse: place.warehouse }),
      name: discount?.name ?? variant.promotionBadge?.text ?? null,
    }
  })
}
