import type { Account } from '../records/account.ts'
import { refuse } from '../../base/refuse.ts'

/** The account of who asks; a guest has none (document 1 §6: 401). */
export function accountIn({ account }: { account: Account | null }): Account {
  if (account === null) throw refuse('unauthorized')
  return account
}
