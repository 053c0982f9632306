import type { ClockSetting } from '../base/clock.ts'
import { LARGEST_SEED, nextHex } from '../base/random.ts'
import type { Account } from './records/account.ts'
import { newShopper, nothingAsked } from './records/empty.ts'
import type { Shopper } from './records/shopper.ts'
import type { ShopState, Visitor } from './stateSchema.ts'
import { STATE_VERSION } from './version.ts'

/** A shop without visitors. */
export const openShop = (
  clock: ClockSetting,
  openedAt: number,
  seed: number,
  catalogueSeed = seed,
): ShopState => ({
  version: STATE_VERSION,
  revision: 0,
  openedAt,
  clock,
  chance: { seed },
  // Any number may be a seed; a gid has room for a whole one of nine digits.
  catalogueSeed: Math.abs(Math.trunc(catalogueSeed)) % (LARGEST_SEED + 1),
  orderCount: 0,
  visitors: {},
  accounts: {},
  organizations: {},
  areAccountsSeeded: false,
  access: nothingAsked(),
  outbox: [],
  sold: {},
  slots: {},
  changes: {},
  due: [],
  startedAfresh: false,
})

/** There is an order that time has done something to. */
export const isSomethingDue = ({ due }: ShopState, now: number): boolean => due.some(({ at }) => at <= now)

/** The visitor of this id; a new one gets a cart and a token. */
export function visitorOf(state: ShopState, id: string): Visitor {
  const known = state.visitors[id]
  if (known) return known
  const visitor: Visitor = {
    id,
    token: nextHex(state.chance, 32),
    session: null,
    guest: newShopper(state.chance),
  }
  state.visitors[id] = visitor
  return visitor
}

/** The account of the visitor's session; null for a guest. Ended sessions are removed before any handler runs. */
export const accountOf = (state: ShopState, { session }: Visitor): Account | null =>
  session === null ? null : (state.accounts[session.userId] ?? null)

/** The visitor's shopper data: the account's, or the guest's. */
export const shopperOf = (visitor: Visitor, account: Account | null): Shopper =>
  account?.shopper ?? visitor.guest
