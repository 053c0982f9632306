import { expect } from 'vitest'
import { clockStart } from '../../../../fixtures/rows.ts'
import { test } from '../../../setup/serverTest.ts'
import { persona } from '../../persona.ts'

test('the coupons of an account, each with its state', async ({ server }) => {
  const weiLing = await persona(server, 'returningCustomer')
  const { coupons } = (await weiLing.page('/account/coupons')).body.data?.account ?? {}
  expect(Object.fromEntries(coupons?.map(({ couponId, status }) => [couponId, status]) ?? [])).toEqual({
    'coupon-milk': 'clipped',
    'coupon-kopi': 'available',
    'coupon-rice': 'clipped',
    'coupon-noodles': 'available',
    'coupon-strawberries': 'available',
    'coupon-cookies': 'expired',
    'coupon-sambal': 'upcoming',
    'coupon-eggs': 'redeemed',
  })
})

test('a coupon keeps its end, and has expired after it; one of next month can then be used', async ({
  server,
}) => {
  const couponsOn = async (day: number) => {
    server.clock.set(Date.parse(clockStart) + day * 86_400_000)
    const weiLing = await persona(server, 'returningCustomer')
    const { coupons } = (await weiLing.page('/account/coupons')).body.data?.account ?? {}
    return new Map(
      coupons?.map(({ couponId, status, endDate }) => [couponId, [status, endDate.slice(0, 10)]]),
    )
  }
  // The shop opened on 21 November; 21 days later it is 12 December.
  expect((await couponsOn(0)).get('coupon-milk')).toEqual(['clipped', '2026-12-12'])
  expect((await couponsOn(8)).get('coupon-milk')).toEqual(['clipped', '2026-12-12'])
  expect((await couponsOn(22)).get('coupon-milk')).toEqual(['expired', '2026-12-12'])
  expect((await couponsOn(22)).has('coupon-kopi')).toBe(false)
  // It begins again after a week, for 28 days: 19 December to 16 January.
  const later = await couponsOn(31)
  expect(later.get('coupon-kopi')).toEqual(['available', '2027-01-16'])
  // 60 days after the opening: 20 January.
  expect(later.get('coupon-sambal')).toEqual(['available', '2027-01-20'])
})
