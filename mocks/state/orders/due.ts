import type { Config } from '../../../src/contract/entities/config.ts'
import { nextBooking, settleOrder } from './orderAccounts.ts'
import type { Account } from '../records/account.ts'
import type { StoredOrder } from '../records/order.ts'
import type { ShopState } from '../stateSchema.ts'

interface Owned {
  order: StoredOrder
  account: Account | null
}

function ownedOrder(state: ShopState, gid: string): Owned | undefined {
  const holders = [
    ...Object.values(state.accounts).map((account) => ({ account, orders: account.shopper.orders })),
    ...Object.values(state.visitors).map(({ guest }) => ({ account: null, orders: guest.orders })),
  ]
  for (const { account, orders } of holders) {
    const order = orders.find((one) => one.gid === gid)
    if (order) return { order, account }
  }
  return undefined
}

/** Notes when the shop has to look at an order again; to be called whenever its course has changed. */
export function expectEnd(order: StoredOrder, state: ShopState, now: number): void {
  const at = nextBooking(order, now)
  state.due = state.due.filter(({ orderGid }) => orderGid !== order.gid)
  if (at !== null) state.due.push({ at, orderGid: order.gid })
}

/** Applies the changes that time has brought: settles each order whose time has come. */
export function settle(state: ShopState, config: Config, now: number): void {
  // An order may have passed several of its times since the last request.
  for (const { orderGid } of state.due.filter(({ at }) => at <= now)) {
    const owned = ownedOrder(state, orderGid)
    if (!owned) {
      state.due = state.due.filter((entry) => entry.orderGid !== orderGid)
      continue
    }
    settleOrder(owned.order, owned.account, { state, config, now })
    expectEnd(owned.order, state, now)
  }
}
