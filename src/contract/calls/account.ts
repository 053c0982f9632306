import * as v from 'valibot'
import { call } from '../call.ts'
import { dashboardSchema } from '../entities/account/dashboard.ts'
import { membershipInfoSchema } from '../entities/account/membership.ts'
import { addressCalls } from './addresses.ts'
import { billingCalls } from './billing.ts'
import { businessCalls } from './business.ts'

/** Document 2 §7, Authentication and account: what an account holds. */
export const accountCalls = {
  ...addressCalls,
  ...billingCalls,
  ...businessCalls,
  /** What the account's side panel shows. */
  accountDashboard: call('GET', '/api/nav-account-sidebar/dashboard', {
    reply: v.object({ data: dashboardSchema }),
    guards: ['login'],
  }),
  /** A guest is told what somebody without a membership is told. */
  memberInfo: call('GET', '/api/waon/member-info', {
    reply: v.object({ membershipInfo: membershipInfoSchema }),
  }),
  /** `prompt` asks to connect a membership, `expired` is the banner that tells of its end: each is shown until dismissed. */
  dismissWaon: call('POST', '/api/waon/dismiss', {
    body: v.optional(v.object({ notice: v.optional(v.picklist(['prompt', 'expired']), 'prompt') }), {}),
    reply: v.object({ data: v.object({ dismissed: v.picklist(['prompt', 'expired']) }) }),
    guards: ['login'],
  }),
}
