import * as v from 'valibot'
import { otpTypeSchema } from '../../../src/contract/entities/account/otp.ts'
import { countSchema, idSchema } from '../../../src/contract/entities/primitives.ts'

/**
 * A login: its id is made of the browser's id and the time (document 1 §4). It lasts until `expiresAt` at least; a use since then
 * makes it longer and is kept apart (docs/decisions/0021).
 */
export const sessionSchema = v.object({
  id: idSchema,
  userId: idSchema,
  email: v.string(),
  expiresAt: v.number(),
})
export type Session = v.InferOutput<typeof sessionSchema>

/** A code that was sent and not used yet; without tries it grants nothing any more. */
const otpSchema = v.object({
  type: otpTypeSchema,
  /** The e-mail in lower case, or the telephone number in digits. */
  to: v.string(),
  code: v.string(),
  expiresAt: v.number(),
  triesLeft: countSchema,
})

/** A link that was sent and not used yet. */
const linkSchema = v.object({ token: idSchema, userId: idSchema, expiresAt: v.number() })

/** Data of logins apart from accounts and sessions. */
export const accessSchema = v.object({
  otps: v.array(otpSchema),
  resetLinks: v.array(linkSchema),
  /** Links that log another browser in, at most one for each account; a state from before this field has none. */
  sessionLinks: v.optional(v.array(linkSchema), []),
  /** Challenges for a passkey, each for one browser and once; with a `userId`, to add one to that account. */
  passkeyChallenges: v.optional(
    v.array(
      v.object({
        challenge: v.string(),
        visitorId: idSchema,
        userId: v.optional(idSchema),
        expiresAt: v.number(),
      }),
    ),
  ),
  /** Pairs of number and email that found no order, each of one browser. */
  orderLookups: v.optional(v.array(v.object({ visitorId: idSchema, at: v.number() }))),
  /** E-mails and telephone numbers left with the shop, each once. */
  captures: v.array(
    v.object({
      at: v.number(),
      from: v.picklist(['gate', 'capture']),
      email: v.optional(v.string()),
      telephone: v.optional(v.string()),
    }),
  ),
  /** Whether calls are challenged to show that a person makes them (document 2 §6). */
  isBotProtected: v.boolean(),
})
export type Access = v.InferOutput<typeof accessSchema>
