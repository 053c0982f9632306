import { expect } from 'vitest'
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
