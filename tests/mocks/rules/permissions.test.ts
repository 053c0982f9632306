import { expect, test } from 'vitest'
import { permissionsOf } from '../../../mocks/rules/permissions.ts'
import { MembershipPermission } from '../../../src/contract/enumerations.ts'
import { customer, everythingOn, guest, type Sentence } from './permissionSubjects.ts'

/** Document 1 §6, sentence by sentence. */
const table: readonly Sentence[] = [
  [
    'a guest',
    guest,
    everythingOn,
    {
      canPlaceOrders: true,
      hasOffers: true,
      canSeeReorder: false,
      canUsePromoCodes: true,
      canUseRewards: false,
      canUseCredits: false,
      canPayByInvoice: false,
      canPayByBankAccount: false,
      canSetDefaultPayment: false,
      canManageUsers: false,
      canManageOrganization: false,
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
      canEditCompanyName: true,
    },
  ],
  ['a returning user', { ...customer, numSuccessfulOrders: 1 }, everythingOn, { canSeeReorder: true }],
  ['a customer whose orders all failed', customer, everythingOn, { canSeeReorder: false }],
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
]

test.each(table)('what a shopper may: %s', (_, subject, flags, expected) => {
  expect(permissionsOf(subject, flags)).toMatchObject(expected)
})
