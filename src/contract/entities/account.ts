import * as v from 'valibot'
import { PaymentMethod } from '../enumerations.ts'
import { addressSchema, savedAddressSchema } from './address.ts'
import { billingInfoSchema } from './billing.ts'
import { listingEntrySchema } from './listingEntry.ts'
import { idSchema } from './primitives.ts'
import { shoppingListSchema } from './shoppingList.ts'

/** A saved way to pay in the account, with the kind of payment it makes. */
export const savedPaymentMethodSchema = v.object({
  paymentMethodId: idSchema,
  paymentMethod: v.enum(PaymentMethod),
  isDefault: v.boolean(),
})
export type SavedPaymentMethod = v.InferOutput<typeof savedPaymentMethodSchema>

/**
 * Document 1 §3, account payload. `clientToken` opens the payment provider's form, `validationAddresses` are the spellings
 * offered for an address that could not be found as it was typed, `addresses` carry their `accountScope`.
 */
export const accountPayloadSchema = v.object({
  clientToken: v.optional(v.string()),
  recommendations: v.array(listingEntrySchema),
  billingInfos: v.array(billingInfoSchema),
  userDefault: v.object({ addressId: v.optional(idSchema), billingInfoId: v.optional(idSchema) }),
  favorites: v.array(listingEntrySchema),
  shoppingList: v.optional(shoppingListSchema),
  validationAddresses: v.array(addressSchema),
  addresses: v.array(savedAddressSchema),
  paymentMethods: v.array(savedPaymentMethodSchema),
  businessDefaultShippingAddress: v.optional(savedAddressSchema),
})
export type AccountPayload = v.InferOutput<typeof accountPayloadSchema>
