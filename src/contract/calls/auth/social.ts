import * as v from 'valibot'
import { call } from '../../call.ts'
import { facebookAccountSchema, googleAccountSchema } from '../../entities/account/loginData.ts'
import { idSchema } from '../../entities/primitives.ts'
import { socialLoginKindSchema, userSchema } from '../../entities/account/user.ts'

/**
 * Whether this social account can create an account here, and whether an existing account has the same e-mail address and can be linked.
 */
const known = v.object({
  data: v.object({ isLinked: v.boolean(), hasAccount: v.boolean(), email: v.optional(v.string()) }),
})
const user = v.object({ data: v.object({ user: userSchema }) })

/** Social logins (document 1 §6). All calls answer 403 if the feature is switched off. */
export const socialCalls = {
  checkGoogle: call('POST', '/api/check-google', {
    body: v.object({ accountData: googleAccountSchema }),
    reply: known,
    errors: ['forbidden'],
  }),
  linkGoogle: call('PUT', '/api/link-google', {
    body: v.object({ accountData: googleAccountSchema }),
    reply: user,
    errors: ['already_linked', 'forbidden'],
    guards: ['login'],
  }),
  unlinkGoogle: call('PUT', '/api/unlink-google', {
    body: v.optional(v.object({})),
    reply: user,
    errors: ['not_linked', 'last_way_to_log_in'],
    guards: ['login'],
  }),
  checkFacebook: call('POST', '/api/check-facebook', {
    body: v.object({ facebook: facebookAccountSchema }),
    reply: known,
    errors: ['forbidden'],
  }),
  linkFacebook: call('POST', '/api/link-facebook', {
    body: v.object({ facebook: facebookAccountSchema }),
    reply: user,
    errors: ['already_linked', 'forbidden'],
    guards: ['login'],
  }),
  unlinkFacebook: call('POST', '/api/unlink-facebook', {
    body: v.optional(v.object({})),
    reply: user,
    errors: ['not_linked', 'last_way_to_log_in'],
    guards: ['login'],
  }),
  /** The accounts that the shop's own sheet offers in place of the provider's. A real server has no such call. */
  readSignInAccounts: call('GET', '/api/sign-in-accounts', {
    query: v.object({ provider: socialLoginKindSchema }),
    reply: v.object({
      data: v.object({
        accounts: v.array(
          v.object({
            userId: idSchema,
            email: v.optional(v.string()),
            firstName: v.string(),
            lastName: v.string(),
          }),
        ),
      }),
    }),
    errors: ['forbidden'],
    documented: false,
  }),
  /** The accounts that the login dialog of a demo fills in. A real server has no such call. */
  readDemoLogins: call('GET', '/api/sign-in-accounts/demo', {
    reply: v.object({
      data: v.object({
        logins: v.array(
          v.object({
            email: v.string(),
            password: v.string(),
            name: v.string(),
            shows: v.picklist([
              'household',
              'first_order',
              'member',
              'business_owner',
              'cart_editor',
              'invoice',
            ]),
          }),
        ),
      }),
    }),
    documented: false,
  }),
}
