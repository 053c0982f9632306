import { useState } from 'react'
import type { CartApproval } from '../../../contract/entities/account/cartApproval.ts'
import { Refusal } from '../../../contract/errorCodes.ts'
import { formatPrice } from '../../../domain/money.ts'
import { ApprovalState } from '../../../features/business/ApprovalState.tsx'
import { failureMessage } from '../../../i18n/failureMessages.ts'
import { formatDate } from '../../../i18n/format.ts'
import { useT } from '../../../i18n/index.ts'
import { readApprovals, withdrawApproval } from '../../../stores/business/approvalChanges.ts'
import { syncCart } from '../../../stores/cart/cartWrites.ts'
import { notify } from '../../../stores/notices/notices.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { focusMainIfLost } from '../../../ui/layout/focusMain.ts'
import styles from './SendCart.module.css'

/** A cart that was sent for approval: its state, the note with which it was returned, and a button that takes it back while it is pending. */
export function SentCart({ approval }: { approval: CartApproval }) {
  const t = useT()
  const [isSending, setSending] = useState(false)
  const { status, sentAt, lines, subtotal, note, answer, decidedBy } = approval
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const date = formatDate(sentAt)
  const takeBack = async () => {
    setSending(true)
    const failure = await withdrawApproval(approval)
    setSending(false)
    const isDecided = failure?.code === Refusal.ALREADY_ANSWERED || failure?.code === Refusal.NOT_FOUND
    if (isDecided) {
      // A returned cart is in this one again.
      await Promise.all([readApprovals(), syncCart()])
      notify({ key: 'approvals.decided_already', tone: 'info', slot: 'approvals' })
    } else if (failure) {
      return notify({ key: failureMessage(failure), tone: 'error', slot: 'approvals' })
    }
    // The button is gone.
    return focusMainIfLost()
  }
  return (
    <li className={styles.card}>
      <p className={styles.head}>
        <span className={styles.name}>{t('organization.sent', { date })}</span>{' '}
        <ApprovalState status={status} />
      </p>
      <p className={styles.soft}>
        {t('cart.items', { count })} · {formatPrice(subtotal)}
      </p>
      {note === undefined ? null : <p className={styles.soft}>“{note}”</p>}
      {answer === undefined ? null : (
        <p className={styles.answer}>
          {decidedBy ? <strong>{decidedBy.name.first}: </strong> : null}
          {answer}
        </p>
      )}
      {status === 'waiting' || status === 'expired' ? (
        <Button
          variant="outline"
          size="small"
          className={styles.back}
          pending={isSending}
          aria-label={t('approvals.take_back_of', { date })}
          onClick={() => void takeBack()}
        >
          {t('approvals.take_back')}
        </Button>
      ) : null}
    </li>
  )
}
