import type { MembershipInfo } from '../../../src/contract/entities/account/membership.ts'
import { MembershipPermission } from '../../../src/contract/enumerations.ts'
import type { Account } from '../records/account.ts'

/** What the membership permits now: a connected card permits everything once it is confirmed. */
export function permissionOf(account: Account | null, now: number): MembershipPermission {
  if (!account) return MembershipPermission.ABSENT
  const { permission, confirmedAt } = account.membership
  return confirmedAt !== undefined && now >= confirmedAt ? MembershipPermission.ALL : permission
}

/** The membership as the documents put it: its permission, and the member where there is one (document 1 §4). */
export function membershipOf(account: Account | null, now: number): MembershipInfo {
  const memberId = account?.membership.memberId
  return {
    permission: permissionOf(account, now),
    ...(account && memberId !== undefined
      ? { member: { memberId, name: `${account.name.first} ${account.name.last}` } }
      : {}),
  }
}

/** An expired membership has a notice until its banner is closed. */
export const hasExpiryNotice = (account: Account | null): boolean =>
  account?.membership.permission === MembershipPermission.NONE && !account.membership.isExpiryDismissed

/** A user without a connected membership is prompted until they dismiss the prompt. */
export const isAskedToConnect = (account: Account | null): boolean =>
  account?.membership.permission === MembershipPermission.ABSENT && !account.membership.isPromptDismissed
