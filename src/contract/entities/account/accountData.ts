import * as v from 'valibot'
import { OrderStatus } from '../../enumerations.ts'
import { centsSchema } from '../money.ts'
import { countSchema, gidSchema, timestampSchema } from '../primitives.ts'
import { addressSchema, savedAddressSchema } from './address.ts'
import { billingInfoSchema } from './billing.ts'
import { emailPreferencesSchema } from './emailPreferences.ts'
import { membershipInfoSchema } from './membership.ts'
import { passkeySchema } from './passkey.ts'
import { userSchema } from './user.ts'

const itemSchema = v.object({ name: v.string(), quantity: countSchema })

/**
 * Everything that the shop stores about an account, for its owner to keep. Money in cents. It has no password, no session, and of a card
 * only what the shop stores: brand, last four digits and expiry.
 */
export const accountDataSchema = v.object({
  exportedAt: timestampSchema,
  user: userSchema,
  membershipInfo: membershipInfoSchema,
  rewardPoints: countSchema,
  credits: centsSchema,
  emailPreferences: emailPreferencesSchema,
  /** Names and dates only: the keys stay on the devices. */
  passkeys: v.array(passkeySchema),
  addresses: v.array(savedAddressSchema),
  billingInfos: v.array(billingInfoSchema),
  orders: v.array(
    v.object({
      gid: gidSchema,
      createdAt: timestampSchema,
      status: v.enum(OrderStatus),
      totalPrice: centsSchema,
      items: v.array(itemSchema),
      shippingAddress: addressSchema,
    }),
  ),
  shoppingLists: v.array(
    v.object({ name: v.string(), reminder: v.optional(timestampSchema), items: v.array(itemSchema) }),
  ),
  favorites: v.array(v.string()),
  cart: v.array(itemSchema),
})
export type AccountData = v.InferOutput<typeof accountDataSchema>
