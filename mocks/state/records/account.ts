import * as v from 'valibot'
import { b2bSchema } from '../../../src/contract/entities/account/b2b.ts'
import { centsSchema } from '../../../src/contract/entities/money.ts'
import { gidSchema, idSchema } from '../../../src/contract/entities/primitives.ts'
import { emailPreferencesSchema } from '../../../src/contract/entities/account/emailPreferences.ts'
import { vatInformationSchema } from '../../../src/contract/entities/account/vatInformation.ts'
import {
  AccountType,
  BusinessRole,
  ClientViewType,
  MembershipPermission,
} from '../../../src/contract/enumerations.ts'
import { shopperSchema } from './shopper.ts'

/** A customer's account (document 1 §3, User). A password is kept as a salted digest only. */
export const accountSchema = v.object({
  _id: idSchema,
  /** In lower case; unique. */
  email: v.string(),
  password: v.nullable(v.object({ salt: v.string(), digest: v.string() })),
  name: v.object({ first: v.string(), last: v.string() }),
  /** Digits only; unique. */
  telephoneNumber: v.optional(v.string()),
  telephoneVerified: v.boolean(),
  customerType: v.enum(AccountType),
  clientViewType: v.enum(ClientViewType),
  createdAt: v.number(),
  /** Registered with the sister shop in Vietnam. */
  realm: v.optional(v.literal('vn')),
  rewardPoints: v.pipe(v.number(), v.minValue(0)),
  credits: v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.brand('Cents')),
  coupons: v.object({ clipped: v.array(idSchema), redeemed: v.array(idSchema) }),
  social: v.object({
    google: v.optional(v.string()),
    apple: v.optional(v.string()),
    facebook: v.optional(v.string()),
  }),
  /** Missing until the first is added. `key` is the public key (uncompressed point) in base64url, as is the id of the credential. */
  passkeys: v.optional(
    v.array(
      v.object({
        _id: idSchema,
        credentialId: v.string(),
        key: v.string(),
        counter: v.number(),
        name: v.string(),
        createdAt: v.number(),
        lastUsedAt: v.optional(v.number()),
      }),
    ),
  ),
  membership: v.object({
    permission: v.enum(MembershipPermission),
    memberId: v.optional(idSchema),
    /** When the programme confirms a card that was connected here; from then on everything is permitted. */
    confirmedAt: v.optional(v.number()),
    isPromptDismissed: v.boolean(),
    /** The banner about the expired membership was closed. */
    isExpiryDismissed: v.optional(v.boolean()),
  }),
  vatInformation: v.optional(vatInformationSchema),
  /** Missing until the shopper changes one. */
  emailPreferences: v.optional(emailPreferencesSchema),
  b2b: v.optional(b2bSchema),
  /** Left the lead form unfilled, where it may be. */
  hasLeftLeadCapture: v.optional(v.boolean()),
  /** The business and the role in it. */
  business: v.optional(v.object({ organizationId: idSchema, role: v.enum(BusinessRole) })),
  /** What changed in the organisation since the account last read of it. */
  organizationUpdate: v.optional(
    v.object({ kind: v.picklist(['joined', 'role', 'removed']), organizationName: v.string() }),
  ),
  inviteCode: v.string(),
  /** The account of the friend who invited it. */
  invitedBy: v.optional(idSchema),
  /** Earned by invites: one credit for each friend with a first order that counted. */
  referrals: v.optional(
    v.array(v.object({ friendId: idSchema, orderGid: gidSchema, credit: centsSchema, at: v.number() })),
  ),
  shopper: shopperSchema,
})
export type Account = v.InferOutput<typeof accountSchema>
