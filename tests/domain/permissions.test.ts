import { describe, expect, test } from 'vitest'
import type { UserGroup } from '../../src/contract/entities/page.ts'
import { AccountType } from '../../src/contract/enumerations.ts'
import { canUsePromoCodes } from '../../src/domain/permissions.ts'

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
