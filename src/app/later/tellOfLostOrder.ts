import { to } from '../../paths.ts'
import { notify } from '../../stores/notices.ts'
import { isIn, pathOf, type Router } from '../effects/router.ts'
import { askForLostOrder } from './askForLostOrder.ts'

/** Tells of the order that an attempt came to, in that slot; in the checkout it leads there. */
export async function tellOfOrder(router: Router, slot: string): Promise<void> {
  const order = await askForLostOrder(slot)
  if (!order) return
  const confirmation = to.confirmation(order.gid)
  if (isIn(pathOf(router), '/checkout')) return void router.navigate(confirmation, { replace: true })
  const action = { key: 'notices.view_order', run: () => void router.navigate(confirmation) } as const
  notify({
    key: 'notices.order_placed',
    values: { gid: order.gid },
    tone: 'success',
    slot,
    action,
    stays: true,
  })
}
