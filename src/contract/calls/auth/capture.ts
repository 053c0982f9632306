import * as v from 'valibot'
import { call } from '../../call.ts'
import { textSchema } from '../../entities/primitives.ts'
import { ErrorCode } from '../../errorCodes.ts'
import { EMAIL_MAXIMUM, TELEPHONE_TYPED_MAXIMUM } from '../../limits.ts'

const email = textSchema(EMAIL_MAXIMUM)

/** Who leaves an e-mail or a telephone number with the shop. */
export const captureCalls = {
  /**
   * The e-mail that opens the shop's gate; the checkout starts with it. With `confirmType` `otp` a code is sent that
   * verify-code takes, with `none` nothing is.
   */
  gateEmailSignUp: call('POST', '/api/gate-email-sign-up', {
    body: v.object({ email, confirmType: v.optional(v.picklist(['otp', 'none']), 'none') }),
    reply: v.object({ data: v.object({ email: v.string(), isNew: v.boolean(), isConfirmed: v.boolean() }) }),
    errors: [ErrorCode.REGISTRATION_EMAIL_EXISTS],
  }),
  /** The footer's form (document 1 §5, Capture form): an e-mail or a telephone number, each once. */
  captureCustomer: call('POST', '/api/customer-data-captures', {
    body: v.object({
      email: v.optional(email),
      telephone: v.optional(textSchema(TELEPHONE_TYPED_MAXIMUM)),
    }),
    reply: v.object({ data: v.object({ email: v.optional(v.string()), telephone: v.optional(v.string()) }) }),
    errors: [ErrorCode.LEAD_CAPTURE_ENTRY_USED],
  }),
}
