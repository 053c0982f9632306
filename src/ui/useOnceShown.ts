import { startTransition, useEffect, useState, useSyncExternalStore } from 'react'
import { afterPaint } from './afterPaint.ts'

const never = () => () => {}

/**
 * For what nobody sees: false while something is drawn for the first time, true once it is on the screen. True at once where all of a
 * page is drawn together, as in Node and where its HTML is taken over.
 */
export function useOnceShown(): boolean {
  const isWhole = useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
  const [isShown, setIsShown] = useState(isWhole)
  useEffect(() => {
    if (isShown) return undefined
    return afterPaint(() => startTransition(() => setIsShown(true)))
  }, [isShown])
  return isShown
}
