import * as v from 'valibot'
import { call } from '../../call.ts'
import { checkoutInfoSchema } from '../../entities/checkout.ts'
import { otpTypeSchema } from '../../entities/account/otp.ts'
import { textSchema, timestampSchema } from '../../entities/primitives.ts'
import { userSchema } from '../../entities/account/user.ts'
import { ErrorCode } from '../../errorCodes.ts'
import { EMAIL_MAXIMUM, OTP_DIGITS, TELEPHONE_TYPED_MAXIMUM } from '../../limits.ts'

const email = v.optional(textSchema(EMAIL_MAXIMUM))
const phone = textSchema(TELEPHONE_TYPED_MAXIMUM)

/** One-time codes. */
export const verificationCalls = {
  /** Sends a code to the telephone number, or to the e-mail address if there is no number. `sentTo` shows the last characters of it. */
  issueOtp: call('POST', '/api/issue-otp', {
    body: v.object({ email, phone: v.optional(phone), type: otpTypeSchema }),
    reply: v.object({ data: v.object({ sentTo: v.string(), expiresAt: timestampSchema }) }),
    errors: [
      ErrorCode.REGISTRATION_EMAIL_EXISTS,
      ErrorCode.TELEPHONE_EXISTS,
      ErrorCode.PHONE_NUMBER_ALREADY_REGISTERED,
    ],
    guards: ['noBotChallenge'],
  }),
  /**
   * Saves a telephone number (10 digits) and an e-mail address for the order. With `verify`, the server also sends a code to the number.
   */
  verifyPhone: call('POST', '/api/phone-verification', {
    body: v.object({ phone, email, verify: v.boolean() }),
    reply: v.object({
      data: v.object({
        checkout: checkoutInfoSchema,
        otp: v.optional(v.object({ sentTo: v.string(), expiresAt: timestampSchema })),
      }),
    }),
    errors: [ErrorCode.PHONE_NUMBER_ALREADY_REGISTERED],
  }),
  /** Checks the code that confirms a telephone number, or an e-mail address if there is no number. */
  verifyCode: call('POST', '/api/verify-code', {
    body: v.object({ code: textSchema(OTP_DIGITS), email }),
    reply: v.object({ data: v.object({ isVerified: v.boolean(), user: v.optional(userSchema) }) }),
    errors: [ErrorCode.OTP_ERROR],
  }),
}
