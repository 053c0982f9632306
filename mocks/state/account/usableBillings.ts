import type { HandlerContext } from '../handlerContext.ts'
import type { StoredBilling } from '../records/shopper.ts'
import { permissionsIn } from '../permissions.ts'

/** The saved ways to pay that count now: a bank account only while its owner's business pays from one (document 1 §3, achDirectDebitEnabled). */
export function usableBillings(context: HandlerContext): StoredBilling[] {
  const { canPayByBankAccount } = permissionsIn(context)
  return context.shopper.billings.filter(({ info }) => info.bankAccount === undefined || canPayByBankAccount)
}
