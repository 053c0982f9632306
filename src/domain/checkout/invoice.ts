import type { BusinessInvoice } from '../../contract/entities/account/businessAccount.ts'
import { type Cents, cents } from '../../contract/entities/money.ts'

/** What a business may still buy on invoice, in cents; never below zero (document 1 §3, businessAccount.invoice). */
export const invoiceAvailable = ({ creditLimit, currentOutstanding }: BusinessInvoice): Cents =>
  cents(Math.max(0, creditLimit - currentOutstanding))
