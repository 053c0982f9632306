import * as v from 'valibot'
import { ProductType } from '../../enumerations.ts'
import { gidSchema, idSchema, timestampSchema } from '../primitives.ts'

/** A brand as part of a product. */
export const brandSchema = v.object({ _id: idSchema, gid: gidSchema, slug: v.string(), name: v.string() })
export type Brand = v.InferOutput<typeof brandSchema>

/** The time when a displayed price ends; ISO time. */
const promotionCountdownSchema = v.object({ endDate: timestampSchema })

/**
 * Document 1 §3, `product` inside Variant. `variants` are the ids of its variants; `tint` is the background of the department for its
 * picture.
 */
export const productSchema = v.object({
  _id: idSchema,
  gid: gidSchema,
  name: v.string(),
  extendedName: v.optional(v.string()),
  brand: brandSchema,
  isAgeGated: v.boolean(),
  productType: v.enum(ProductType),
  prop65: v.optional(v.string()),
  categories: v.array(v.object({ _id: idSchema, gid: gidSchema, name: v.string(), path: v.string() })),
  variants: v.array(idSchema),
  plePromotionCountdownTimer: v.optional(promotionCountdownSchema),
  pdpPromotionCountdownTimer: v.optional(promotionCountdownSchema),
  tint: v.string(),
})
export type Product = v.InferOutput<typeof productSchema>
