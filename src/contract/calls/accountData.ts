import * as v from 'valibot'
import { call } from '../call.ts'
import { accountDataSchema } from '../entities/account/accountData.ts'
import { cartSchema } from '../entities/cart.ts'
import { idSchema, textSchema } from '../entities/primitives.ts'
import { ErrorCode } from '../errorCodes.ts'
import { OTP_DIGITS, PASSWORD_MAXIMUM } from '../limits.ts'

/** A copy of an account's data, and its deletion (docs/decisions/0107). */
export const accountDataCalls = {
  exportAccountData: call('GET', '/api/current_user/data', {
    reply: v.object({ data: accountDataSchema }),
    guards: ['login'],
    documented: false,
  }),
  /**
   * Deletes the account and logs out everywhere. An account with a password confirms with it, another one with a code of the type `login`.
   * The reply is that of a logout. The only owner of a business with other members makes one of them an owner first.
   */
  deleteAccount: call('DELETE', '/api/current_user', {
    body: v.object({
      password: v.optional(textSchema(PASSWORD_MAXIMUM)),
      otp: v.optional(textSchema(OTP_DIGITS)),
    }),
    reply: v.object({ data: v.object({ cart: cartSchema, token: idSchema }) }),
    errors: ['wrong_password', ErrorCode.OTP_ERROR, 'last_owner'],
    guards: ['login'],
    documented: false,
  }),
}
