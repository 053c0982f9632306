import type { BusinessInvoice } from '../../src/contract/entities/account/businessAccount.ts'
import { type Cents, cents } from '../../src/contract/entities/money.ts'

/** What may still be bought on invoice, in cents; nothing while invoices are off. */
export const invoiceCredit = ({ enabled, creditLimit, currentOutstanding }: BusinessInvoice): Cents =>
  cents(enabled ? Math.max(0, creditLimit - currentOutstanding) : 0)

/** Whether an order of that total may go on the invoice (document 1 §3, businessAccount.invoice). */
export const isCoveredByInvoice = (invoice: BusinessInvoice, total: Cents): boolean =>
  invoice.enabled && total <= invoiceCredit(invoice)
