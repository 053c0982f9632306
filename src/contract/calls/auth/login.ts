import * as v from 'valibot'
import { call } from '../../call.ts'
import { cartDifferenceSchema, cartSchema, cartVariantWriteSchema } from '../../entities/cart.ts'
import { joinDataSchema, loginDataSchema } from '../../entities/account/loginData.ts'
import { idSchema, textSchema, timestampSchema } from '../../entities/primitives.ts'
import { userSchema } from '../../entities/account/user.ts'
import { ErrorCode } from '../../errorCodes.ts'
import { NAME_MAXIMUM, OTP_DIGITS } from '../../limits.ts'

const additionalItems = v.optional(v.array(cartVariantWriteSchema), [])

/** The reply to a login: the user, the cart including the guest's items, the cart differences, and the token of the new session. */
export const loginReply = v.object({
  data: v.object({
    user: userSchema,
    cart: cartSchema,
    cartDifferences: v.array(cartDifferenceSchema),
    token: idSchema,
  }),
})

/** Login, logout and the name of the account. */
export const loginCalls = {
  /**
   * Merges the guest's cart and `additionalItems` into the account's cart. `otp` is a code of the type `login` and takes the place of the
   * password. A social account beside a password or a code is linked to the account.
   */
  login: call('POST', '/api/login', {
    body: v.object({ loginData: loginDataSchema, additionalItems, otp: v.optional(textSchema(OTP_DIGITS)) }),
    reply: loginReply,
    errors: [ErrorCode.LOGIN_ERROR, ErrorCode.LOGIN_ERROR_VN, ErrorCode.OTP_ERROR, 'already_linked'],
    guards: ['noBotChallenge'],
  }),
  /** Creates an account and logs in. `otp` is the code that was sent to its e-mail address or telephone number. */
  join: call('POST', '/api/join', {
    body: v.object({
      loginData: joinDataSchema,
      additionalItems,
      otp: v.optional(textSchema(OTP_DIGITS)),
    }),
    reply: loginReply,
    errors: [
      ErrorCode.REGISTRATION_EMAIL_EXISTS,
      ErrorCode.TELEPHONE_EXISTS,
      ErrorCode.OTP_ERROR,
      'already_linked',
    ],
    guards: ['noBotChallenge'],
  }),
  /** Ends the login. The visitor becomes a guest with an empty cart and a new token. */
  logout: call('POST', '/api/logout', {
    body: v.optional(v.object({})),
    reply: v.object({ data: v.object({ cart: cartSchema, token: idSchema }) }),
    documented: false,
  }),
  /** A link that logs another browser in, once and for a short time; an earlier one counts no longer. */
  createSessionLink: call('POST', '/api/login/link', {
    reply: v.object({ data: v.object({ token: idSchema, expiresAt: timestampSchema }) }),
    guards: ['login'],
    documented: false,
  }),
  /** Logs this browser in with such a link. The guest's cart stays, and is merged by `carts/merge`. */
  openSessionLink: call('POST', '/api/login/link/open', {
    body: v.object({ token: idSchema }),
    reply: v.object({ data: v.object({ user: userSchema, cart: cartSchema, token: idSchema }) }),
    errors: ['reset_link_invalid'],
    documented: false,
  }),
  renameUser: call('PUT', '/api/current_user/name', {
    body: v.object({ firstName: textSchema(NAME_MAXIMUM), lastName: textSchema(NAME_MAXIMUM) }),
    reply: v.object({ data: v.object({ user: userSchema }) }),
    guards: ['login'],
  }),
  /** Records that this browser has passed the challenge of the bot protection. The block response contains the id. */
  passBotChallenge: call('POST', '/api/bot-challenge', {
    body: v.object({ challengeId: idSchema }),
    reply: v.object({ data: v.object({ isPassed: v.boolean() }) }),
    errors: ['not_found'],
    guards: ['noBotChallenge', 'open'],
    documented: false,
  }),
}
