import type { HandlerContext } from '../handlerContext.ts'
import type { StoredBilling } from '../records/shopper.ts'
import { permissionsIn } from '../permissions.ts'

/**
 * The saved billings that can be used now: a bank account only while its owner's business pays by direct debit (document 1 §3,
 * achDirectDebitEnabled).
 */
export function usableBillings(context: HandlerContext): StoredBilling[] {
  const { canPayByBankAccount } = permissionsIn(context)
  return context.shopper.billings.filter(({ info }) => info.bankAccount === undefined || canPayByBankAccount)
}
