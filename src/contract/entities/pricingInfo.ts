import * as v from 'valibot'
import { centsSchema } from './money.ts'

/**
 * Document 1 §3, Order.pricingInfo, in cents. Deductions are positive numbers that `totalPrice` has taken off.
 * `taxAmount` is the tax contained in the prices, never added on top.
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
  priceModifiers: v.array(v.object({ name: v.optional(v.string()), amount: centsSchema })),
})
export type PricingInfo = v.InferOutput<typeof pricingInfoSchema>
