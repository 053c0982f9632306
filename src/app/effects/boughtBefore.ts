import { isFailure } from '../../api/failure.ts'
import { request } from '../../api/request.ts'
import { orderCalls } from '../../contract/calls/orders.ts'
import { currentAccount } from '../../stores/session/account.ts'
import { useBoughtBefore } from '../../stores/lists/boughtBefore.ts'
import { useSession } from '../../stores/session/session.ts'
import type { Router } from '../../navigation/router.ts'

/** What is bought most often comes first: nobody looks for the rest of it again. */
const FIRST_PAGE = '1-1'

/** Who they are and how often they have bought; of a guest, and of a first order, there is nothing to know. */
const buyer = (): string => {
  const account = currentAccount()
  return account && account.numSuccessfulOrders > 0 ? `${account._id} ${account.numSuccessfulOrders}` : ''
}

/**
 * Marks what a shopper has bought before wherever they meet it: asked for once the shop stands, for whoever logs in, and after an
 * order. Where it cannot be had nothing is marked.
 */
export function markBoughtBefore(_router: Router): () => void {
  let askedFor = ''
  let asked = new AbortController()
  const ask = async () => {
    const who = buyer()
    if (who === askedFor) return
    askedFor = who
    asked.abort()
    const { signal } = (asked = new AbortController())
    if (who === '') return useBoughtBefore.setState({ gids: [] })
    try {
      const { products } = await request(orderCalls.reorderPage, { params: { range: FIRST_PAGE }, signal })
      if (!signal.aborted) useBoughtBefore.setState({ gids: products.map(({ variant }) => variant.gid) })
    } catch (error) {
      if (!signal.aborted && !isFailure(error)) throw error
    }
  }
  void ask()
  const stop = useSession.subscribe(() => void ask())
  return () => {
    asked.abort()
    stop()
  }
}
