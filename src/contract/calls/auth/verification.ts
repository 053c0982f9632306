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

/** Codes that are sent and typed in again. */
export const verificationCalls = {
  /** Sends a code to the telephone number, else to the e-mail. `sentTo` shows the end of it. */
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
  /** Saves a telephone number (10 digits) and an e-mail for the order; with `verify` a code is sent to the number. */
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
  /** The code that was sent to confirm a telephone number, or for lack of one an e-mail. */
  verifyCode: call('POST', '/api/verify-code', {
    body: v.object({ code: textSchema(OTP_DIGITS), email }),
    reply: v.object({ data: v.object({ isVerified: v.boolean(), user: v.optional(userSchema) }) }),
    errors: [ErrorCode.OTP_ERROR],
  }),
}
