import { AccountType, ClientViewType } from '../../../src/contract/enumerations.ts'
import { refuse } from '../../base/refuse.ts'
import { leaveOrganization } from './organizationPayload.ts'
import { isLastOwner, membersOf } from './organizations.ts'
import type { HandlerContext } from '../handlerContext.ts'
import { organizationOf } from '../permissions.ts'
import type { Account } from '../records/account.ts'

/** A business keeps an owner as long as others buy for it. */
export function refuseLastOwner(account: Account, { state }: Pick<HandlerContext, 'state'>): void {
  const organization = organizationOf(state, account)
  if (!organization || !isLastOwner(state, organization, account)) return
  if (membersOf(state, organization).length > 1) throw refuse('last_owner')
}

/** Turns a business account into a personal one (document 1 §4, commercial account opt-out). */
export function optOut(account: Account, context: HandlerContext): void {
  const organization = organizationOf(context.state, account)
  if (organization) leaveOrganization(account, organization, context)
  // The shopper has left, and needs no notice of it; nor are they asked about a business again.
  delete account.organizationUpdate
  account.customerType = AccountType.PERSONAL
  account.clientViewType = ClientViewType.CONSUMER
  account.hasLeftLeadCapture = true
}
