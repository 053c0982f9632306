import { to } from '../../paths.ts'
import { notify } from '../../stores/notices.ts'
import { lostOrder } from '../lostOrder.ts'
import type { Router } from './router.ts'

async function tell(router: Router): Promise<void> {
  const order = await lostOrder()
  if (!order) return
  const action = {
    key: 'notices.view_order',
    run: () => void router.navigate(to.confirmation(order.gid)),
  } as const
  notify({ key: 'notices.order_placed', values: { gid: order.gid }, tone: 'success', action })
}

/**
 * A page that starts elsewhere than in cart or checkout, whose loaders lead to it, tells the number of an order that was
 * placed without its answer coming back.
 */
export function tellOfLostOrder(router: Router): () => void {
  void tell(router)
  return () => {}
}
