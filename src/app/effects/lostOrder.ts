import { openAttempt } from '../../stores/attempt.ts'
import { useCart } from '../../stores/cart.ts'
import { isPending, useCheckout } from '../../stores/checkout.ts'
import { dismissSlot } from '../../stores/notices.ts'
import { LOST_ORDER_SLOT } from '../lostOrder.ts'
import type { Router } from './router.ts'

/**
 * Tells of an order that was placed without its answer coming back: on a page that starts elsewhere than in cart or checkout,
 * whose loaders lead to it, and where the cart turns out to be empty after an attempt that nobody answered.
 */
export function tellOfLostOrder(router: Router): () => void {
  let isAsking = false
  const ask = async () => {
    if (isAsking || !openAttempt()) return
    isAsking = true
    try {
      const { tellOfOrder } = await import('../later/tellOfLostOrder.ts')
      await tellOfOrder(router, LOST_ORDER_SLOT)
    } finally {
      isAsking = false
    }
  }
  void ask()
  const stopCart = useCart.subscribe(({ confirmed }, before) => {
    const isEmptied = confirmed?.cartVariants.length === 0 && before.confirmed !== confirmed
    if (isEmptied && !isPending('order')) void ask()
  })
  const stopCheckout = useCheckout.subscribe(({ order }, before) => {
    if (order !== null && order !== before.order) dismissSlot(LOST_ORDER_SLOT)
  })
  return () => {
    stopCart()
    stopCheckout()
  }
}
