import { expect, test } from 'vitest'
import { permissionsOf } from '../../../mocks/rules/permissions.ts'
import { MembershipPermission } from '../../../src/contract/enumerations.ts'
import { customer, everythingOff, everythingOn, guest, type Sentence } from './permissionSubjects.ts'

/** Document 1 §6, sentence by sentence. */
const table: readonly Sentence[] = [
  [
    'a guest',
    guest,
    everythingOn,
    {
      canPlaceOrders: true,
      hasOffers: true,
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
  ['the age gate while it is off', customer, everythingOff, { mustConfirmAge: false }],
]

test.each(table)('what a shopper may: %s', (_, subject, flags, expected) => {
  expect(permissionsOf(subject, flags)).toMatchObject(expected)
})
