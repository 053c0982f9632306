import { APPROVAL_VALID_MS } from '../../../src/contract/limits.ts'

interface SentCart {
  status: 'waiting' | 'approved' | 'returned' | 'withdrawn' | 'ordered'
  /** In ms. */
  sentAt: number
}

/**
 * The state of a sent cart at a time: one that has waited for two weeks has expired. Its items stay in it until its sender takes it back
 * (docs/decisions/0117).
 */
export const approvalStatus = ({ status, sentAt }: SentCart, now: number): SentCart['status'] | 'expired' =>
  status === 'waiting' && now >= sentAt + APPROVAL_VALID_MS ? 'expired' : status

/** The carts that are kept when another one is sent: the open ones, and the newest decided ones. */
export function keptApprovals<Sent extends SentCart>(approvals: readonly Sent[], most: number): Sent[] {
  const decided = approvals.filter(({ status }) => status !== 'waiting').slice(-most)
  return approvals.filter((one) => one.status === 'waiting' || decided.includes(one))
}
