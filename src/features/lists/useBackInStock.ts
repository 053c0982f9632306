import { useState } from 'react'
import type { ListingEntry } from '../../contract/entities/product/listingEntry.ts'
import { useNoticeAsked } from '../../stores/lists/noticesAsked.ts'
import { start } from './deferredAction.ts'

/** Whether a back-in-stock notice was requested, and a function that requests it once (document 1 §4, back-in-stock). */
export function useBackInStock({ variant, warehouse }: Pick<ListingEntry, 'variant' | 'warehouse'>) {
  const isAsked = useNoticeAsked(variant._id, warehouse._id)
  const [isStarting, setStarting] = useState(false)
  const ask = async () => {
    if (isAsked || isStarting) return
    setStarting(true)
    await start({ kind: 'back-in-stock', variant, warehouse })
    setStarting(false)
  }
  return { isAsked, isStarting, ask }
}
