import * as v from 'valibot'
import { PaymentMethod } from '../../enumerations.ts'
import { addressSchema, savedAddressSchema } from './address.ts'
import { billingInfoSchema } from './billing.ts'
import { couponSchema } from '../product/coupon.ts'
import { dashboardSchema } from './dashboard.ts'
import { emailPreferencesSchema } from './emailPreferences.ts'
import { inviteStatusSchema } from './invite.ts'
import { listingEntrySchema } from '../product/listingEntry.ts'
import { organizationPayloadSchema } from './organization.ts'
import { countSchema, idSchema } from '../primitives.ts'
import { keptListSchema, shoppingListSchema } from '../shoppingList.ts'
import { statementSchema } from './statement.ts'
import { vatInformationSchema } from './vatInformation.ts'

/** A saved payment method of the account, with its billing type. */
export const savedPaymentMethodSchema = v.object({
  paymentMethodId: idSchema,
  paymentMethod: v.enum(PaymentMethod),
  isDefault: v.boolean(),
})
export type SavedPaymentMethod = v.InferOutput<typeof savedPaymentMethodSchema>

/**
 * Document 1 §3, account payload. `clientToken` opens the payment provider's form; `validationAddresses` contains spelling suggestions for
 * an address that was not found as typed; `addresses` include their `accountScope`.
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

/** A summary of one list: the number of items and the pictures of the first ones. */
export const listSummarySchema = v.object({
  ...keptListSchema.entries,
  variantCount: countSchema,
  pictures: v.array(v.string()),
})

/** A list for its own page: all items, or the results of its search (document 2 §5, from two letters). */
export const listPageSchema = v.object({
  ...listSummarySchema.entries,
  term: v.string(),
  products: v.array(listingEntrySchema),
})

/** Document 2 §2, the account group of page data: the parts of the account payload that an account page shows, and the lists. */
export const accountGroupSchema = v.object({
  ...v.partial(accountPayloadSchema).entries,
  shoppingLists: v.optional(v.array(listSummarySchema)),
  shoppingList: v.optional(listPageSchema),
  dashboard: v.optional(dashboardSchema),
  vatInformation: v.optional(vatInformationSchema),
  /** For owners and admins of a business with an invoice, the current month (docs/decisions/0114). */
  statement: v.optional(statementSchema),
  hasPassword: v.optional(v.boolean()),
  emailPreferences: v.optional(emailPreferencesSchema),
  coupons: v.optional(v.array(couponSchema)),
  invite: v.optional(inviteStatusSchema),
  organization: v.optional(organizationPayloadSchema),
})
export type AccountGroup = v.InferOutput<typeof accountGroupSchema>
