import * as v from 'valibot'
import { call } from '../call.ts'
import { dashboardSchema } from '../entities/account/dashboard.ts'
import { emailPreferencesSchema } from '../entities/account/emailPreferences.ts'
import { membershipInfoSchema } from '../entities/account/membership.ts'
import { addressCalls } from './addresses.ts'
import { billingCalls } from './billing.ts'
import { businessCalls } from './business.ts'

/** Document 2 §7, Authentication and account: the contents of an account. */
export const accountCalls = {
  ...addressCalls,
  ...billingCalls,
  ...businessCalls,
  /** The contents of the account's side panel. */
  accountDashboard: call('GET', '/api/nav-account-sidebar/dashboard', {
    reply: v.object({ data: dashboardSchema }),
    guards: ['login'],
  }),
  /** A guest receives the same reply as an account without a membership. */
  memberInfo: call('GET', '/api/waon/member-info', {
    reply: v.object({ membershipInfo: membershipInfoSchema }),
  }),
  /** Dismisses a membership notice: `prompt` asks the shopper to connect a membership, `expired` is the banner about its end. */
  dismissWaon: call('POST', '/api/waon/dismiss', {
    body: v.optional(v.object({ notice: v.optional(v.picklist(['prompt', 'expired']), 'prompt') }), {}),
    reply: v.object({ data: v.object({ dismissed: v.picklist(['prompt', 'expired']) }) }),
    guards: ['login'],
  }),
  /** Turns kinds of email on or off; those left out stay. */
  setEmailPreferences: call('PUT', '/api/current_user/email-preferences', {
    body: v.partial(emailPreferencesSchema),
    reply: v.object({ data: v.object({ emailPreferences: emailPreferencesSchema }) }),
    guards: ['login'],
    documented: false,
  }),
}
