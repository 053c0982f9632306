import type { CartApproval } from '../../contract/entities/account/cartApproval.ts'
import { store } from '../base/store.ts'

interface Approvals {
  /** The carts of the last answer; null before the first. */
  list: readonly CartApproval[] | null
}

export const useApprovals = store<Approvals>({ list: null })

/** Stores the carts of a page or an answer. */
export const receiveApprovals = (list: readonly CartApproval[]): void => useApprovals.setState({ list })
