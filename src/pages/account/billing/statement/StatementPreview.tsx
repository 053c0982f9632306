import { createPortal } from 'react-dom'
import type { Statement } from '../../../../contract/entities/account/statement.ts'
import { formatPrice } from '../../../../domain/money.ts'
import { formatDate } from '../../../../i18n/format.ts'
import { useT } from '../../../../i18n/index.ts'
import { Button } from '../../../../ui/button/Button.tsx'
import { useRootMark } from '../../../../ui/layout/useRootMark.ts'
import { Logo } from '../../../../ui/media/Logo.tsx'
import sheetStyles from '../../orders/print/Sheet.module.css'
import styles from './Statement.module.css'
import { statementColumns } from './useStatementCsv.ts'

export interface StatementPreviewProps {
  statement: Statement
  title: string
}

/** The statement as it prints: in the dialog for the screen, and in the body for paper (`app/effects/print.css`). */
export function StatementPreview(props: StatementPreviewProps) {
  const t = useT()
  useRootMark('data-prints-sheet')
  return (
    <>
      <div className={sheetStyles.paper}>
        <StatementSheet {...props} />
      </div>
      <Button size="large" wide onClick={() => window.print()}>
        {t('orders.print')}
      </Button>
      {createPortal(
        <div data-print-sheet="" className={sheetStyles.printed}>
          <StatementSheet {...props} />
        </div>,
        document.body,
      )}
    </>
  )
}

function StatementSheet({ statement, title }: StatementPreviewProps) {
  const t = useT()
  return (
    <article className={sheetStyles.sheet}>
      <header className={sheetStyles.head}>
        <Logo />
        <h3 className={sheetStyles.title}>{title}</h3>
      </header>
      <p>
        <strong>{statement.businessName}</strong>
      </p>
      <table className={`${sheetStyles.table} ${styles.table}`}>
        <thead>
          <tr>
            {statementColumns.map((name) => (
              <th key={name} scope="col">
                {t(`statement.column_${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {statement.rows.map(({ gid, orderedAt, purchaseOrderNumber, member, amount, dueAt, isPaid }) => (
            <tr key={gid}>
              <td data-label={t('statement.column_date')}>{formatDate(orderedAt)}</td>
              <th scope="row" data-label={t('statement.column_number')}>
                {gid}
              </th>
              <td data-label={t('statement.column_po_number')}>{purchaseOrderNumber}</td>
              <td data-label={t('statement.column_member')}>
                {member.first} {member.last}
              </td>
              <td data-label={t('statement.column_amount')}>{formatPrice(amount)}</td>
              <td data-label={t('statement.column_due_date')}>{formatDate(dueAt)}</td>
              <td data-label={t('statement.column_state')}>
                {t(isPaid ? 'statement.paid' : 'statement.open')}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <dl className={`${styles.amounts} ${sheetStyles.sums}`}>
        {(['total', 'paid', 'open'] as const).map((name) => (
          <div key={name}>
            <dt>{t(`statement.${name}`)}</dt>
            <dd>{formatPrice(statement[name])}</dd>
          </div>
        ))}
      </dl>
      {statement.isTaxExempt ? <p>{t('statement.tax_exempt')}</p> : null}
      <p>{t('statement.terms')}</p>
    </article>
  )
}
