import * as v from 'valibot'
import { call } from '../call.ts'
import { checkoutInfoSchema } from '../entities/checkout.ts'
import { textSchema } from '../entities/primitives.ts'
import { EMAIL_MAXIMUM } from '../limits.ts'
import { ErrorCode } from '../errorCodes.ts'

/** Document 2 §7, Authentication and account: who somebody is. */
export const authCalls = {
  /** Saves a telephone number (10 digits) and an e-mail for the order; with `verify` a code is sent to it. */
  verifyPhone: call('POST', '/api/phone-verification', {
    body: v.object({ phone: v.string(), email: v.optional(textSchema(EMAIL_MAXIMUM)), verify: v.boolean() }),
    reply: v.object({ data: v.object({ checkout: checkoutInfoSchema }) }),
    errors: [ErrorCode.PHONE_NUMBER_ALREADY_REGISTERED],
  }),
}
