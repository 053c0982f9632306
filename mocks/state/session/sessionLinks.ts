import { SESSION_LINK_VALID_MS } from '../../../src/contract/limits.ts'
import { nextHex } from '../../base/random.ts'
import { refuse } from '../../base/refuse.ts'
import type { Account } from '../records/account.ts'
import type { ShopState } from '../stateSchema.ts'

/** A link that logs another browser in; an earlier one of the account counts no longer. */
export function newSessionLink({ access, chance }: ShopState, { _id }: Account, now: number) {
  const link = { token: nextHex(chance, 32), userId: _id, expiresAt: now + SESSION_LINK_VALID_MS }
  access.sessionLinks = [...access.sessionLinks.filter(({ userId }) => userId !== _id), link]
  return link
}

/** The account of a link, which is used up by this. Refuses an unknown, used or expired one. */
export function openedBy({ access, accounts }: ShopState, token: string, now: number): Account {
  const link = access.sessionLinks.find((one) => one.token === token)
  const account = link && accounts[link.userId]
  if (!account || now >= link.expiresAt) throw refuse('reset_link_invalid', { field: 'token' })
  access.sessionLinks = access.sessionLinks.filter((one) => one !== link)
  return account
}
