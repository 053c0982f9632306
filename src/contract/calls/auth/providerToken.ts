import * as v from 'valibot'
import { call } from '../../call.ts'
import { idSchema, timestampSchema } from '../../entities/primitives.ts'

const token = v.object({ data: v.object({ token: idSchema, expiresAt: timestampSchema }) })

/** Tokens for third-party services, issued for the current session. */
export const providerTokenCalls = {
  /** The configuration of Apple's sign-in, with a state and a nonce for this session. */
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
  /** Token for push messages through Firebase. */
  firebaseToken: call('GET', '/api/firebase-token', { reply: token }),
  /** Token for the access control server of the card's bank, where the shopper confirms a payment. */
  acsToken: call('GET', '/api/acs-token', { reply: token }),
}
