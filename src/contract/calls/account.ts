import * as v from 'valibot'
import { call } from '../call.ts'
import { dashboardSchema } from '../entities/account/dashboard.ts'
import { emailPreferencesSchema } from '../entities/account/emailPreferences.ts'
import { membershipInfoSchema } from '../entities/account/membership.ts'
import { textSchema } from '../entities/primitives.ts'
import { LOYALTY_ID_MAXIMUM } from '../limits.ts'
import { accountDataCalls } from './accountData.ts'
import { userSchema } from '../entities/account/user.ts'
import { addressCalls } from './addresses.ts'
import { billingCalls } from './billing.ts'
import { businessCalls } from './business.ts'
import { organizationCalls } from './organization.ts'
import { palletOrderCalls } from './palletOrders.ts'
import { quickOrderCalls } from './quickOrder.ts'

/** Document 2 §7, Authentication and account: the contents of an account. */
export const accountCalls = {
  ...addressCalls,
  ...billingCalls,
  ...businessCalls,
  ...accountDataCalls,
  ...organizationCalls,
  ...palletOrderCalls,
  ...quickOrderCalls,
  /** The contents of the account's side panel. */
  accountDashboard: call('GET', '/api/nav-account-sidebar/dashboard', {
    reply: v.object({ data: dashboardSchema }),
    guards: ['login'],
  }),
  /** A guest receives the same reply as an account without a membership. */
  memberInfo: call('GET', '/api/waon/member-info', {
    reply: v.object({ membershipInfo: membershipInfoSchema }),
  }),
  /** Connects a membership card by its number; an earlier card is replaced. Refused: a card that another account has. */
  connectMembership: call('POST', '/api/waon/connect', {
    body: v.object({ memberId: textSchema(LOYALTY_ID_MAXIMUM) }),
    reply: v.object({ membershipInfo: membershipInfoSchema }),
    errors: ['not_found', 'already_linked'],
    guards: ['login'],
    documented: false,
  }),
  /**
   * Turns the account back into a personal one: it leaves its business and sees the shop as households do. The only owner of a business with
   * other members makes one of them an owner first.
   */
  optOutOfBusiness: call('POST', '/api/organization/opt-out', {
    reply: v.object({ data: v.object({ user: userSchema }) }),
    errors: ['last_owner'],
    guards: ['login'],
    documented: false,
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
