import type { PermissionFlags, Permissions, Standing } from '../../../mocks/rules/permissions.ts'
import type { BusinessAccount } from '../../../src/contract/entities/account/businessAccount.ts'
import {
  AccountType,
  type BusinessRole,
  ClientViewType,
  MembershipPermission,
} from '../../../src/contract/enumerations.ts'

export const guest: Standing = {
  isGuest: true,
  numSuccessfulOrders: 0,
  accountType: AccountType.PERSONAL,
  clientViewType: ClientViewType.CONSUMER,
  role: null,
  businessAccount: null,
  membership: MembershipPermission.ABSENT,
}
export const customer: Standing = { ...guest, isGuest: false }
export const buyerFor = (businessAccount: BusinessAccount, role: BusinessRole): Standing => ({
  ...customer,
  accountType: AccountType.BUSINESS,
  clientViewType: ClientViewType.BUSINESS,
  role,
  businessAccount,
})
export const everythingOn: PermissionFlags = {
  manageUsers: true,
  organizationPage: true,
  displayAgeGate: true,
  firstOrderFreeShipping: true,
}
export const everythingOff: PermissionFlags = {
  manageUsers: false,
  organizationPage: false,
  displayAgeGate: false,
  firstOrderFreeShipping: false,
}

/** A sentence of document 1 §6: who, the shop's flags, what, and whether. */
export type Sentence = readonly [
  string,
  Standing,
  PermissionFlags,
  Partial<Record<keyof Permissions, boolean>>,
]
