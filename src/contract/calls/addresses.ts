import * as v from 'valibot'
import { ID_MAXIMUM } from '../limits.ts'
import { call } from '../call.ts'
import { addressSchema, savedAddressSchema } from '../entities/account/address.ts'
import { checkoutInfoSchema } from '../entities/checkout.ts'
import { locationSchema } from '../entities/location.ts'
import { idSchema, textSchema } from '../entities/primitives.ts'
import { AccountType } from '../enumerations.ts'
import { ErrorCode } from '../errorCodes.ts'

const addressBookSchema = v.object({
  addresses: v.array(savedAddressSchema),
  defaultAddressId: v.optional(idSchema),
})

/** Document 2 §7, Authentication and account: delivery addresses. */
export const addressCalls = {
  /**
   * Creates an address. Unless the request says otherwise, it becomes the default address, which the checkout uses. `validationAddresses`
   * contains the spellings of the postal register if the typed address differs from them.
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
  /** With `defaultAddressInfoId`, the reply marks that address as the default. Nothing is saved. */
  listAddresses: call('GET', '/api/addresses', {
    query: v.object({ defaultAddressInfoId: v.optional(idSchema) }),
    reply: addressBookSchema,
  }),
  /**
   * Changes the default address. `accountScope` 0 is the shopper's own default, 1 the default of the business, which its owner and admins
   * can change. With `changed` false, the default stays the same and the address applies to the next order only.
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
  /** If the default address is deleted, the newest remaining address becomes the default. */
  deleteAddress: call('DELETE', '/api/address/:id', {
    reply: v.object({ data: addressBookSchema }),
    errors: ['not_found', 'forbidden'],
  }),
  /** The city and state of a postal code, and whether the shop delivers there. */
  validatePostalCode: call('GET', '/api/postal-code/validate/:postalCode', {
    reply: v.object({
      isValid: v.boolean(),
      isSupported: v.boolean(),
      city: v.optional(v.string()),
      state: v.optional(v.string()),
    }),
  }),
  /** Saves the shopper's location, from the location dialog (document 1 §4; docs/decisions/0027). */
  setLocation: call('PUT', '/api/location', {
    body: v.object({ postalCode: textSchema(ID_MAXIMUM) }),
    reply: v.object({ data: v.object({ location: locationSchema }) }),
    errors: ['postal_code_unsupported'],
    documented: false,
  }),
}
