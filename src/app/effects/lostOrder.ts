import { to } from '../../paths.ts'
import { openIdempotencyKey } from '../../stores/checkout/idempotencyKey.ts'
import { useCart } from '../../stores/cart/cart.ts'
import { isPending, useCheckout } from '../../stores/checkout/checkout.ts'
import { dismissSlot, notify } from '../../stores/notices/notices.ts'
import { isIn, pathOf, type Router } from '../../navigation/router.ts'
import { LOST_ORDER_SLOT, lostOrder } from '../../navigation/loaders/lostOrder.ts'

async function tell(router: Router): Promise<void> {
  const order = await lostOrder()
  if (!order) return
  const confirmation = to.confirmation(order.gid)
  if (isIn(pathOf(router), '/checkout')) return void router.navigate(confirmation, { replace: true })
  const action = { key: 'notices.view_order', run: () => void router.navigate(confirmation) } as const
  notify({
    key: 'notices.order_placed',
    values: { gid: order.gid },
    tone: 'success',
    slot: LOST_ORDER_SLOT,
    action,
    stays: true,
  })
}

/**
 * Tells of an order that was placed without its answer coming back: on a page that starts elsewhere than in cart or checkout,
 * whose loaders lead to it, and where the cart turns out to be empty after an attempt that nobody answered.
 */
export function startLostOrderNotice(router: Router): () => void {
  let isAsking = false
  const ask = async () => {
    if (isAsking) return
    isAsking = true
    try {
      await tell(router)
    } finally {
      isAsking = false
    }
  }
  void ask()
  const stopCart = useCart.subscribe(({ confirmed }, before) => {
    const isEmptied = confirmed?.cartVariants.length === 0 && before.confirmed !== confirmed
    if (isEmptied && openIdempotencyKey() && !isPending('order')) void ask()
  })
  const stopCheckout = useCheckout.subscribe(({ order }, before) => {
    if (order !== null && order !== before.order) dismissSlot(LOST_ORDER_SLOT)
  })
  return () => {
    stopCart()
    stopCheckout()
  }
}
