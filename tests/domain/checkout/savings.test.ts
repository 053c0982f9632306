import { describe, expect, test } from 'vitest'
import { cents } from '../../../src/contract/entities/money.ts'
import type { UserGroup } from '../../../src/contract/entities/page.ts'
import { AccountType, BusinessRole, MembershipPermission } from '../../../src/contract/enumerations.ts'
import { typedCodes } from '../../../src/domain/cart/typedCodes.ts'
import {
  pointsBlock,
  pointsFor,
  pointsProblem,
  worthOfPoints,
} from '../../../src/domain/checkout/rewardPoints.ts'
import { creditBlock } from '../../../src/domain/checkout/storeCredit.ts'

const ana = { isGuest: false, customerType: AccountType.PERSONAL } as UserGroup
const cafe = { isGuest: false, customerType: AccountType.BUSINESS, roles: [BusinessRole.OWNER] } as UserGroup
const { ALL, ALL_EXCEPT_REDEEM, NONE, ABSENT } = MembershipPermission

describe('reward points', () => {
  test('a point is worth one sen', () => {
    expect(worthOfPoints(1_850)).toBe(1_850)
    expect(pointsFor(cents(1_850))).toBe(1_850)
  })

  test.each([
    ['an active member', ana, ALL, 4_200, 5_540, 0, null],
    ['a shopper without a membership', ana, ABSENT, 500, 5_540, 0, null],
    ['a point below the minimum', ana, ABSENT, 499, 5_540, 0, 'too_few'],
    ['a membership that has expired', ana, NONE, 640, 5_540, 0, 'held'],
    ['a membership that is being processed', ana, ALL_EXCEPT_REDEEM, 900, 5_540, 0, 'held'],
    ['a business without the flag', cafe, ABSENT, 2_500, 5_540, 0, 'business'],
    ['an order that codes and credit have paid', ana, ALL, 4_200, 0, 0, 'nothing_to_pay'],
    ['an order that the points have paid', ana, ALL, 4_200, 0, 4_000, null],
  ] as const)('%s', (_who, user, permission, rewardPoints, total, deduction, block) => {
    expect(
      pointsBlock({
        user,
        balances: { rewardPoints, membershipInfo: { permission } },
        minimum: 500,
        pricing: { totalPrice: cents(total), rewardDeduction: cents(deduction) },
      }),
    ).toBe(block)
  })

  test.each([
    [0, 'required'],
    [500.5, 'required'],
    [Number.NaN, 'required'],
    [499, 'below_minimum'],
    [500, null],
    [1_850, null],
    [1_851, 'not_enough'],
  ])('%s of 1,850 points', (points, problem) => {
    expect(pointsProblem(points, { balance: 1_850, minimum: 500 })).toBe(problem)
  })
})

describe('credit', () => {
  test.each([
    ['some', ana, 1_500, 5_540, 0, null],
    ['none', ana, 0, 5_540, 0, 'none'],
    ['a business without the flag', cafe, 1_500, 5_540, 0, 'business'],
    ['nothing left to pay', ana, 1_500, 0, 0, 'nothing_to_pay'],
    ['nothing left to pay because of it', ana, 6_000, 0, 5_540, null],
  ] as const)('%s', (_what, user, credits, total, deduction, block) => {
    expect(
      creditBlock({
        user,
        credits: cents(credits),
        pricing: { totalPrice: cents(total), creditDeduction: cents(deduction) },
      }),
    ).toBe(block)
  })
})

test.each([
  ['', []],
  [' ,; ', []],
  ['jimat5', ['JIMAT5']],
  ['A, B C', ['A', 'B', 'C']],
  ['a\nb\ta;A', ['A', 'B']],
])('the codes in “%s”', (text, codes) => {
  expect(typedCodes(text)).toEqual(codes)
})
