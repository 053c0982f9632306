import * as v from 'valibot'
import { call } from '../../call.ts'
import { idSchema, textSchema, timestampSchema } from '../../entities/primitives.ts'
import { ErrorCode } from '../../errorCodes.ts'
import { EMAIL_MAXIMUM, OTP_DIGITS, PASSWORD_MAXIMUM } from '../../limits.ts'

const password = textSchema(PASSWORD_MAXIMUM)

/** The session is a new one after each change: other browsers are logged out. */
const changed = v.object({ data: v.object({ token: idSchema }) })

/** Passwords: forgotten, set, changed. */
export const passwordCalls = {
  /**
   * With the code that was issued for it, answers the token to choose a new password with; without one, sends a link. Whether
   * there is such an account is never told.
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
  /** The first password of somebody who joined by a linked account. */
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
  /** Chooses a new password by the token of a reset link; whoever does it logs in with it afterwards. */
  resetPassword: call('POST', '/api/reset-password', {
    body: v.object({ token: idSchema, newPassword: password }),
    reply: v.object({ data: v.object({ email: v.string() }) }),
    errors: ['reset_link_invalid'],
  }),
}
