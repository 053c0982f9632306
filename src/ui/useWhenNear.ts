import { type RefObject, startTransition, useEffect, useState } from 'react'

/** What comes this near to the view is drawn before it is in it. */
const NEAR = '300px'
/** However busy the page stays, all of it is drawn by then. */
const PATIENCE_MS = 2_000

function whenIdle(work: () => void): () => void {
  // Safari has no idle callback.
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(work)
    return () => clearTimeout(timer)
  }
  const id = requestIdleCallback(work, { timeout: PATIENCE_MS })
  return () => cancelIdleCallback(id)
}

function whenNear(element: Element, work: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) work()
    },
    { rootMargin: NEAR },
  )
  observer.observe(element)
  return () => observer.disconnect()
}

/**
 * False while something is drawn for the first time; true once it is on the screen and in view or nearly so, else when the
 * page has nothing else to do.
 */
export function useWhenNear(place: RefObject<Element | null>): boolean {
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    const element = place.current
    if (isNear || !element) return undefined
    const show = () => startTransition(() => setIsNear(true))
    const stops = [whenIdle(show), whenNear(element, show)]
    return () => {
      for (const stop of stops) stop()
    }
  }, [isNear, place])
  return isNear
}
