import * as v from 'valibot'
import { NAME_MAXIMUM, TOKEN_MAXIMUM } from '../../limits.ts'
import { idSchema, textSchema, timestampSchema } from '../primitives.ts'

/** Bytes in base64url without padding, as WebAuthn writes them in JSON. */
const bytesSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(TOKEN_MAXIMUM), v.regex(/^[\w-]+$/))

/** A passkey (WebAuthn credential) of an account, as its owner sees it. */
export const passkeySchema = v.object({
  _id: idSchema,
  name: v.string(),
  createdAt: timestampSchema,
  lastUsedAt: v.optional(timestampSchema),
})
export type Passkey = v.InferOutput<typeof passkeySchema>

/** The name that a shopper sees in the list, for example the device. */
export const passkeyNameSchema = v.pipe(textSchema(NAME_MAXIMUM), v.trim(), v.minLength(1))

/** What the browser returns for a new passkey (WebAuthn, RegistrationResponseJSON). */
export const passkeyRegistrationSchema = v.object({
  id: bytesSchema,
  response: v.object({ clientDataJSON: bytesSchema, attestationObject: bytesSchema }),
})
export type PasskeyRegistration = v.InferOutput<typeof passkeyRegistrationSchema>

/** What the browser returns for a login (WebAuthn, AuthenticationResponseJSON). */
export const passkeyAssertionSchema = v.object({
  id: bytesSchema,
  response: v.object({
    clientDataJSON: bytesSchema,
    authenticatorData: bytesSchema,
    signature: bytesSchema,
    userHandle: v.optional(bytesSchema),
  }),
})
export type PasskeyAssertion = v.InferOutput<typeof passkeyAssertionSchema>

/** What the browser needs to create a passkey. `timeout` in ms; the challenge is valid as long, once. */
export const registrationOptionsSchema = v.object({
  challenge: bytesSchema,
  rp: v.object({ id: v.string(), name: v.string() }),
  user: v.object({ id: bytesSchema, name: v.string(), displayName: v.string() }),
  /** The passkeys that the account has: a device with one of them creates no second. */
  excludeCredentials: v.array(v.object({ id: bytesSchema })),
  userVerification: v.literal('required'),
  timeout: v.number(),
})
export type RegistrationOptions = v.InferOutput<typeof registrationOptionsSchema>

/** What the browser needs for a login. It names no account: the shopper chooses one of the passkeys of the device. */
export const loginOptionsSchema = v.object({
  challenge: bytesSchema,
  rpId: v.string(),
  userVerification: v.literal('required'),
  timeout: v.number(),
})
export type PasskeyLoginOptions = v.InferOutput<typeof loginOptionsSchema>
