import { useEffect, useState } from 'react'
import { isFailure } from '../../../../api/failure.ts'
import { request } from '../../../../api/request.ts'
import { catalogueListCalls } from '../../../../contract/calls/catalogueLists.ts'
import { orderCalls } from '../../../../contract/calls/orders.ts'
import type { Order } from '../../../../contract/entities/order.ts'
import type { Variant } from '../../../../contract/entities/product/variant.ts'
import { LIST_LIMIT_MAXIMUM, LIST_SEARCH_MINIMUM } from '../../../../contract/limits.ts'
import { isLongEnough } from '../../../../domain/search.ts'
import { canTravelWith } from '../../../../domain/order/addable.ts'
import { failureMessage } from '../../../../i18n/failureMessages.ts'
import type { MessageKey } from '../../../../i18n/keys.ts'

/** The most frequent purchases come first, and one page of them is enough. */
const FIRST_PAGE = '1-1'
const SHOWN = 24

export interface Finds {
  term: string
  variants: readonly Variant[]
  problem: MessageKey | null
}

async function read(term: string, signal: AbortSignal): Promise<readonly Variant[]> {
  const { products } =
    term === ''
      ? await request(orderCalls.reorderPage, { params: { range: FIRST_PAGE }, signal })
      : // In stock where the order leaves from counts, not where the shopper is now.
        await request(catalogueListCalls.ples, {
          query: { query: term, inStockOnly: 'false', limit: String(LIST_LIMIT_MAXIMUM) },
          signal,
        })
  return products.map(({ variant }) => variant)
}

/** The term to search for, from two letters on (document 1 §5); shorter ones show what was bought before. */
export const termOf = (typed: string): string => {
  const term = typed.trim()
  return isLongEnough(term, LIST_SEARCH_MINIMUM) ? term : ''
}

/** What can be added to an order: found by the term, or bought before. Null while it loads. */
export function useFinds(order: Order, term: string): Finds | null {
  const [finds, setFinds] = useState<Finds | null>(null)
  useEffect(() => {
    const change = new AbortController()
    read(term, change.signal).then(
      (variants) => setFinds({ term, variants, problem: null }),
      (error: unknown) => {
        if (change.signal.aborted) return
        if (!isFailure(error)) throw error
        setFinds({ term, variants: [], problem: failureMessage(error) })
      },
    )
    return () => change.abort()
  }, [term])
  if (finds?.term !== term) return null
  return {
    ...finds,
    variants: finds.variants.filter((variant) => canTravelWith(variant, order)).slice(0, SHOWN),
  }
}
