import * as v from 'valibot'
import { call } from '../call.ts'
import { addressSchema, savedAddressSchema } from '../entities/address.ts'
import { cardWriteSchema } from '../entities/billing.ts'
import { checkoutInfoSchema } from '../entities/checkout.ts'
import { idSchema } from '../entities/primitives.ts'
import { vatInformationSchema } from '../entities/vatInformation.ts'
import { ErrorCode } from '../errorCodes.ts'

/** Document 2 §7, Authentication and account: what an account holds. */
export const accountCalls = {
  /** Creates an address and, unless told otherwise, makes it the default, which is the one the checkout delivers to. */
  createAddress: call('POST', '/api/address', {
    body: v.object({
      address: addressSchema,
      fromCheckout: v.optional(v.boolean(), false),
      setAsDefaultAddress: v.optional(v.boolean(), true),
    }),
    reply: v.object({
      addressCreationResult: v.object({ addressId: idSchema, address: savedAddressSchema }),
      checkout: v.optional(checkoutInfoSchema),
    }),
    errors: [ErrorCode.B2B_LOCATION_UNSUPPORTED, 'postal_code_unsupported'],
  }),
  listAddresses: call('GET', '/api/addresses', {
    query: v.object({ defaultAddressInfoId: v.optional(idSchema) }),
    reply: v.object({ addresses: v.array(savedAddressSchema), defaultAddressId: v.optional(idSchema) }),
  }),
  setDefaultAddress: call('PUT', '/api/default_address', {
    body: v.object({
      id: idSchema,
      changed: v.optional(v.boolean(), true),
      accountScope: v.optional(v.number(), 0),
    }),
    reply: v.object({ data: v.object({ checkout: checkoutInfoSchema }) }),
    errors: ['not_found'],
  }),
  /** Where a postal code is: its city and state, and whether the shop delivers there. */
  validatePostalCode: call('GET', '/api/postal-code/validate/:postalCode', {
    reply: v.object({
      isValid: v.boolean(),
      isSupported: v.boolean(),
      city: v.optional(v.string()),
      state: v.optional(v.string()),
    }),
  }),
  /** Names whom the tax invoice is for; the checkout's VAT step is complete with it. */
  saveVatInformation: call('POST', '/api/vat-information', {
    body: vatInformationSchema,
    reply: v.object({ data: v.object({ checkout: checkoutInfoSchema }) }),
  }),
  /** Adds a card; its number is used once and kept nowhere. */
  createBilling: call('POST', '/api/billing', {
    body: v.object({ billing: cardWriteSchema, fromCheckout: v.optional(v.boolean(), false) }),
    reply: v.object({ billingId: idSchema, checkout: v.optional(checkoutInfoSchema) }),
    errors: [ErrorCode.PAYMENT_METHOD_CREATE_FAILED],
  }),
}
