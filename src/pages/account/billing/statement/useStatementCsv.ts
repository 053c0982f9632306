import type { Statement } from '../../../../contract/entities/account/statement.ts'
import { csvOf } from '../../../../domain/checkout/csv.ts'
import { formatDate } from '../../../../i18n/format.ts'
import { useT } from '../../../../i18n/index.ts'

export const statementColumns = [
  'date',
  'number',
  'po_number',
  'member',
  'amount',
  'due_date',
  'state',
] as const

/** In ringgit with two decimals, without a sign that a spreadsheet would read as text. */
const inRinggit = (amount: number): string => (amount / 100).toFixed(2)

/** Returns a statement as CSV: a heading, a line for each order, and the sums. */
export function useStatementCsv() {
  const t = useT()
  return ({ rows, total, paid, open }: Statement): string => {
    const sumLine = (name: 'total' | 'paid' | 'open', amount: number) => [
      t(`statement.${name}`),
      '',
      '',
      '',
      inRinggit(amount),
      '',
      '',
    ]
    return csvOf([
      statementColumns.map((name) => t(`statement.column_${name}`)),
      ...rows.map(({ gid, orderedAt, purchaseOrderNumber = '', member, amount, dueAt, isPaid }) => [
        formatDate(orderedAt),
        gid,
        purchaseOrderNumber,
        `${member.first} ${member.last}`,
        inRinggit(amount),
        formatDate(dueAt),
        t(isPaid ? 'statement.paid' : 'statement.open'),
      ]),
      sumLine('total', total),
      sumLine('paid', paid),
      sumLine('open', open),
    ])
  }
}
