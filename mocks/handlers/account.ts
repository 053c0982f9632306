import type { accountCalls } from '../../src/contract/calls/account.ts'
import { refuse } from '../serving/refuse.ts'
import { dashboardOf } from '../shop/dashboard.ts'
import { membershipOf } from '../shop/membership.ts'
import { addressHandlers } from './addresses.ts'
import { billingHandlers } from './billing.ts'
import { businessHandlers } from './business.ts'
import { type HandlersOf, reads, writes } from './handler.ts'

/** Document 2 §7, Authentication and account: what an account holds. */
export const accountHandlers: HandlersOf<typeof accountCalls> = {
  ...addressHandlers,
  ...billingHandlers,
  ...businessHandlers,
  accountDashboard: reads((visit) => {
    if (!visit.account) throw refuse(401, 'unauthorized')
    return { data: dashboardOf(visit.account, visit) }
  }),
  memberInfo: reads(({ account }) => ({ membershipInfo: membershipOf(account) })),
  dismissWaon: writes(({ body, account }) => {
    if (!account) throw refuse(401, 'unauthorized')
    const notice = body.notice ?? 'prompt'
    if (notice === 'expired') account.membership.isExpiryDismissed = true
    else account.membership.isPromptDismissed = true
    return { data: { dismissed: notice } }
  }),
}
