import { isFailure } from '../../api/failure.ts'
import { request } from '../../api/request.ts'
import { cartActionCalls } from '../../contract/calls/cartActions.ts'
import type { Coupon } from '../../contract/entities/product/coupon.ts'
import { Refusal } from '../../contract/errorCodes.ts'
import { changeAccount, currentAccount } from '../session/account.ts'
import { rememberSession } from '../session/session.ts'
import { receiveChangedCart } from './receiveCart.ts'
import { notify } from '../notices/notices.ts'

/** Clips a coupon for the logged-in shopper and shows a notice. A clipped coupon counts in the cart (docs/decisions/0032). */
export async function clipCoupon({ couponId, name }: Pick<Coupon, 'couponId' | 'name'>): Promise<void> {
  const notifyCoupon = (
    key: 'product.coupon_done' | 'product.coupon_over' | 'product.coupon_failed',
    isGood = false,
  ) => notify({ key, values: { name }, tone: isGood ? 'success' : 'error', slot: 'coupon' })
  const isSameSession = rememberSession()
  try {
    await receiveChangedCart(request(cartActionCalls.clipCoupon, { params: { couponId } }))
    if (!isSameSession()) return
    const { clipped = [], redeemed = [] } = currentAccount()?.coupons ?? {}
    changeAccount({ coupons: { clipped: [...new Set([...clipped, couponId])], redeemed } })
    notifyCoupon('product.coupon_done', true)
  } catch (error) {
    if (!isFailure(error)) throw error
    if (isSameSession())
      notifyCoupon(error.code === Refusal.NOT_AVAILABLE ? 'product.coupon_over' : 'product.coupon_failed')
  }
}
