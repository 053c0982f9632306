import { pathTo } from '../../../../contract/pathTo.ts'
import type { Statement } from '../../../../contract/entities/account/statement.ts'
import { formatPrice } from '../../../../domain/money.ts'
import { formatDate } from '../../../../i18n/format.ts'
import { useT } from '../../../../i18n/index.ts'
import { Link } from '../../../../navigation/link/Link.tsx'
import { Badge } from '../../../../ui/feedback/Badge.tsx'
import sectionStyles from '../../AccountSection.module.css'
import styles from './Statement.module.css'

const sums = ['total', 'paid', 'open'] as const

/** The orders of a statement with their sums on screen; each links to its order. */
export function StatementRows({ statement }: { statement: Statement }) {
  const t = useT()
  const { rows } = statement
  if (rows.length === 0) return <p className={sectionStyles.text}>{t('statement.empty')}</p>
  return (
    <>
      <ul className={styles.rows} aria-label={t('statement.orders')}>
        {rows.map(({ gid, orderedAt, purchaseOrderNumber, member, amount, dueAt, isPaid }) => (
          <li key={gid} className={styles.row}>
            <Link to={pathTo('/account/order/:id', { id: gid })} className={styles.number}>
              {t('orders.order', { number: gid })}
            </Link>{' '}
            <span className={styles.amount}>{formatPrice(amount)}</span>{' '}
            <span className={styles.facts}>
              {[
                formatDate(orderedAt),
                `${member.first} ${member.last}`,
                ...(purchaseOrderNumber === undefined
                  ? []
                  : [t('statement.po', { number: purchaseOrderNumber })]),
                t('statement.due', { date: formatDate(dueAt) }),
              ].join(' · ')}
            </span>{' '}
            <Badge tone="plain" className={isPaid ? sectionStyles.mark : undefined}>
              {t(isPaid ? 'statement.paid' : 'statement.open')}
            </Badge>
          </li>
        ))}
      </ul>
      <dl className={styles.amounts}>
        {sums.map((name) => (
          <div key={name}>
            <dt>{t(`statement.${name}`)}</dt>
            <dd>{formatPrice(statement[name])}</dd>
          </div>
        ))}
      </dl>
      {statement.isTaxExempt ? <p className={sectionStyles.text}>{t('statement.tax_exempt')}</p> : null}
    </>
  )
}
