import type { HandlerContext } from '../handlerContext.ts'
import { businessOf } from '../business/businessOrders.ts'
import { statusOnTheWay } from '../orders/onTheWay.ts'
import type { Account } from '../records/account.ts'
import { endSession } from './sessions.ts'

/**
 * Removes an account with everything in it, its codes and messages, and ends its sessions everywhere. Orders on their way are still
 * delivered, and those of a business stay in its history and on its invoice: they stay with this browser, and move to a new account with
 * the same email (docs/decisions/0107).
 */
export function deleteAccount(account: Account, { state, visitor, now }: HandlerContext): void {
  const { _id, name, vatInformation, email, telephoneNumber, shopper } = account
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
