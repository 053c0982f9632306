import type { Visit } from '../handlers/handler.ts'
import type { StoredBilling } from './records/shopper.ts'
import { permissionsIn } from './standing.ts'

/** The saved ways to pay that count now: a bank account only while its owner's business pays from one (document 1 §3, achDirectDebitEnabled). */
export function usableBillings(visit: Visit): StoredBilling[] {
  const { canPayByBankAccount } = permissionsIn(visit)
  return visit.shopper.billings.filter(({ info }) => info.bankAccount === undefined || canPayByBankAccount)
}
