import { startTransition, useEffect, useState } from 'react'
import { afterPaint } from './afterPaint.ts'

/** False while something is drawn for the first time, true once it is on the screen; true from the beginning where that is said. */
export function useOncePainted(isAtOnce: boolean): boolean {
  const [isPainted, setIsPainted] = useState(isAtOnce)
  useEffect(() => {
    if (isPainted) return undefined
    return afterPaint(() => startTransition(() => setIsPainted(true)))
  }, [isPainted])
  return isPainted
}
