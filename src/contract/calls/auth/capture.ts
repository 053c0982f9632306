import * as v from 'valibot'
import { call } from '../../call.ts'
import { textSchema } from '../../entities/primitives.ts'
import { ErrorCode } from '../../errorCodes.ts'
import { EMAIL_MAXIMUM, TELEPHONE_TYPED_MAXIMUM } from '../../limits.ts'

const email = textSchema(EMAIL_MAXIMUM)

/** Calls that save an e-mail address or a telephone number of a visitor. */
export const captureCalls = {
  /**
   * Saves the e-mail address of the e-mail gate, which the checkout prefills. With `confirmType` `otp` the server sends a code for
   * verify-code; with `none` it sends nothing.
   */
  gateEmailSignUp: call('POST', '/api/gate-email-sign-up', {
    body: v.object({ email, confirmType: v.optional(v.picklist(['otp', 'none']), 'none') }),
    reply: v.object({ data: v.object({ email: v.string(), isNew: v.boolean(), isConfirmed: v.boolean() }) }),
    errors: [ErrorCode.REGISTRATION_EMAIL_EXISTS],
  }),
  /** The footer's form (document 1 §5, Capture form): an e-mail address or a telephone number. Each can be saved once. */
  captureCustomer: call('POST', '/api/customer-data-captures', {
    body: v.object({
      email: v.optional(email),
      telephone: v.optional(textSchema(TELEPHONE_TYPED_MAXIMUM)),
    }),
    reply: v.object({ data: v.object({ email: v.optional(v.string()), telephone: v.optional(v.string()) }) }),
    errors: [ErrorCode.LEAD_CAPTURE_ENTRY_USED],
  }),
}
