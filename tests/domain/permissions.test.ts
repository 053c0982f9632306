import { describe, expect, test } from 'vitest'
import type { UserGroup } from '../../src/contract/entities/page.ts'
import { AccountType, BusinessRole } from '../../src/contract/enumerations.ts'
import {
  canPlaceOrders,
  canUseCredits,
  canUsePromoCodes,
  canUseRewards,
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
  ({ isGuest: false, customerType, ...(businessAccount ? { businessAccount } : {}) }) as UserGroup

describe('promo codes (document 1 §6)', () => {
  test.each([
    ['a visitor nobody has spoken of yet', undefined, true],
    ['a guest', { isGuest: true, numSuccessfulOrders: 0 } as const, true],
    ['somebody who buys for themselves', buyer(AccountType.PERSONAL), true],
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
    ['a visitor nobody has spoken of yet', undefined, false, false],
    ['a guest', { isGuest: true, numSuccessfulOrders: 0 } as const, false, false],
    ['somebody who buys for themselves', buyer(AccountType.PERSONAL), true, true],
    ['a business with neither flag', buyer(AccountType.BUSINESS, cafe), false, false],
    ['one with points', buyer(AccountType.BUSINESS, { ...cafe, rewardEnabled: true }), true, false],
    [
      'one with credit that is not enabled',
      buyer(AccountType.BUSINESS, { ...cafe, creditEnabled: true, isEnabled: false }),
      false,
      false,
    ],
    ['one with credit', buyer(AccountType.BUSINESS, { ...cafe, creditEnabled: true }), false, true],
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
