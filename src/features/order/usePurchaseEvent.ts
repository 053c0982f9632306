import { useEffect } from 'react'
import { logError } from '../../api/report.ts'
import type { Order } from '../../contract/entities/order.ts'
import { markPurchaseSent } from '../../stores/orders/purchasesSent.ts'
import { emitEvent } from '../../tracking/eventBus.ts'

/** Sends the purchase event of an order, once. A missing order number is only logged (document 2 §8). */
function sendPurchase({ gid, billingType, pricingInfo, orderVariants }: Partial<Order>): void {
  if (!gid || !pricingInfo || !billingType) return logError('A purchase without an order number')
  if (!markPurchaseSent(gid)) return
  emitEvent('purchase', {
    order: gid,
    total: pricingInfo.totalPrice,
    items: (orderVariants ?? []).reduce((all, { quantity }) => all + quantity, 0),
    billingType,
  })
}

/** Sends the purchase event when the confirmation of an order is shown. */
export function usePurchaseEvent(order: Partial<Order>): void {
  useEffect(() => sendPurchase(order), [order])
}
