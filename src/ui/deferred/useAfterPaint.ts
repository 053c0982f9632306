import { startTransition, useEffect, useLayoutEffect, useState } from 'react'
import { afterPaint } from '../../scheduling/afterPaint.ts'

/** A reload, or the way back to this document: the shopper had scrolled in it. */
function isReturn(): boolean {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return load !== undefined && load.type !== 'navigate'
}

/**
 * False in the first render, true after the paint, and true from the start with `isAtOnce`. While React hydrates, the first render has to
 * equal the prerendered one; after a reload, the rest then renders before the paint, so that the scroll position is found.
 */
export function useAfterPaint(isAtOnce: boolean, isHydrating = false): boolean {
  const [isPainted, setIsPainted] = useState(isAtOnce)
  useLayoutEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- hydration must render the same first
    if (isHydrating && isReturn()) setIsPainted(true)
  }, [isHydrating])
  useEffect(() => {
    if (isPainted) return undefined
    return afterPaint(() => startTransition(() => setIsPainted(true)))
  }, [isPainted])
  return isPainted
}
