import { SESSION_RENEWAL_MS } from '../../../src/contract/limits.ts'
import type { StateStore } from '../store.ts'
import { type Chance, nextHex } from '../../base/random.ts'
import type { Session } from '../records/access.ts'
import type { Account } from '../records/account.ts'
import type { ShopState, Visitor } from '../stateSchema.ts'
import { visitorOf } from '../state.ts'

/** A token that no earlier session had: every login and logout gets a new one. */
const renewToken = (visitor: Visitor, chance: Chance): void => {
  visitor.token = nextHex(chance, 32)
}

/** Logs the visitor in, replacing any session: 30 minutes, with a new token. */
export function startSession(visitor: Visitor, account: Account, chance: Chance, now: number): void {
  visitor.session = {
    id: `${visitor.id}-${now}`,
    userId: account._id,
    email: account.email,
    expiresAt: now + SESSION_RENEWAL_MS,
  }
  delete visitor.hasExpired
  renewToken(visitor, chance)
}

/** Turns the visitor into a guest, with a new token and no account data. The location stays, since it belongs to the browser. */
export function endSession(visitor: Visitor, account: Account | null, chance: Chance): void {
  if (visitor.session === null) return
  visitor.session = null
  renewToken(visitor, chance)
  if (account) visitor.guest.postalCode = account.shopper.postalCode
}

/** The same after the end of a session that the shopper did not choose. */
export function endByTime(visitor: Visitor, account: Account | null, chance: Chance): void {
  endSession(visitor, account, chance)
  visitor.hasExpired = true
}

const isOverAt = (session: Session, lastUse: number, now: number): boolean =>
  now >= Math.max(session.expiresAt, lastUse + SESSION_RENEWAL_MS)

/** Ended by time, or its account has gone: null. Renewed where the account's e-mail has changed. */
function settle(draft: ShopState, id: string, sessionId: string, isOver: boolean, now: number): void {
  const visitor = visitorOf(draft, id)
  const { session } = visitor
  // Another tab was faster.
  if (session?.id !== sessionId) return
  const account = draft.accounts[session.userId]
  if (isOver || !account) endByTime(visitor, account ?? null, draft.chance)
  else startSession(visitor, account, draft.chance, now)
}

/**
 * Admits a visitor's request at a time: a new visitor gets a record, a session without use for 30 minutes ends, an active one is extended
 * by 30 minutes, and one whose account has another email address is renewed (document 1 §4, Sessions).
 */
export async function admit(store: StateStore, id: string, now: number): Promise<void> {
  const state = await store.read()
  const visitor = state.visitors[id]
  if (!visitor) {
    await store.write((draft) => visitorOf(draft, id))
    return
  }
  const { session } = visitor
  if (session === null) return
  const isOver =
    isOverAt(session, store.lastUse(id), now) && isOverAt(session, await store.lastUseAnywhere(id), now)
  const isSame = state.accounts[session.userId]?.email === session.email
  if (isOver || !isSame) await store.write((draft) => settle(draft, id, session.id, isOver, now))
  if (!isOver) store.noteUse(id, now)
}
