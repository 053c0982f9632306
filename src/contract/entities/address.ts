import * as v from 'valibot'
import { idSchema } from './primitives.ts'

/** Document 1 §3, Address, with the name of who receives (Order.shippingAddress has it). */
export const addressSchema = v.object({
  businessName: v.optional(v.string()),
  addressLine1: v.string(),
  addressLine2: v.optional(v.string()),
  city: v.string(),
  state: v.string(),
  postalCode: v.string(),
  district: v.optional(v.string()),
  ward: v.optional(v.string()),
  country: v.string(),
  firstName: v.string(),
  lastName: v.string(),
})
export type Address = v.InferOutput<typeof addressSchema>

/** An address the shop keeps. `accountScope` 0 is personal, 1 the business account's (document 1 §3, account payload). */
export const savedAddressSchema = v.object({
  ...addressSchema.entries,
  _id: idSchema,
  accountScope: v.number(),
  isDefault: v.boolean(),
})
export type SavedAddress = v.InferOutput<typeof savedAddressSchema>
