import type { HandlerContext } from '../handlerContext.ts'
import { takeBackAll } from '../engagement/approvals.ts'
import { organizationOf } from '../permissions.ts'
import { businessOf } from '../business/businessOrders.ts'
import { statusOnTheWay } from '../orders/onTheWay.ts'
import type { Account } from '../records/account.ts'
import { endSession } from './sessions.ts'

/**
 * Removes an account with everything in it, its codes and messages, and ends its sessions everywhere. Orders on their way are still
 * delivered, and those of a business stay in its history and on its invoice: they stay with this browser, and move to a new account with
 * the same email (docs/decisions/0107). What it has sent for approval is taken back.
 */
export function deleteAccount(account: Account, context: HandlerContext): void {
  const { state, visitor, now } = context
  const { _id, name, vatInformation, email, telephoneNumber, shopper } = account
  const organization = organizationOf(state, account)
  if (organization) takeBackAll(organization, account, context)
  const formerBuyer = { _id, name, ...(vatInformation ? { vatInformation } : {}) }
  const kept = shopper.orders.filter(
    (order) => statusOnTheWay(order, now) !== null || businessOf(order) !== undefined,
  )
  visitor.guest.orders = [...visitor.guest.orders, ...kept.map((order) => ({ ...order, email, formerBuyer }))]
  for (const other of Object.values(state.visitors)) {
    if (other.session?.userId === _id) endSession(other, account, state.chance)
  }
  const isTheirs = ({ to }: { to: string }) => to === email || to === telephoneNumber
  state.access.otps = state.access.otps.filter((otp) => !isTheirs(otp))
  state.access.resetLinks = state.access.resetLinks.filter(({ userId }) => userId !== _id)
  state.access.sessionLinks = state.access.sessionLinks.filter(({ userId }) => userId !== _id)
  state.access.passkeyChallenges = (state.access.passkeyChallenges ?? []).filter(
    ({ userId }) => userId !== _id,
  )
  state.outbox = state.outbox.filter((message) => !isTheirs(message))
  delete state.accounts[_id]
}
