import { expect, test } from 'vitest'
import { invoiceCredit, isCoveredByInvoice } from '../../../mocks/rules/invoiceCredit.ts'
import { cents } from '../../../src/contract/entities/money.ts'

test.each([
  ['nothing owed yet', true, 500_000, 0, 12_345, 500_000, true],
  ['some owed, just enough left', true, 500_000, 487_655, 12_345, 12_345, true],
  ['a cent too much', true, 500_000, 487_656, 12_345, 12_344, false],
  ['more owed than allowed', true, 500_000, 510_000, 1, 0, false],
  ['invoices are off', false, 500_000, 0, 1, 0, false],
])('%s', (_, enabled, limit, owed, total, left, isCovered) => {
  const invoice = { enabled, creditLimit: cents(limit), currentOutstanding: cents(owed) }
  expect(invoiceCredit(invoice)).toBe(left)
  expect(isCoveredByInvoice(invoice, cents(total))).toBe(isCovered)
})
