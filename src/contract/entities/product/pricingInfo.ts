import * as v from 'valibot'
import { centsSchema } from '../money.ts'
import { idSchema } from '../primitives.ts'

/** The `_id` of the price modifier that a delivery costs more; its name is the shop's to word. */
export const DELIVERY_SURCHARGE = 'delivery-surcharge'

/**
 * Document 1 §3, Order.pricingInfo, in cents. Deductions are positive numbers that `totalPrice` has taken off.
 * `taxAmount` is the tax contained in the prices, never added on top.
 * `priceModifiers` are added as they stand: promotions and coupons are negative, `DELIVERY_SURCHARGE` is not. All of it
 * adds up: goods + modifiers - promo + shipping + express - reward - credit = total.
 */
export const pricingInfoSchema = v.object({
  promoDiscount: centsSchema,
  creditDeduction: centsSchema,
  rewardDeduction: centsSchema,
  shippingPrice: centsSchema,
  taxAmount: centsSchema,
  totalPrice: centsSchema,
  variantsSubtotalPrice: centsSchema,
  expressDeliveryPrice: centsSchema,
  priceModifiers: v.array(
    v.object({ _id: v.optional(idSchema), name: v.optional(v.string()), amount: centsSchema }),
  ),
})
export type PricingInfo = v.InferOutput<typeof pricingInfoSchema>
