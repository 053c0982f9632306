import * as v from 'valibot'
import { AccountType } from '../../enumerations.ts'
import {
  ADDRESS_LINE_MAXIMUM,
  EMAIL_MAXIMUM,
  ID_MAXIMUM,
  NAME_MAXIMUM,
  PASSWORD_MAXIMUM,
  TELEPHONE_TYPED_MAXIMUM,
  TOKEN_MAXIMUM,
} from '../../limits.ts'
import { idSchema, textSchema } from '../primitives.ts'

/** The data of a Google sign-in (document 2 §7, accountData). */
export const googleAccountSchema = v.object({
  userId: idSchema,
  email: v.optional(textSchema(EMAIL_MAXIMUM)),
  firstName: v.optional(textSchema(NAME_MAXIMUM)),
  lastName: v.optional(textSchema(NAME_MAXIMUM)),
  idToken: v.optional(textSchema(TOKEN_MAXIMUM)),
})
export type GoogleAccount = v.InferInput<typeof googleAccountSchema>

/** The data of a Facebook sign-in (document 2 §7, facebook). */
export const facebookAccountSchema = v.object({
  userId: idSchema,
  email: v.optional(textSchema(EMAIL_MAXIMUM)),
  accessToken: v.optional(textSchema(TOKEN_MAXIMUM)),
})
export type FacebookAccount = v.InferInput<typeof facebookAccountSchema>

/** The data of an Apple sign-in. The e-mail address is missing where the shopper hides it. */
export const appleAccountSchema = v.object({
  userId: idSchema,
  email: v.optional(textSchema(EMAIL_MAXIMUM)),
  identityToken: v.optional(textSchema(TOKEN_MAXIMUM)),
})
export type AppleAccount = v.InferInput<typeof appleAccountSchema>

/**
 * Document 2 §7, loginData: the e-mail address with a password. A linked social account takes the place of the password and names the account
 * by itself; so does a code, sent to the e-mail address or to the telephone number (decision 89).
 */
export const loginDataSchema = v.object({
  email: v.optional(textSchema(EMAIL_MAXIMUM)),
  telephoneNumber: v.optional(textSchema(TELEPHONE_TYPED_MAXIMUM)),
  password: v.optional(textSchema(PASSWORD_MAXIMUM)),
  google: v.optional(googleAccountSchema),
  facebook: v.optional(facebookAccountSchema),
  apple: v.optional(appleAccountSchema),
})
export type LoginData = v.InferInput<typeof loginDataSchema>

/** The additional data of a new account. A business account has a company name. An invite code identifies the sender of the invite. */
export const joinDataSchema = v.object({
  ...loginDataSchema.entries,
  email: textSchema(EMAIL_MAXIMUM),
  firstName: textSchema(NAME_MAXIMUM),
  lastName: textSchema(NAME_MAXIMUM),
  telephoneNumber: v.optional(textSchema(TELEPHONE_TYPED_MAXIMUM)),
  customerType: v.optional(v.enum(AccountType), AccountType.PERSONAL),
  companyName: v.optional(textSchema(ADDRESS_LINE_MAXIMUM)),
  inviteCode: v.optional(textSchema(ID_MAXIMUM)),
})
export type JoinData = v.InferInput<typeof joinDataSchema>
