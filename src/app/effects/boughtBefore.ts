import { isFailure } from '../../api/failure.ts'
import { request } from '../../api/request.ts'
import { orderCalls } from '../../contract/calls/orders.ts'
import { currentAccount } from '../../stores/session/account.ts'
import { useBoughtBefore } from '../../stores/lists/boughtBefore.ts'
import { useSession } from '../../stores/session/session.ts'
import type { Router } from '../../navigation/router.ts'

/** The most frequent purchases come first, and one page of them is enough. */
const FIRST_PAGE = '1-1'

/** The account and its number of orders; empty for a guest and before the first order. */
const buyer = (): string => {
  const account = currentAccount()
  return account && account.numSuccessfulOrders > 0 ? `${account._id} ${account.numSuccessfulOrders}` : ''
}

/**
 * Loads what the shopper has bought before, so that cards can mark it: at the start, after a login and after an order. After a failure
 * nothing is marked.
 */
export function markBoughtBefore(_router: Router): () => void {
  let loadedFor = ''
  let pending = new AbortController()
  const load = async () => {
    const current = buyer()
    if (current === loadedFor) return
    loadedFor = current
    pending.abort()
    const { signal } = (pending = new AbortController())
    if (current === '') return useBoughtBefore.setState({ gids: [] })
    try {
      const { products } = await request(orderCalls.reorderPage, { params: { range: FIRST_PAGE }, signal })
      if (!signal.aborted) useBoughtBefore.setState({ gids: products.map(({ variant }) => variant.gid) })
    } catch (error) {
      if (!signal.aborted && !isFailure(error)) throw error
    }
  }
  void load()
  const stop = useSession.subscribe(() => void load())
  return () => {
    pending.abort()
    stop()
  }
}
