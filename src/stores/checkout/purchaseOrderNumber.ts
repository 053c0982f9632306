import { request } from '../../api/request.ts'
import { checkoutCalls } from '../../contract/calls/checkout.ts'
import { step } from './checkoutWork.ts'

/** Sets the purchase order number of the buyer's business, which the order then has. */
export const setPurchaseOrderNumber = (purchaseOrderNumber: string): Promise<boolean> =>
  step('purchaseOrder', () =>
    request(checkoutCalls.setPurchaseOrderNumber, { body: { purchaseOrderNumber } }),
  )

/** Removes this purchase order number. */
export const removePurchaseOrderNumber = (purchaseOrderNumber: string): Promise<boolean> =>
  step('purchaseOrder', () =>
    request(checkoutCalls.removePurchaseOrderNumber, { body: { purchaseOrderNumber } }),
  )
