import type { ApprovalStatus } from '../../contract/entities/account/cartApproval.ts'
import { useT } from '../../i18n/index.ts'
import { Badge } from '../../ui/feedback/Badge.tsx'
import styles from './ApprovalState.module.css'

/** The state of a cart that was sent for approval. */
export function ApprovalState({ status }: { status: ApprovalStatus }) {
  const t = useT()
  const isWaiting = status === 'waiting'
  return (
    <Badge tone={isWaiting ? 'few' : 'plain'} className={isWaiting ? undefined : styles.decided}>
      {t(`approvals.status_${status}`)}
    </Badge>
  )
}
