import * as v from 'valibot'
import { AccountType, BusinessRole, ClientViewType } from '../../enumerations.ts'
import { b2bSchema } from './b2b.ts'
import { businessAccountSchema } from './businessAccount.ts'
import { centsSchema } from '../money.ts'
import { countSchema, idSchema, timestampSchema } from '../primitives.ts'
import { shoppingListSchema } from '../shoppingList.ts'
import { vatInformationSchema } from './vatInformation.ts'

/** Document 1 §6: the social logins. */
export const socialLoginKindSchema = v.picklist(['facebook', 'google', 'apple'])
export type SocialLoginKind = v.InferOutput<typeof socialLoginKindSchema>

/**
 * Document 1 §3, User. `favorites` are ids of variants, `cart` and `personalCart` ids of carts, `coupons` ids of coupons;
 * `loyalty.rewardAmount` is in cents. It never contains a password or a session.
 */
export const userSchema = v.object({
  _id: idSchema,
  email: v.string(),
  name: v.object({ first: v.string(), last: v.string() }),
  telephoneNumber: v.optional(v.string()),
  telephoneVerification: v.object({ verified: v.boolean() }),
  // The documents do not define customer types. The account types are the only two kinds of customer in them.
  customerType: v.enum(AccountType),
  clientViewType: v.enum(ClientViewType),
  numSuccessfulOrders: countSchema,
  createdAt: timestampSchema,
  loyalty: v.object({ rewardAmount: centsSchema }),
  favorites: v.array(idSchema),
  shoppingLists: v.array(shoppingListSchema),
  cart: idSchema,
  personalCart: v.optional(idSchema),
  coupons: v.object({ clipped: v.array(idSchema), redeemed: v.array(idSchema) }),
  externalIds: v.record(v.string(), v.string()),
  google: v.optional(v.object({ userId: v.string() })),
  apple: v.optional(v.object({ userId: v.string() })),
  facebook: v.optional(v.object({ authState: v.string() })),
  vatInformation: v.optional(vatInformationSchema),
  roles: v.array(v.enum(BusinessRole)),
  /** Whether a password opens the account as well. */
  hasPassword: v.boolean(),
  socialLoginKinds: v.array(socialLoginKindSchema),
  b2b: v.optional(b2bSchema),
  businessAccount: v.optional(businessAccountSchema),
})
export type User = v.InferOutput<typeof userSchema>
