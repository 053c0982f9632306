import * as v from 'valibot'
import { OrderStatus } from '../../enumerations.ts'
import { centsSchema } from '../money.ts'
import { palletPayloadSchema } from '../palletPayload.ts'
import { paymentProviders, paymentStatuses } from '../payment.ts'
import { countSchema, gidSchema, timestampSchema } from '../primitives.ts'
import { addressSchema, savedAddressSchema } from './address.ts'
import { billingInfoSchema } from './billing.ts'
import { emailPreferencesSchema } from './emailPreferences.ts'
import { membershipInfoSchema } from './membership.ts'
import { passkeySchema } from './passkey.ts'
import { userSchema } from './user.ts'

const itemSchema = v.object({ name: v.string(), quantity: countSchema })

/**
 * What the shop stores about an account and what its owner has done there, for its owner to keep. Money in cents. It has no password, no
 * session, no message (some contain codes), and of a card only what the shop stores: brand, last four digits and expiry.
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
  /** Where the shopper shops from. */
  postalCode: v.string(),
  /** What was typed in the checkout for the next order. */
  checkout: v.object({
    telephoneNumber: v.optional(v.string()),
    email: v.optional(v.string()),
    vatEmail: v.optional(v.string()),
    deliveryInstructions: v.optional(v.string()),
  }),
  /** Payments at providers; those by a saved card or account are in the orders. */
  payments: v.array(
    v.object({
      provider: v.picklist(paymentProviders),
      amount: centsSchema,
      status: v.picklist(paymentStatuses),
      createdAt: timestampSchema,
      orderGid: v.optional(gidSchema),
    }),
  ),
  backInStockRequests: v.array(v.object({ name: v.string(), requestedAt: timestampSchema })),
  palletQuotes: v.array(
    v.object({
      ...v.omit(palletPayloadSchema, ['items']).entries,
      number: v.string(),
      createdAt: timestampSchema,
      items: v.array(v.object({ name: v.string(), pallets: countSchema })),
      orderGid: v.optional(gidSchema),
    }),
  ),
  surveys: v.array(
    v.object({
      title: v.string(),
      answeredAt: timestampSchema,
      answers: v.array(v.object({ question: v.string(), answer: v.string() })),
    }),
  ),
  games: v.array(v.object({ name: v.string(), playedAt: timestampSchema, prize: v.string() })),
  /** Credits for friends, whose names belong to them. */
  referrals: v.array(v.object({ credit: centsSchema, earnedAt: timestampSchema })),
})
export type AccountData = v.InferOutput<typeof accountDataSchema>
