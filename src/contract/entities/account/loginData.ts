import * as v from 'valibot'
import { AccountType } from '../../enumerations.ts'
import { ADDRESS_LINE_MAXIMUM, EMAIL_MAXIMUM, NAME_MAXIMUM, PASSWORD_MAXIMUM } from '../../limits.ts'
import { idSchema, textSchema } from '../primitives.ts'

/** What Google says of who signed in there (document 2 §7, accountData). */
export const googleAccountSchema = v.object({
  userId: idSchema,
  email: v.optional(textSchema(EMAIL_MAXIMUM)),
  firstName: v.optional(textSchema(NAME_MAXIMUM)),
  lastName: v.optional(textSchema(NAME_MAXIMUM)),
  idToken: v.optional(v.string()),
})
export type GoogleAccount = v.InferInput<typeof googleAccountSchema>

/** What Facebook says of who signed in there (document 2 §7, facebook). */
export const facebookAccountSchema = v.object({
  userId: idSchema,
  email: v.optional(textSchema(EMAIL_MAXIMUM)),
  accessToken: v.optional(v.string()),
})
export type FacebookAccount = v.InferInput<typeof facebookAccountSchema>

/** What Apple says of who signed in there. */
export const appleAccountSchema = v.object({ userId: idSchema, identityToken: v.optional(v.string()) })

/** Document 2 §7, loginData: the e-mail with its password, or with the linked account that takes the password's place. */
export const loginDataSchema = v.object({
  email: textSchema(EMAIL_MAXIMUM),
  password: v.optional(textSchema(PASSWORD_MAXIMUM)),
  google: v.optional(googleAccountSchema),
  facebook: v.optional(facebookAccountSchema),
  apple: v.optional(appleAccountSchema),
})
export type LoginData = v.InferInput<typeof loginDataSchema>

/** What opening an account needs beside that. A business account has a company; an invite code says who brought them. */
export const joinDataSchema = v.object({
  ...loginDataSchema.entries,
  firstName: textSchema(NAME_MAXIMUM),
  lastName: textSchema(NAME_MAXIMUM),
  telephoneNumber: v.optional(v.string()),
  customerType: v.optional(v.enum(AccountType), AccountType.PERSONAL),
  companyName: v.optional(textSchema(ADDRESS_LINE_MAXIMUM)),
  inviteCode: v.optional(v.string()),
})
export type JoinData = v.InferInput<typeof joinDataSchema>
