import { replace } from 'react-router-dom'
import { to } from '../../paths.ts'
import { lostOrder } from './lostOrder.ts'

/** Redirects to the order whose answer got lost, if there is one. For a page's loader. */
export async function followLostOrder(): Promise<void> {
  const order = await lostOrder()
  // oxlint-disable-next-line typescript/only-throw-error -- a thrown response is the router's way to redirect
  if (order) throw replace(to.confirmation(order.gid))
}
