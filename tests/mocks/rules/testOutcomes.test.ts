import { expect, test } from 'vitest'
import { earnedPoints } from '../../../mocks/rules/earnedPoints.ts'
import {
  accountTestOutcome,
  cardTestOutcome,
  streetTestOutcome,
  walletTestOutcome,
} from '../../../mocks/rules/testInputs.ts'
import { cents } from '../../../src/contract/entities/money.ts'
import { MembershipPermission } from '../../../src/contract/enumerations.ts'

const { NONE, ABSENT } = MembershipPermission

test.each([
  // cents paid, rewards on, membership, points
  [0, true, ABSENT, 0],
  [99, true, ABSENT, 0],
  [100, true, ABSENT, 1],
  [12_390, true, ABSENT, 123],
  [-500, true, ABSENT, 0],
  [12_390, false, ABSENT, 0],
  [12_390, true, NONE, 0],
])('%i cents paid, rewards on %s, membership %s: %i points', (paid, isRewardEnabled, membership, points) => {
  expect(earnedPoints(cents(paid), { isRewardEnabled, membership })).toBe(points)
})

test.each([
  ['4000000000001018', 'slow'],
  ['4000000000001026', 'unsuccessful'],
  ['4000000000001034', 'error'],
  ['4000000000001042', 'authorizationExpires'],
  ['4000000000001059', 'settlementDeclined'],
  ['4242424242424242', undefined],
])('the card %s has the outcome %s', (card, testOutcome) => {
  expect(cardTestOutcome(card)).toBe(testOutcome)
})

test.each([
  ['1 Lorong Semakan', { check: 'cleared' }],
  [' 2 LORONG semakan ', { check: 'rejected' }],
  ['1 Lorong Ralat', { fulfilment: 'recovers' }],
  ['2 Lorong Ralat', { fulfilment: 'fails' }],
  ['3 Lorong Ralat', { fulfilment: 'lost' }],
  ['1 Jalan Ampang', {}],
])('an order to %s has the outcome %o', (street, testOutcome) => {
  expect(streetTestOutcome(street)).toEqual(testOutcome)
})

test('an account can return its debit, a wallet can decline, and no other method does', () => {
  expect(accountTestOutcome('5144000059')).toBe('settlementDeclined')
  expect(accountTestOutcome('5144000060')).toBeUndefined()
  expect(walletTestOutcome('019-000 0010')).toBe('unsuccessful')
  expect(walletTestOutcome('0190000011')).toBeUndefined()
  expect(walletTestOutcome(undefined)).toBeUndefined()
})
