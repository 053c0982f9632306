import { ClientViewType, AccountType } from '../../../src/contract/enumerations.ts'
import type { HandlerContext } from '../handlerContext.ts'
import { leadForm } from '../../rules/leadCapture.ts'

/** Whether the visitor is shown the lead form, must fill it in, and may leave it. */
export const leadFormOf = ({ account }: Pick<HandlerContext, 'account'>): ReturnType<typeof leadForm> =>
  leadForm({
    isGuest: account === null,
    accountType: account?.customerType ?? AccountType.PERSONAL,
    clientViewType: account?.clientViewType ?? ClientViewType.CONSUMER,
    hasCompleted: account?.b2b?.hasCompletedLeadCapture ?? false,
    hasLeft: account?.hasLeftLeadCapture ?? false,
  })
