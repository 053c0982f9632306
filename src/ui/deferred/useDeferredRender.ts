import { type RefObject, useDeferredValue, useEffect, useState } from 'react'
import { whenIdle } from '../../scheduling/whenIdle.ts'

/** The shopper looks first, and may already be on the way to the next page. */
const FIRST_LOOK_MS = 200
/** What is in view is drawn sooner, but for what the press itself brings: that comes first. */
const IN_VIEW_PATIENCE_MS = 200
/** However busy the page stays, all of it is drawn by then. */
const PATIENCE_MS = 2_000

function afterFirstLook(work: () => void): () => void {
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
 * False while something is drawn for the first time; true once it is on the screen and in view, else when the page has nothing
 * else to do. It gives way to everything, also to the way to another page. What `isThere` already stays.
 */
export function useDeferredRender(place: RefObject<Element | null>, isThere = false): boolean {
  const [isNear, setIsNear] = useState(isThere)
  useEffect(() => {
    const element = place.current
    if (isNear || !element) return undefined
    const show = () => setIsNear(true)
    const stops = [afterFirstLook(show), whenInView(element, show)]
    return () => {
      for (const stop of stops) stop()
    }
  }, [isNear, place])
  return useDeferredValue(isNear)
}
