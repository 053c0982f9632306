import * as v from 'valibot'
import { centsSchema } from '../money.ts'
import { idSchema } from '../primitives.ts'

/** The `_id` of the price modifier for a delivery surcharge. The shop supplies its text. */
export const DELIVERY_SURCHARGE = 'delivery-surcharge'

/** The `_id` of the price modifier that takes the tax off for a business that is tax exempt. The shop supplies its text. */
export const TAX_EXEMPTION = 'tax-exemption'

/**
 * Document 1 §3, Order.pricingInfo, in cents. Deductions are positive numbers that are already subtracted from `totalPrice`. `taxAmount` is
 * the tax included in the prices, never added on top. `priceModifiers` are signed: promotions and coupons are negative,
 * `DELIVERY_SURCHARGE` is positive. `TAX_EXEMPTION` is negative: the tax in everything before points and credits. Items + modifiers - promo + shipping + express - reward - credit = total.
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
