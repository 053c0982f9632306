import type { BillingInfo } from '../../contract/entities/account/billing.ts'

/** Checks of a bank account for direct debit. The documents state no formats; these are the ones of ACH. */

const WEIGHTS = [3, 7, 1] as const

/** Nine digits whose checksum is right: three times the 1st, 4th and 7th, seven times the 2nd, 5th and 8th, and the rest make a ten. */
export function isRoutingNumber(text: string): boolean {
  const digits = text.trim()
  if (!/^\d{9}$/.test(digits)) return false
  const total = Array.from(digits).reduce((sum, digit, at) => sum + Number(digit) * (WEIGHTS[at % 3] ?? 0), 0)
  return total > 0 && total % 10 === 0
}

/** Ten to seventeen digits; spaces and hyphens are ignored. */
export const isAccountNumber = (text: string): boolean => /^\d{10,17}$/.test(text.replace(/[\s-]/g, ''))

/** A saved bank account; the documents' list of billing types has none, so it is a saved billing like a card. */
export const isBankAccount = ({ bankAccount }: Pick<BillingInfo, 'bankAccount'>): boolean =>
  bankAccount !== undefined
