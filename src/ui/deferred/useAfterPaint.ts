import { startTransition, useEffect, useLayoutEffect, useState } from 'react'
import { afterPaint } from '../../scheduling/afterPaint.ts'

/** A document that is loaded again, or come back to: the shopper was at some place in it. */
function isLoadedAgain(): boolean {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return load !== undefined && load.type !== 'navigate'
}

/**
 * False while something is drawn for the first time, true once it is on the screen; true from the beginning where that is said. Where
 * `isTakenOver` the first drawing has to be the one of the build: who loaded the page again has all before it is painted.
 */
export function useAfterPaint(isAtOnce: boolean, isTakenOver = false): boolean {
  const [isPainted, setIsPainted] = useState(isAtOnce)
  useLayoutEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- hydration must draw the same first; the place is found again right after
    if (isTakenOver && isLoadedAgain()) setIsPainted(true)
  }, [isTakenOver])
  useEffect(() => {
    if (isPainted) return undefined
    return afterPaint(() => startTransition(() => setIsPainted(true)))
  }, [isPainted])
  return isPainted
}
