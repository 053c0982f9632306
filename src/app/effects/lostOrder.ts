import { to } from '../../paths.ts'
import { openIdempotencyKey } from '../../stores/checkout/idempotencyKey.ts'
import { useCart } from '../../stores/cart/cart.ts'
import { isPending, useCheckout } from '../../stores/checkout/checkout.ts'
import { dismissSlot, notify } from '../../stores/notices/notices.ts'
import { isIn, pathOf, type Router } from '../../navigation/router.ts'
import { LOST_ORDER_SLOT, lostOrder } from '../../navigation/loaders/lostOrder.ts'

async function notifyOfOrder(router: Router): Promise<void> {
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
 * Shows a notice for an order that was placed although its answer got lost: at the start, and when the cart is empty after an unanswered
 * attempt. The loaders of cart and checkout redirect to the order themselves.
 */
export function startLostOrderNotice(router: Router): () => void {
  let isAsking = false
  const ask = async () => {
    if (isAsking) return
    isAsking = true
    try {
      await notifyOfOrder(router)
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
