import { expect, test } from 'vitest'
import { couponStatus, couponTerms, within } from '../../../mocks/rules/coupons.ts'

const since = Date.parse('2026-11-21T00:00:00Z')
const day = 86_400_000

test.each([
  // from day, to day, now in days, place
  [undefined, undefined, -100, 'during'],
  [0, 21, -0.01, 'before'],
  [0, 21, 0, 'during'],
  [0, 21, 20.99, 'during'],
  [0, 21, 21, 'after'],
  [undefined, -30, 0, 'after'],
  [30, undefined, 29, 'before'],
] as const)('from day %s to day %s, day %d lies %s', (startsInDays, endsInDays, days, place) => {
  const period = {
    ...(startsInDays === undefined ? {} : { startsInDays }),
    ...(endsInDays === undefined ? {} : { endsInDays }),
  }
  expect(within(period, since, since + days * day)).toBe(place)
})

const week = { startsInDays: 0, endsInDays: 7 }

test.each([
  ['neither clipped nor used', [], [], 1, 'available'],
  ['clipped', ['c'], [], 1, 'clipped'],
  ['another is clipped', ['d'], [], 1, 'available'],
  ['clipped and over', ['c'], [], 8, 'expired'],
  ['clipped before it began', ['c'], [], -1, 'upcoming'],
  ['redeemed', [], ['c'], 1, 'redeemed'],
  ['redeemed and over', [], ['c'], 8, 'redeemed'],
] as const)('a coupon, %s', (_, clipped, redeemed, days, status) => {
  expect(couponStatus('c', week, { since, now: since + days * day }, { clipped, redeemed })).toBe(status)
})

test.each([
  [{ dollars: 1.5 }, {}, { amount: 150, variantIds: ['v'] }],
  [{ percent: 20 }, { minimumQuantity: 3 }, { percent: 20, minimumQuantity: 3, variantIds: ['v'] }],
  [
    { dollars: 19.99 },
    { minimumPurchaseAmountInDollars: 50 },
    { amount: 1_999, minimumSpend: 5_000, variantIds: ['v'] },
  ],
])('%j with %j takes off %j', (value, eligibility, terms) => {
  expect(couponTerms(value, eligibility, ['v'])).toEqual(terms)
})
