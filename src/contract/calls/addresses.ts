import * as v from 'valibot'
import { call } from '../call.ts'
import { addressSchema, savedAddressSchema } from '../entities/account/address.ts'
import { checkoutInfoSchema } from '../entities/checkout.ts'
import { locationSchema } from '../entities/location.ts'
import { idSchema } from '../entities/primitives.ts'
import { AccountType } from '../enumerations.ts'
import { ErrorCode } from '../errorCodes.ts'

const addressBookSchema = v.object({
  addresses: v.array(savedAddressSchema),
  defaultAddressId: v.optional(idSchema),
})

/** Document 2 §7, Authentication and account: where goods go. */
export const addressCalls = {
  /**
   * Creates an address and, unless told otherwise, makes it the default, which is the one the checkout delivers to.
   * `validationAddresses` are the spellings that the post knows, where it was typed otherwise.
   */
  createAddress: call('POST', '/api/address', {
    body: v.object({
      address: addressSchema,
      fromCheckout: v.optional(v.boolean(), false),
      setAsDefaultAddress: v.optional(v.boolean(), true),
    }),
    reply: v.object({
      addressCreationResult: v.object({
        addressId: idSchema,
        address: savedAddressSchema,
        validationAddresses: v.array(addressSchema),
      }),
      checkout: v.optional(checkoutInfoSchema),
    }),
    errors: [ErrorCode.B2B_LOCATION_UNSUPPORTED, 'postal_code_unsupported'],
  }),
  /** With `defaultAddressInfoId` the answer takes that address for the default, and nothing is changed. */
  listAddresses: call('GET', '/api/addresses', {
    query: v.object({ defaultAddressInfoId: v.optional(idSchema) }),
    reply: addressBookSchema,
  }),
  /**
   * `accountScope` 0 is the buyer's own default, 1 that of the business, which its owner and admins decide. With `changed`
   * false the default stays as it is, and the address serves the next order only.
   */
  setDefaultAddress: call('PUT', '/api/default_address', {
    body: v.object({
      id: idSchema,
      changed: v.optional(v.boolean(), true),
      accountScope: v.optional(v.enum(AccountType), AccountType.PERSONAL),
    }),
    reply: v.object({ data: v.object({ checkout: checkoutInfoSchema }) }),
    errors: ['not_found', 'forbidden'],
  }),
  /** The newest address left becomes the default where the default was deleted. */
  deleteAddress: call('DELETE', '/api/address/:id', {
    reply: v.object({ data: addressBookSchema }),
    errors: ['not_found', 'forbidden'],
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
  /** The shopper says where they are: what the location dialog asks (document 1 §4; docs/decisions/0027). */
  setLocation: call('PUT', '/api/location', {
    body: v.object({ postalCode: v.string() }),
    reply: v.object({ data: v.object({ location: locationSchema }) }),
    errors: ['postal_code_unsupported'],
    documented: false,
  }),
}
