import type { BillingType } from '../../../src/contract/enumerations.ts'
import type { HandlerContext } from '../handlerContext.ts'
import { type DefaultBilling, defaultBilling } from '../../rules/defaultBilling.ts'
import { permissionsIn } from '../permissions.ts'
import { usableBillings } from './usableBillings.ts'
import { defaultBillingOf } from './wallet.ts'

/** The visitor's default payment for the next order (document 1 §4, default billing type). */
export function suggestedBilling(
  context: HandlerContext,
  billingTypes: readonly BillingType[],
): DefaultBilling | undefined {
  const { account, shopper } = context
  const last = shopper.orders.findLast(({ formerBuyer }) => !formerBuyer)
  const billings = usableBillings(context)
  return defaultBilling({
    canPayByInvoice: permissionsIn(context).canPayByInvoice,
    isGuest: account === null,
    billingTypes,
    lastPayment: last && { type: last.billingType, billingInfoId: last.billingInfoId },
    billingInfos: billings.map(({ info }) => info),
    defaultBillingInfoId: defaultBillingOf({ billings })?.info._id,
  })
}
