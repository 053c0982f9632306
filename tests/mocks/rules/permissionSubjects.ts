import type { PermissionFlags, Permissions, PermissionSubject } from '../../../mocks/rules/permissions.ts'
import type { BusinessAccount } from '../../../src/contract/entities/account/businessAccount.ts'
import { AccountType, type BusinessRole, MembershipPermission } from '../../../src/contract/enumerations.ts'

export const guest: PermissionSubject = {
  isGuest: true,
  numSuccessfulOrders: 0,
  accountType: AccountType.PERSONAL,
  role: null,
  businessAccount: null,
  membership: MembershipPermission.ABSENT,
}
export const customer: PermissionSubject = { ...guest, isGuest: false }
export const buyerFor = (businessAccount: BusinessAccount, role: BusinessRole): PermissionSubject => ({
  ...customer,
  accountType: AccountType.BUSINESS,
  role,
  businessAccount,
})
export const everythingOn: PermissionFlags = {
  manageUsers: true,
  organizationPage: true,
}

/** A sentence of document 1 §6: the role, the shop's flags, the action, and whether it is allowed. */
export type Sentence = readonly [
  string,
  PermissionSubject,
  PermissionFlags,
  Partial<Record<keyof Permissions, boolean>>,
]
