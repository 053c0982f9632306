import type { HandlerContext } from '../handlerContext.ts'
import type { StoredBilling } from '../records/shopper.ts'
import { permissionsIn } from '../standing.ts'

/** The saved ways to pay that count now: a bank account only while its owner's business pays from one (document 1 §3, achDirectDebitEnabled). */
export function usableBillings(visit: HandlerContext): StoredBilling[] {
  const { canPayByBankAccount } = permissionsIn(visit)
  return visit.shopper.billings.filter(({ info }) => info.bankAccount === undefined || canPayByBankAccount)
}
