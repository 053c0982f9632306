import { useCallback, useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { CartApproval } from '../../../contract/entities/account/cartApproval.ts'
import type { ListingEntry } from '../../../contract/entities/product/listingEntry.ts'
import { LEGAL_AGE } from '../../../contract/limits.ts'
import { Refusal } from '../../../contract/errorCodes.ts'
import { formatPrice } from '../../../domain/money.ts'
import { isAgeGated } from '../../../domain/product/variant.ts'
import { AgeQuestion } from '../../../features/cart/dialogs/AgeQuestion.tsx'
import { formatDate } from '../../../i18n/format.ts'
import { useT } from '../../../i18n/index.ts'
import type { MessageKey } from '../../../i18n/keys.ts'
import { to } from '../../../paths.ts'
import { clearFormDraft, readFormDraft } from '../../../stores/base/formDraft.ts'
import { approveCart, changeApproval } from '../../../stores/business/approvalChanges.ts'
import { notify } from '../../../stores/notices/notices.ts'
import { useConfig } from '../../../stores/session/session.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { FormError } from '../../../ui/form/FormError.tsx'
import { useKeptFocus } from '../../../ui/layout/useKeptFocus.ts'
import styles from '../AccountSection.module.css'
import { useCoveredPage } from '../../../stores/overlays/useCoveredPage.ts'
import { ApprovalLine } from './ApprovalLine.tsx'
import { approvalProblem } from './approvalProblem.ts'
import parts from './Organization.module.css'
import { ReturnCart } from './ReturnCart.tsx'

interface ApprovalCardProps {
  approval: CartApproval
  /** Whether the shopper is still on the page. The card itself disappears with its approval. */
  isHere: () => boolean
}

/** A cart that waits: its sender and note, its items with quantities to change, and the decision. */
export function ApprovalCard({ approval, isHere }: ApprovalCardProps) {
  const t = useT()
  const navigate = useNavigate()
  const config = useConfig()
  const [isSending, setSending] = useState(false)
  const returnDraft = `approval-return:${approval._id}` as const
  const [isReturning, setReturning] = useState(() => Object.keys(readFormDraft(returnDraft)).length > 0)
  const [isAskingAge, setAskingAge] = useState(false)
  const [problem, setProblem] = useState<MessageKey | null>(null)
  const { _id, sentBy, sentAt, note, lines, subtotal } = approval
  const name = `${sentBy.name.first} ${sentBy.name.last}`
  const title = `approval-${_id}`
  const forAdults = lines.find(({ entry: { variant } }) => config && isAgeGated(variant, config))
  const declineAge = () => setAskingAge(false)
  useCoveredPage(isAskingAge, declineAge)
  const place = useRef<HTMLElement>(null)
  const keys = useMemo(() => lines.map(({ entry }) => `${entry.variant._id}:${entry.warehouse._id}`), [lines])
  const focus = useCallback((key: string | null) => {
    const line = key === null ? null : place.current?.querySelector<HTMLElement>(`[data-line="${key}"]`)
    const target = line ?? place.current
    target?.focus({ preventScroll: true })
  }, [])
  useKeptFocus(keys, focus)

  const closeReturn = () => {
    clearFormDraft(returnDraft)
    setReturning(false)
  }
  const change = async (entry: ListingEntry, quantity: number) => {
    setProblem(null)
    const failure = await changeApproval(approval, entry, quantity)
    if (failure) setProblem(approvalProblem(failure))
  }
  const approve = async () => {
    setSending(true)
    setProblem(null)
    const { failure, notAdded } = await approveCart(approval)
    setSending(false)
    if (failure?.code === Refusal.AGE_GATE) return setAskingAge(true)
    if (failure) return setProblem(approvalProblem(failure))
    if (!notAdded) return
    const values = { name: sentBy.name.first, count: notAdded.length }
    if (notAdded.length > 0)
      notify({ key: 'approvals.approved_partly', values, tone: 'info', slot: 'approvals', stays: true })
    else notify({ key: 'approvals.approved', values, tone: 'success', slot: 'approvals' })
    return isHere() ? navigate(to.cart()) : undefined
  }
  return (
    <article ref={place} tabIndex={-1} className={styles.card} aria-labelledby={title}>
      <div className={styles.texts}>
        <h3 id={title} className={styles.name}>
          {t('approvals.from', { name })}
        </h3>
        <p className={styles.text}>{t('organization.sent', { date: formatDate(sentAt) })}</p>
      </div>
      {note === undefined ? null : <blockquote className={parts.note}>{note}</blockquote>}
      <FormError message={problem && t(problem)} />
      <ul className={parts.lines}>
        {lines.map(({ entry, quantity }) => (
          <ApprovalLine
            key={`${entry.variant._id}:${entry.warehouse._id}`}
            entry={entry}
            quantity={quantity}
            onChange={(next) => change(entry, next)}
          />
        ))}
      </ul>
      {lines.length === 0 ? <p className={styles.text}>{t('approvals.empty')}</p> : null}
      <p className={parts.sum}>
        <span>{t('approvals.subtotal')}</span> <strong>{formatPrice(subtotal)}</strong>
      </p>
      <div className={styles.actions}>
        <Button pending={isSending} disabled={lines.length === 0} onClick={() => void approve()}>
          {t('approvals.approve')}
        </Button>
        <Button variant="outline" onClick={() => setReturning(true)}>
          {t('approvals.return')}
        </Button>
      </div>
      <ReturnCart approval={approval} draft={returnDraft} isOpen={isReturning} onClose={closeReturn} />
      <AgeQuestion
        isOpen={isAskingAge}
        text={t('shell.age_text', { name: forAdults?.entry.variant.name ?? '', age: LEGAL_AGE })}
        decline={t('shell.age_decline')}
        onDecline={declineAge}
        onConfirmed={() => {
          setAskingAge(false)
          void approve()
        }}
      />
    </article>
  )
}
