import { describe, expect, test } from 'vitest'
import type { UserGroup } from '../../src/contract/entities/page.ts'
import { AccountType, BusinessRole } from '../../src/contract/enumerations.ts'
import {
  canPlaceOrders,
  canSetDefaultAddress,
  canUseCredits,
  canUsePromoCodes,
  canUseRewards,
  needsTelephoneCode,
} from '../../src/domain/permissions.ts'

const cafe = {
  isEnabled: true,
  name: 'Kafe Pagi',
  excludeAllItems: false,
  promoCodeEnabled: true,
  rewardEnabled: false,
  creditEnabled: false,
  invoice: { enabled: false, creditLimit: 0, currentOutstanding: 0 },
  achDirectDebitEnabled: false,
  defaultPaymentEnabled: false,
  bannerInterstitialsEnabled: false,
}
const buyer = (customerType: AccountType, businessAccount?: object) =>
  ({
    isGuest: false,
    customerType,
    roles: [] as readonly BusinessRole[],
    ...(businessAccount ? { businessAccount } : {}),
  }) as unknown as UserGroup

describe('promo codes (document 1 §6)', () => {
  test.each([
    ['a visitor before the first answer', undefined, true],
    ['a guest', { isGuest: true, numSuccessfulOrders: 0 } as const, true],
    ['a personal account', buyer(AccountType.PERSONAL), true],
    ['a business with the flag', buyer(AccountType.BUSINESS, cafe), true],
    ['one without it', buyer(AccountType.BUSINESS, { ...cafe, promoCodeEnabled: false }), false],
    ['one that is not enabled', buyer(AccountType.BUSINESS, { ...cafe, isEnabled: false }), false],
    ['a business account of no business', buyer(AccountType.BUSINESS), false],
  ])('%s', (_who, user, may) => {
    expect(canUsePromoCodes(user)).toBe(may)
  })
})

describe('points and credit need an account, and a business its flag (document 1 §6)', () => {
  test.each([
    ['a visitor before the first answer', undefined, false, false],
    ['a guest', { isGuest: true, numSuccessfulOrders: 0 } as const, false, false],
    ['a personal account', buyer(AccountType.PERSONAL), true, true],
    ['a business with neither flag', buyer(AccountType.BUSINESS, cafe), false, false],
    ['one with points', buyer(AccountType.BUSINESS, { ...cafe, rewardEnabled: true }), true, false],
    [
      'one with credit that is not enabled',
      buyer(AccountType.BUSINESS, { ...cafe, creditEnabled: true, isEnabled: false }),
      false,
      false,
    ],
    ['one with credit', buyer(AccountType.BUSINESS, { ...cafe, creditEnabled: true }), false, true],
    [
      'its cart editor, who does not pay',
      {
        ...buyer(AccountType.BUSINESS, { ...cafe, creditEnabled: true, rewardEnabled: true }),
        roles: [BusinessRole.CART_EDITOR],
      } as UserGroup,
      false,
      false,
    ],
  ])('%s', (_who, user, rewards, credits) => {
    expect(canUseRewards(user)).toBe(rewards)
    expect(canUseCredits(user)).toBe(credits)
  })
})

describe('who places orders (document 1 §6)', () => {
  const withRole = (role: BusinessRole) =>
    ({ isGuest: false, customerType: AccountType.BUSINESS, roles: [role] }) as UserGroup

  test.each([
    [BusinessRole.DEFAULT, true],
    [BusinessRole.OWNER, true],
    [BusinessRole.MEMBER, true],
    [BusinessRole.CART_EDITOR, false],
    [BusinessRole.ADMIN, true],
  ])('role %i', (role, may) => {
    expect(canPlaceOrders(withRole(role))).toBe(may)
  })

  test('a guest does', () => {
    expect(canPlaceOrders({ isGuest: true, numSuccessfulOrders: 0 })).toBe(true)
  })
})

describe('the default address (document 1 §6)', () => {
  const { PERSONAL, BUSINESS } = AccountType
  const member = (...roles: BusinessRole[]) =>
    ({ isGuest: false, customerType: BUSINESS, roles }) as UserGroup
  test.each([
    ['a guest', { isGuest: true, numSuccessfulOrders: 0 } as const, PERSONAL, true, false],
    ['a member, their own', member(BusinessRole.MEMBER), PERSONAL, true, true],
    ['a member, the business’s', member(BusinessRole.MEMBER), BUSINESS, true, false],
    ['an admin, the business’s', member(BusinessRole.ADMIN), BUSINESS, true, true],
    ['an owner, the business’s', member(BusinessRole.OWNER), BUSINESS, true, true],
    ['an owner without the organisation page', member(BusinessRole.OWNER), BUSINESS, false, false],
  ])('can be set by %s: %s', (_who, user, scope, organizationPage, may) => {
    expect(canSetDefaultAddress(user, scope, { organizationPage })).toBe(may)
  })
})

describe('the code for a phone number', () => {
  const account = (telephoneNumber: string | undefined, verified: boolean) =>
    ({ isGuest: false, telephoneNumber, telephoneVerification: { verified } }) as UserGroup
  test.each([
    ['a guest', { isGuest: true, numSuccessfulOrders: 0 } as const, true, false],
    ['the verified number of an account', account('0123456789', true), true, false],
    ['a number that was never verified', account('0123456789', false), true, true],
    ['another number than the verified one', account('0190000596', true), true, true],
    ['an account without a number', account(undefined, false), true, true],
    ['a shop that sends no codes', account('0190000596', true), false, false],
  ])('%s: %s', (_what, user, webOtp, needs) => {
    expect(needsTelephoneCode(user, '0123456789', { features: { webOtp } })).toBe(needs)
  })
})
