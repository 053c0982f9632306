import { type RefObject, useEffect, useState } from 'react'
import { isAbort, isFailure } from '../../api/failure.ts'
import { usePageData } from '../../stores/session/pageData.ts'
import { useNearViewport } from '../../ui/deferred/useNearViewport.ts'

/**
 * Loads a list when an element approaches the viewport, and again for other data of the page. Null while it loads, empty after a failure.
 * `load` keeps its identity as long as the list is the same.
 */
export function useNearLoad<Item>(
  place: RefObject<Element | null>,
  load: (signal: AbortSignal) => Promise<readonly Item[]>,
): readonly Item[] | null {
  const isNear = useNearViewport(place)
  // A page that was loaded again may be at another time: an offer may be over.
  const page = usePageData()
  const [items, setItems] = useState<readonly Item[] | null>(null)
  useEffect(() => {
    if (!isNear) return undefined
    const controller = new AbortController()
    load(controller.signal).then(setItems, (error: unknown) => {
      if (isAbort(error)) return
      if (!isFailure(error)) throw error
      setItems([])
    })
    return () => controller.abort()
  }, [isNear, load, page])
  return items
}
