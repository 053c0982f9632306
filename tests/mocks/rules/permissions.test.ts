import { describe, expect, test } from 'vitest'
import {
  type PermissionFlags,
  type Permissions,
  permissionsOf,
  type Standing,
} from '../../../mocks/rules/permissions.ts'
import type { BusinessAccount } from '../../../src/contract/entities/businessAccount.ts'
import {
  AccountType,
  BusinessRole,
  ClientViewType,
  MembershipPermission,
} from '../../../src/contract/enumerations.ts'
import { everyFlag, plainBusiness } from './businesses.ts'

const { DEFAULT, OWNER, MEMBER, CART_EDITOR, ADMIN } = BusinessRole

const guest: Standing = {
  isGuest: true,
  numSuccessfulOrders: 0,
  accountType: AccountType.PERSONAL,
  clientViewType: ClientViewType.CONSUMER,
  role: null,
  businessAccount: null,
  membership: MembershipPermission.ABSENT,
}
const customer: Standing = { ...guest, isGuest: false }
const buyerFor = (businessAccount: BusinessAccount, role: BusinessRole): Standing => ({
  ...customer,
  accountType: AccountType.BUSINESS,
  clientViewType: ClientViewType.BUSINESS,
  role,
  businessAccount,
})
const owner = buyerFor(everyFlag, OWNER)

const everythingOn: PermissionFlags = {
  manageUsers: true,
  organizationPage: true,
  displayAgeGate: true,
  firstOrderFreeShipping: true,
}
const everythingOff: PermissionFlags = {
  manageUsers: false,
  organizationPage: false,
  displayAgeGate: false,
  firstOrderFreeShipping: false,
}

/** Document 1 §6, sentence by sentence: who, the shop's flags, what, and whether. */
const table: readonly (readonly [
  string,
  Standing,
  PermissionFlags,
  Partial<Record<keyof Permissions, boolean>>,
])[] = [
  [
    'a guest',
    guest,
    everythingOn,
    {
      canPlaceOrders: true,
      isReturning: false,
      canSeeReorder: false,
      hasBusinessView: false,
      canSeeFavorites: true,
      canUsePromoCodes: true,
      canUseRewards: false,
      canUseCredits: false,
      canPayByInvoice: false,
      canPayByBankAccount: false,
      canSetDefaultPayment: false,
      canManageUsers: false,
      canManageOrganization: false,
      seesBusinessLogin: false,
      canEditCompanyName: false,
    },
  ],
  [
    'a customer',
    customer,
    everythingOn,
    {
      canUsePromoCodes: true,
      canUseRewards: true,
      canUseCredits: true,
      canPayByInvoice: false,
      canPayByBankAccount: false,
      canSetDefaultPayment: true,
      canManageUsers: false,
      canManageOrganization: false,
      seesBusinessLogin: false,
      canEditCompanyName: true,
    },
  ],
  [
    'a returning user',
    { ...customer, numSuccessfulOrders: 1 },
    everythingOn,
    { isReturning: true, canSeeReorder: true },
  ],
  ['somebody whose orders all failed', customer, everythingOn, { isReturning: false, canSeeReorder: false }],
  ['a first order', customer, everythingOn, { hasFirstOrderFreeShipping: true }],
  ['a guest’s first order', guest, everythingOn, { hasFirstOrderFreeShipping: true }],
  [
    'a second order',
    { ...customer, numSuccessfulOrders: 1 },
    everythingOn,
    { hasFirstOrderFreeShipping: false },
  ],
  [
    'a first order while shipping is not free for it',
    customer,
    everythingOff,
    { hasFirstOrderFreeShipping: false },
  ],
  ['a business view', owner, everythingOn, { hasBusinessView: true, canSeeFavorites: false }],
  [
    'a business account with the consumer view',
    { ...owner, clientViewType: ClientViewType.CONSUMER },
    everythingOn,
    { hasBusinessView: false, canSeeFavorites: true, canManageUsers: true },
  ],
  ['an owner', owner, everythingOn, { canManageUsers: true, canManageOrganization: true }],
  [
    'an admin',
    buyerFor(everyFlag, ADMIN),
    everythingOn,
    { canManageUsers: true, canManageOrganization: true },
  ],
  [
    'a member',
    buyerFor(everyFlag, MEMBER),
    everythingOn,
    { canManageUsers: false, canManageOrganization: false },
  ],
  [
    'the default role',
    buyerFor(everyFlag, DEFAULT),
    everythingOn,
    { canManageUsers: false, canManageOrganization: false },
  ],
  [
    'a cart editor',
    buyerFor(everyFlag, CART_EDITOR),
    everythingOn,
    { canManageUsers: false, canManageOrganization: false, canPlaceOrders: false },
  ],
  [
    'an owner without manage-users',
    owner,
    { ...everythingOn, manageUsers: false },
    { canManageUsers: false, canManageOrganization: true },
  ],
  [
    'an owner without the organisation page',
    owner,
    { ...everythingOn, organizationPage: false },
    { canManageUsers: true, canManageOrganization: false },
  ],
  ['an owner at login', owner, everythingOn, { seesBusinessLogin: true }],
  [
    'a member at login',
    buyerFor(everyFlag, MEMBER),
    everythingOn,
    { seesBusinessLogin: true, canPlaceOrders: true },
  ],
  ['a cart editor at login', buyerFor(everyFlag, CART_EDITOR), everythingOn, { seesBusinessLogin: false }],
  ['an owner in the lead form', owner, everythingOn, { canEditCompanyName: true }],
  [
    'the default role in the lead form',
    buyerFor(everyFlag, DEFAULT),
    everythingOn,
    { canEditCompanyName: true },
  ],
  [
    'a cart editor in the lead form',
    buyerFor(everyFlag, CART_EDITOR),
    everythingOn,
    { canEditCompanyName: true },
  ],
  ['an admin in the lead form', buyerFor(everyFlag, ADMIN), everythingOn, { canEditCompanyName: false }],
  ['a member in the lead form', buyerFor(everyFlag, MEMBER), everythingOn, { canEditCompanyName: false }],
  [
    'a business without flags',
    buyerFor(plainBusiness, OWNER),
    everythingOn,
    {
      canUsePromoCodes: false,
      canUseRewards: false,
      canUseCredits: false,
      canPayByInvoice: false,
      canPayByBankAccount: false,
      canSetDefaultPayment: false,
    },
  ],
  [
    'a business with every flag',
    owner,
    everythingOn,
    {
      canUsePromoCodes: true,
      canUseRewards: true,
      canUseCredits: true,
      canPayByInvoice: true,
      canPayByBankAccount: true,
      canSetDefaultPayment: true,
    },
  ],
  [
    'a business with promo codes only',
    buyerFor({ ...plainBusiness, promoCodeEnabled: true }, OWNER),
    everythingOn,
    { canUsePromoCodes: true, canUseRewards: false, canUseCredits: false, canPayByInvoice: false },
  ],
  [
    'a business that is not enabled',
    buyerFor({ ...everyFlag, isEnabled: false }, OWNER),
    everythingOn,
    {
      canUsePromoCodes: false,
      canUseRewards: false,
      canUseCredits: false,
      canPayByInvoice: false,
      canManageUsers: false,
      canManageOrganization: false,
    },
  ],
  [
    'a member whose membership has run out',
    { ...customer, membership: MembershipPermission.NONE },
    everythingOn,
    { canUseRewards: false },
  ],
  [
    'a membership still being checked',
    { ...customer, membership: MembershipPermission.ALL_EXCEPT_REDEEM },
    everythingOn,
    { canUseRewards: false },
  ],
  [
    'an active member',
    { ...customer, membership: MembershipPermission.ALL },
    everythingOn,
    { canUseRewards: true },
  ],
  ['the age gate while it is on', guest, everythingOn, { mustConfirmAge: true }],
  ['the age gate while it is off', owner, everythingOff, { mustConfirmAge: false }],
]

describe('what each may', () => {
  test.each(table)('%s', (_, standing, flags, expected) => {
    expect(permissionsOf(standing, flags)).toMatchObject(expected)
  })
})
