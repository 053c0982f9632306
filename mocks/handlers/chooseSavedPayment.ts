import { BillingType } from '../../src/contract/enumerations.ts'
import { notFound, refuse } from '../base/refuse.ts'
import { usableBillings } from '../state/account/usableBillings.ts'
import { selectPayment } from '../state/cart/selectPayment.ts'
import type { HandlerContext } from '../state/handlerContext.ts'
import { permissionsIn } from '../state/permissions.ts'

/**
 * Chooses a saved card or bank account for the next order (document 2 §7, set-selected-payment-method). Refuses a cart editor with 403
 * (docs/decisions/0112), and with 404 for the field an account that the business does not pay from any more.
 */
export function chooseSavedPayment(id: string, field: string, context: HandlerContext): void {
  if (!permissionsIn(context).canPlaceOrders) throw refuse('forbidden', { expected: 'canPlaceOrders' })
  const billing = usableBillings(context).find(({ info }) => info._id === id)
  if (!billing) throw notFound(field)
  // A shopper who chooses it again wants to try it again.
  delete billing.info.isDeclined
  const { billingData: _, ...rest } = context.shopper.selection
  selectPayment({ ...rest, billingType: BillingType.CREDIT_CARD, selectedSavedPaymentMethod: id }, context)
}
