import * as v from 'valibot'
import { call } from '../../call.ts'
import { idSchema, textSchema, timestampSchema } from '../../entities/primitives.ts'
import { ErrorCode } from '../../errorCodes.ts'
import { EMAIL_MAXIMUM, OTP_DIGITS, PASSWORD_MAXIMUM } from '../../limits.ts'

const password = textSchema(PASSWORD_MAXIMUM)

/** Every change of the password starts a new session: other browsers are logged out. */
const changed = v.object({ data: v.object({ token: idSchema }) })

/** Calls that reset, set or change a password. */
export const passwordCalls = {
  /**
   * With the one-time code, returns the token that allows choosing a new password; without it, sends a reset link. The reply does not
   * reveal whether the account exists.
   */
  forgetPassword: call('POST', '/api/forget-password', {
    body: v.object({ email: textSchema(EMAIL_MAXIMUM), otp: v.optional(textSchema(OTP_DIGITS)) }),
    reply: v.object({
      data: v.object({
        sentTo: v.string(),
        token: v.optional(idSchema),
        expiresAt: timestampSchema,
      }),
    }),
    errors: [ErrorCode.OTP_ERROR],
    guards: ['noBotChallenge'],
  }),
  /** Sets the first password of an account that was created with a social login. */
  setPassword: call('POST', '/api/set-password', {
    body: v.object({ newPassword: password }),
    reply: changed,
    errors: ['password_already_set'],
    guards: ['login'],
  }),
  changePassword: call('POST', '/api/change-password', {
    body: v.object({ currentPassword: password, newPassword: password }),
    reply: changed,
    errors: ['wrong_password'],
    guards: ['login'],
  }),
  /** Sets a new password with the token of a reset link. The shopper then logs in with it. */
  resetPassword: call('POST', '/api/reset-password', {
    body: v.object({ token: idSchema, newPassword: password }),
    reply: v.object({ data: v.object({ email: v.string() }) }),
    errors: ['reset_link_invalid'],
  }),
}
