import * as v from 'valibot'
import { FulfillerType, FulfillmentMethod, Substitution } from '../enumerations.ts'
import { ID_MAXIMUM, PICKING_NOTE_MAXIMUM } from '../limits.ts'
import { appliedPromoCodeSchema, deductionsSchema } from './product/discount.ts'
import { earliestDeliverySchema } from './product/earliestDelivery.ts'
import { centsSchema } from './money.ts'
import { pricingInfoSchema } from './product/pricingInfo.ts'
import { countSchema, idSchema, textSchema } from './primitives.ts'
import { variantSchema } from './product/variant.ts'
import { warehouseSchema } from './product/warehouse.ts'

/** Document 1 §3, Cart.cartVariants: one line. Variant, warehouse and fulfilment method together identify a line. */
export const cartVariantSchema = v.object({
  variant: variantSchema,
  quantity: countSchema,
  warehouse: warehouseSchema,
  user: v.optional(idSchema),
  guest: v.optional(idSchema),
  fulfillerLocation: v.optional(v.string()),
  fulfillmentMethod: v.enum(FulfillmentMethod),
  customerItemPickingNotes: v.optional(v.string()),
  /** Missing until the shopper chooses: then it is `similar` (docs/decisions/0077). */
  substitution: v.optional(v.enum(Substitution)),
})
export type CartVariant = v.InferOutput<typeof cartVariantSchema>

/** A line in a request: ids and the new absolute quantity (0 removes the line). */
export const cartVariantWriteSchema = v.object({
  variant: idSchema,
  warehouse: idSchema,
  fulfillmentMethod: v.enum(FulfillmentMethod),
  quantity: countSchema,
  fulfillerLocation: v.optional(textSchema(ID_MAXIMUM)),
  customerItemPickingNotes: v.optional(v.pipe(v.string(), v.maxLength(PICKING_NOTE_MAXIMUM))),
  substitution: v.optional(v.enum(Substitution)),
})
export type CartVariantWrite = v.InferInput<typeof cartVariantWriteSchema>

/**
 * Document 1 §3, group summary, in cents. `hasShipping` is false if the group's method has no shipping configuration, which makes the cart
 * invalid (document 1 §5).
 */
export const groupSummarySchema = v.object({
  subTotal: centsSchema,
  orderMinimum: centsSchema,
  orderMinimumMet: v.boolean(),
  orderMinimumNeeded: centsSchema,
  freeShippingMinimum: v.optional(centsSchema),
  freeShippingDifference: v.optional(centsSchema),
  hasShipping: v.boolean(),
  shippingPrice: centsSchema,
})
export type GroupSummary = v.InferOutput<typeof groupSummarySchema>

/** Document 1 §3, Cart.groups. `variants` are the ids of the variants in it; only express groups have `earliestDelivery`. */
export const cartGroupSchema = v.object({
  groupIdentifier: v.string(),
  fulfillmentMethodType: v.enum(FulfillmentMethod),
  fulfillerType: v.enum(FulfillerType),
  variants: v.array(idSchema),
  warehouse: warehouseSchema,
  summary: groupSummarySchema,
  earliestDelivery: v.optional(earliestDeliverySchema),
})
export type CartGroup = v.InferOutput<typeof cartGroupSchema>

/** Document 1 §3, Cart. `revision` grows with every change, so that a late reply never replaces a newer one. */
export const cartSchema = v.object({
  _id: idSchema,
  revision: countSchema,
  cartVariants: v.array(cartVariantSchema),
  offers: v.object({ promoVariants: v.array(variantSchema) }),
  groups: v.array(cartGroupSchema),
  appliedPromoCodes: v.array(appliedPromoCodeSchema),
  deductions: deductionsSchema,
  pricingInfo: pricingInfoSchema,
})
export type Cart = v.InferOutput<typeof cartSchema>

/** A change of the cart since the shopper last saw it (document 1 §4, cart differences). */
export const cartDifferenceSchema = v.object({
  variantId: idSchema,
  name: v.string(),
  kind: v.picklist(['price', 'quantity', 'unavailable']),
  before: v.number(),
  after: v.number(),
})
export type CartDifference = v.InferOutput<typeof cartDifferenceSchema>

/** An item that was not added in full: the requested and the added quantity, and the reason. */
export const cartShortfallSchema = v.object({
  variantId: idSchema,
  name: v.string(),
  wanted: countSchema,
  added: countSchema,
  reason: v.picklist([
    'not_found',
    'not_available',
    'not_enough_stock',
    'over_maximum',
    'sample_limit',
    'age_gate',
  ]),
})
export type CartShortfall = v.InferOutput<typeof cartShortfallSchema>
