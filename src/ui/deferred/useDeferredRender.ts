import { type RefObject, useDeferredValue, useEffect, useState } from 'react'
import { whenIdle } from '../../scheduling/whenIdle.ts'

/** The shopper may leave the page at once, and then needs none of it. */
const FIRST_LOOK_MS = 200
/** What is in view renders sooner, but after the reaction to the press. */
const IN_VIEW_PATIENCE_MS = 200
/** The longest delay on a busy page. */
const PATIENCE_MS = 2_000

function afterDelay(work: () => void): () => void {
  let stop = () => {}
  const timer = setTimeout(() => {
    stop = whenIdle(work, PATIENCE_MS)
  }, FIRST_LOOK_MS)
  return () => {
    clearTimeout(timer)
    stop()
  }
}

function whenInView(element: Element, work: () => void): () => void {
  let stop = () => {}
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return
    observer.disconnect()
    stop = whenIdle(work, IN_VIEW_PATIENCE_MS)
  })
  observer.observe(element)
  return () => {
    observer.disconnect()
    stop()
  }
}

/**
 * False in the first render; true when the element is in view, or else when the page is idle. The deferred render has the lowest
 * priority, also below a navigation. With `isThere` it is true from the start.
 */
export function useDeferredRender(place: RefObject<Element | null>, isThere = false): boolean {
  const [isNear, setIsNear] = useState(isThere)
  useEffect(() => {
    const element = place.current
    if (isNear || !element) return undefined
    const show = () => setIsNear(true)
    const stops = [afterDelay(show), whenInView(element, show)]
    return () => {
      for (const stop of stops) stop()
    }
  }, [isNear, place])
  return useDeferredValue(isNear)
}
