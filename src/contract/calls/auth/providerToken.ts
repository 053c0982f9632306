import * as v from 'valibot'
import { call } from '../../call.ts'
import { idSchema, timestampSchema } from '../../entities/primitives.ts'

const token = v.object({ data: v.object({ token: idSchema, expiresAt: timestampSchema }) })

/** What the shop needs to talk to services of others in the name of who is there. */
export const providerTokenCalls = {
  /** How to open Apple's sign-in: with a state and a nonce that belong to this session. */
  appleSignInConfig: call('GET', '/api/apple-sign-in/config', {
    reply: v.object({
      data: v.object({
        clientId: v.string(),
        redirectUri: v.string(),
        scope: v.string(),
        state: idSchema,
        nonce: idSchema,
        usePopup: v.boolean(),
      }),
    }),
    errors: ['forbidden'],
  }),
  /** For the messages that Firebase pushes. */
  firebaseToken: call('GET', '/api/firebase-token', { reply: token }),
  /** For the access control server of the card's bank, which asks the shopper to confirm a payment. */
  acsToken: call('GET', '/api/acs-token', { reply: token }),
}
