import { useEffect, useRef } from 'react'
import type { CartApproval } from '../../../contract/entities/account/cartApproval.ts'
import { ApprovalState } from '../../../features/business/ApprovalState.tsx'
import { formatPrice } from '../../../domain/money.ts'
import { formatDate } from '../../../i18n/format.ts'
import { useT } from '../../../i18n/index.ts'
import { to } from '../../../paths.ts'
import { useIsHere } from '../../../navigation/useIsHere.ts'
import { Link } from '../../../navigation/link/Link.tsx'
import { useApprovals } from '../../../stores/business/approvals.ts'
import styles from '../AccountSection.module.css'
import { ApprovalCard } from './ApprovalCard.tsx'
import parts from './Organization.module.css'

/** The carts that cart editors have sent: those that wait, to be changed, approved or returned, and the decided ones. */
export function Approvals({ page }: { page: readonly CartApproval[] }) {
  const t = useT()
  const isHere = useIsHere()
  const list = useApprovals((state) => state.list) ?? page
  const waiting = list.filter(({ status }) => status === 'waiting')
  const decided = list.filter(({ status }) => status !== 'waiting')
  const title = useRef<HTMLHeadingElement>(null)
  const count = useRef(waiting.length)
  // A decided cart leaves the list with the button that had the focus.
  useEffect(() => {
    if (waiting.length < count.current && document.activeElement === document.body) title.current?.focus()
    count.current = waiting.length
  }, [waiting.length])
  if (list.length === 0) return null
  return (
    <section className={parts.limited} aria-labelledby="organization-approvals">
      <h2 id="organization-approvals" ref={title} tabIndex={-1} className={styles.subtitle}>
        {t('approvals.title')}
      </h2>
      {waiting.length === 0 ? <p className={styles.text}>{t('approvals.none_waiting')}</p> : null}
      {waiting.map((approval) => (
        <ApprovalCard key={approval._id} approval={approval} isHere={isHere} />
      ))}
      {decided.length > 0 ? (
        <details>
          <summary className={styles.opener}>{t('approvals.decided', { count: decided.length })}</summary>
          <ul className={parts.decided}>
            {decided.map((approval) => (
              <Decided key={approval._id} approval={approval} />
            ))}
          </ul>
        </details>
      ) : null}
    </section>
  )
}

function Decided({ approval }: { approval: CartApproval }) {
  const t = useT()
  const { sentBy, sentAt, status, decidedBy, decidedAt, answer, orderGid, lines, subtotal } = approval
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <li className={styles.row}>
      <div className={styles.texts}>
        <p className={styles.name}>
          {t('approvals.of', { name: sentBy.name.first, date: formatDate(sentAt) })}{' '}
          <ApprovalState status={status} />
        </p>
        <p className={styles.text}>
          {t('cart.items', { count })} · {formatPrice(subtotal)}
          {decidedBy && decidedAt
            ? ` · ${t('approvals.by', { name: decidedBy.name.first, date: formatDate(decidedAt) })}`
            : null}
        </p>
        {answer === undefined ? null : <p className={styles.text}>“{answer}”</p>}
        {orderGid === undefined ? null : (
          <Link to={to.order({ gid: orderGid })} className={parts.link}>
            {t('orders.order', { number: orderGid })}
          </Link>
        )}
      </div>
    </li>
  )
}
