import * as v from 'valibot'
import { FulfillmentMethod, PromoCodeKind } from '../../enumerations.ts'
import { centsSchema } from '../money.ts'
import { countSchema, idSchema } from '../primitives.ts'

/**
 * The terms of a discount; amounts in cents. It applies to the items in `variantIds` and `fulfillmentMethod`, or to all items without them.
 * The discount is a `percent`, an `amount`, or the price of `every` items minus the `bundlePrice`. With `every` it applies once for each
 * such number of items, otherwise once. It is never more than `maximum`, and zero below `minimumSpend` or `minimumQuantity`.
 */
export const discountTermsSchema = v.object({
  percent: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(100))),
  amount: v.optional(centsSchema),
  bundlePrice: v.optional(centsSchema),
  every: v.optional(v.pipe(countSchema, v.minValue(1))),
  maximum: v.optional(centsSchema),
  minimumSpend: v.optional(centsSchema),
  minimumQuantity: v.optional(countSchema),
  variantIds: v.optional(v.array(idSchema)),
  fulfillmentMethod: v.optional(v.enum(FulfillmentMethod)),
})
export type DiscountTerms = v.InferOutput<typeof discountTermsSchema>

/** A promotion or a clipped coupon, and its discount on this cart now, in cents. */
export const discountSchema = v.object({
  _id: idSchema,
  kind: v.picklist(['promotion', 'coupon']),
  name: v.string(),
  terms: discountTermsSchema,
  amount: centsSchema,
})
export type Discount = v.InferOutput<typeof discountSchema>

/** The reason why a promo code has no effect. The first two depend on the cart, the others do not. */
export const promoCodeProblemSchema = v.picklist([
  'minimum',
  'no_items',
  'unknown',
  'expired',
  'not_yet',
  'used_up',
  'already_used',
  'not_first_order',
  'own_invite',
  'other_fulfillment_method',
  'other_payment',
  'already_added',
  'too_many',
])
export type PromoCodeProblem = v.InferOutput<typeof promoCodeProblemSchema>

/** A promo code in the cart. A code without effect stays in the cart, and `problem` gives the reason. */
export const appliedPromoCodeSchema = v.object({
  code: v.string(),
  kind: v.enum(PromoCodeKind),
  discount: centsSchema,
  terms: discountTermsSchema,
  problem: v.optional(promoCodeProblemSchema),
})
export type AppliedPromoCode = v.InferOutput<typeof appliedPromoCodeSchema>

/**
 * All deductions from a cart besides its promo codes, in the order in which they apply: `discounts`, then (after the codes) the
 * tax of a business that is tax exempt, then `reward` and `credit`, the maximum in cents that the applied points and the credits may deduct.
 */
export const deductionsSchema = v.object({
  discounts: v.array(discountSchema),
  isTaxExempt: v.optional(v.boolean()),
  reward: centsSchema,
  credit: centsSchema,
})
export type Deductions = v.InferOutput<typeof deductionsSchema>
