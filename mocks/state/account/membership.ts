import type { MembershipInfo } from '../../../src/contract/entities/account/membership.ts'
import { MembershipPermission } from '../../../src/contract/enumerations.ts'
import type { Account } from '../records/account.ts'

/** The membership as the documents put it: its permission, and the member where there is one (document 1 §4). */
export function membershipOf(account: Account | null): MembershipInfo {
  const { permission, memberId } = account?.membership ?? { permission: MembershipPermission.ABSENT }
  return {
    permission,
    ...(account && memberId !== undefined
      ? { member: { memberId, name: `${account.name.first} ${account.name.last}` } }
      : {}),
  }
}

/** A membership that has run out is told of until the banner is closed. */
export const isToldOfExpiry = (account: Account | null): boolean =>
  account?.membership.permission === MembershipPermission.NONE && !account.membership.isExpiryDismissed

/** Who is not connected is asked to be, until they wave it away. */
export const isAskedToConnect = (account: Account | null): boolean =>
  account?.membership.permission === MembershipPermission.ABSENT && !account.membership.isPromptDismissed
