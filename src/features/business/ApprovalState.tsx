import type { ApprovalStatus } from '../../contract/entities/account/cartApproval.ts'
import { useT } from '../../i18n/index.ts'
import { Badge } from '../../ui/feedback/Badge.tsx'

/** The state of a cart that was sent for approval. */
export function ApprovalState({ status }: { status: ApprovalStatus }) {
  const t = useT()
  return <Badge tone={status === 'waiting' ? 'few' : 'plain'}>{t(`approvals.status_${status}`)}</Badge>
}
