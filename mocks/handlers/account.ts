import { accountIn } from '../state/account/accountIn.ts'
import type { accountCalls } from '../../src/contract/calls/account.ts'
import { dashboardOf } from '../state/engagement/dashboard.ts'
import { emailPreferencesOf } from '../state/account/emailPreferences.ts'
import { connectCard } from '../state/account/connectCard.ts'
import { membershipOf } from '../state/account/membership.ts'
import { optOut, refuseLastOwner } from '../state/engagement/optOut.ts'
import { userOf } from '../state/account/userView.ts'
import { accountDataHandlers } from './accountData.ts'
import { addressHandlers } from './addresses.ts'
import { billingHandlers } from './billing.ts'
import { businessHandlers } from './business.ts'
import { organizationHandlers } from './organization.ts'
import { palletOrderHandlers } from './palletOrders.ts'
import { quickOrderHandlers } from './quickOrder.ts'
import { type HandlersOf, reads, writes } from './handler.ts'

/** Document 2 §7, Authentication and account: the data of an account. */
export const accountHandlers: HandlersOf<typeof accountCalls> = {
  ...addressHandlers,
  ...billingHandlers,
  ...businessHandlers,
  ...accountDataHandlers,
  ...organizationHandlers,
  ...palletOrderHandlers,
  ...quickOrderHandlers,
  accountDashboard: reads((context) => ({ data: dashboardOf(accountIn(context), context) })),
  memberInfo: reads(({ account, now }) => ({ membershipInfo: membershipOf(account, now) })),
  connectMembership: writes(({ body, ...context }) => {
    const account = accountIn(context)
    connectCard(account, body.memberId, context)
    return { membershipInfo: membershipOf(account, context.now) }
  }),
  optOutOfBusiness: writes((context) => {
    const account = accountIn(context)
    refuseLastOwner(account, context)
    optOut(account, context)
    return { data: { user: userOf(account, context.state) } }
  }),
  dismissWaon: writes(({ body, ...context }) => {
    const { membership } = accountIn(context)
    const notice = body.notice ?? 'prompt'
    if (notice === 'expired') membership.isExpiryDismissed = true
    else membership.isPromptDismissed = true
    return { data: { dismissed: notice } }
  }),
  setEmailPreferences: writes(({ body, ...context }) => {
    const account = accountIn(context)
    const before = emailPreferencesOf(account)
    const { offers = before.offers, reminders = before.reminders, news = before.news } = body
    const emailPreferences = { offers, reminders, news }
    account.emailPreferences = emailPreferences
    return { data: { emailPreferences } }
  }),
}
