import * as v from 'valibot'
import { call } from '../call.ts'
import { cartVariantWriteSchema } from '../entities/cart.ts'
import {
  loginOptionsSchema,
  passkeyAssertionSchema,
  passkeyNameSchema,
  passkeyRegistrationSchema,
  passkeySchema,
  registrationOptionsSchema,
} from '../entities/account/passkey.ts'
import { ErrorCode } from '../errorCodes.ts'
import { loginReply } from './auth/login.ts'

const passkeys = v.object({ data: v.object({ passkeys: v.array(passkeySchema) }) })

/** Login with a passkey (WebAuthn) instead of a password, which the documents do not have (docs/decisions/0109). */
export const passkeyCalls = {
  /** Whether passkeys are switched on, and those of the account; a guest has none. */
  readPasskeys: call('GET', '/api/passkeys', {
    reply: v.object({ data: v.object({ isEnabled: v.boolean(), passkeys: v.array(passkeySchema) }) }),
    documented: false,
  }),
  passkeyRegistrationOptions: call('POST', '/api/passkeys/registration-options', {
    reply: v.object({ data: registrationOptionsSchema }),
    errors: ['forbidden'],
    guards: ['login'],
    documented: false,
  }),
  /** Adds a passkey to the account. `too_late`: the challenge has expired or was used. */
  addPasskey: call('POST', '/api/passkeys', {
    body: v.object({ name: passkeyNameSchema, credential: passkeyRegistrationSchema }),
    reply: passkeys,
    errors: ['forbidden', 'too_late', 'already_linked'],
    guards: ['login'],
    documented: false,
  }),
  removePasskey: call('DELETE', '/api/passkeys/:id', {
    reply: passkeys,
    errors: ['not_found'],
    guards: ['login'],
    documented: false,
  }),
  passkeyLoginOptions: call('POST', '/api/passkeys/login-options', {
    reply: v.object({ data: loginOptionsSchema }),
    errors: ['forbidden'],
    documented: false,
  }),
  /**
   * A login as with a password. `too_late`: the challenge has expired or was used. `not_found`: the account has removed this passkey.
   * 55: the passkey did not prove itself.
   */
  logInWithPasskey: call('POST', '/api/passkeys/login', {
    body: v.object({
      credential: passkeyAssertionSchema,
      additionalItems: v.optional(v.array(cartVariantWriteSchema), []),
    }),
    reply: loginReply,
    errors: ['forbidden', 'too_late', 'not_found', ErrorCode.LOGIN_ERROR],
    documented: false,
  }),
}
