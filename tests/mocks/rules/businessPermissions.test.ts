import { expect, test } from 'vitest'
import { permissionsOf } from '../../../mocks/rules/permissions.ts'
import { BusinessRole } from '../../../src/contract/enumerations.ts'
import { everyFlag, plainBusiness } from './businesses.ts'
import { buyerFor, everythingOn, type Sentence } from './permissionSubjects.ts'

const { DEFAULT, OWNER, MEMBER, CART_EDITOR, ADMIN } = BusinessRole

const owner = buyerFor(everyFlag, OWNER)

/** Document 1 §6, sentence by sentence. */
const table: readonly Sentence[] = [
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
  ['a member at login', buyerFor(everyFlag, MEMBER), everythingOn, { canPlaceOrders: true }],
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
    'a business that has offers like a household',
    buyerFor(plainBusiness, MEMBER),
    everythingOn,
    { hasOffers: true },
  ],
  [
    'a business whose items are all excluded from offers',
    buyerFor({ ...everyFlag, excludeAllItems: true }, OWNER),
    everythingOn,
    { hasOffers: false, canUsePromoCodes: true },
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
]

test.each(table)('permissions of a member of a business: %s', (_, subject, flags, expected) => {
  expect(permissionsOf(subject, flags)).toMatchObject(expected)
})
