import * as v from 'valibot'
import { FulfillmentMethod, PromoCodeKind } from '../../enumerations.ts'
import { centsSchema } from '../money.ts'
import { countSchema, idSchema } from '../primitives.ts'

/**
 * What takes money off goods, and when; amounts in cents. Off the goods named by `variantIds` and `fulfillmentMethod`, all
 * where neither is given: a `percent`, an `amount`, or what `every` of them cost more than the `bundlePrice`. With `every`
 * once for each so many things, else once; never more than `maximum`; nothing below `minimumSpend` or `minimumQuantity`.
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

/** A promotion of the shop, or a coupon that the shopper clipped, and what it takes off this cart now, in cents. */
export const discountSchema = v.object({
  _id: idSchema,
  kind: v.picklist(['promotion', 'coupon']),
  name: v.string(),
  terms: discountTermsSchema,
  amount: centsSchema,
})
export type Discount = v.InferOutput<typeof discountSchema>

/** Why a promo code takes nothing off. The first two change with the cart, the others do not. */
export const promoCodeProblemSchema = v.picklist([
  'minimum',
  'no_goods',
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

/** A code in the cart: it stays there while it takes nothing off, and `problem` says why. */
export const appliedPromoCodeSchema = v.object({
  code: v.string(),
  kind: v.enum(PromoCodeKind),
  discount: centsSchema,
  terms: discountTermsSchema,
  problem: v.optional(promoCodeProblemSchema),
})
export type AppliedPromoCode = v.InferOutput<typeof appliedPromoCodeSchema>

/**
 * All that may be taken off a cart beside its promo codes, in the order in which it is: `discounts`, then (after the codes)
 * `reward` and `credit`, the most in cents that the points applied and the credits may take off.
 */
export const deductionsSchema = v.object({
  discounts: v.array(discountSchema),
  reward: centsSchema,
  credit: centsSchema,
})
export type Deductions = v.InferOutput<typeof deductionsSchema>
