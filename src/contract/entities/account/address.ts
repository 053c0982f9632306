import * as v from 'valibot'
import { ADDRESS_LINE_MAXIMUM, NAME_MAXIMUM, PLACE_NAME_MAXIMUM, POSTAL_CODE_DIGITS } from '../../limits.ts'
import { idSchema, textSchema } from '../primitives.ts'

/** Document 1 §3, Address, with the name of the recipient (as in Order.shippingAddress). */
export const addressSchema = v.object({
  businessName: v.optional(textSchema(ADDRESS_LINE_MAXIMUM)),
  addressLine1: textSchema(ADDRESS_LINE_MAXIMUM),
  addressLine2: v.optional(textSchema(ADDRESS_LINE_MAXIMUM)),
  city: textSchema(PLACE_NAME_MAXIMUM),
  state: textSchema(PLACE_NAME_MAXIMUM),
  postalCode: textSchema(Math.max(...POSTAL_CODE_DIGITS)),
  district: v.optional(textSchema(PLACE_NAME_MAXIMUM)),
  ward: v.optional(textSchema(PLACE_NAME_MAXIMUM)),
  country: textSchema(PLACE_NAME_MAXIMUM),
  firstName: textSchema(NAME_MAXIMUM),
  lastName: textSchema(NAME_MAXIMUM),
})
export type Address = v.InferOutput<typeof addressSchema>

/** A saved address. `accountScope` 0 is personal, 1 belongs to the business account (document 1 §3, account payload). */
export const savedAddressSchema = v.object({
  ...addressSchema.entries,
  _id: idSchema,
  accountScope: v.number(),
  isDefault: v.boolean(),
})
export type SavedAddress = v.InferOutput<typeof savedAddressSchema>
