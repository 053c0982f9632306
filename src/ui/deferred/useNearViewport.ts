import { type RefObject, useEffect, useState } from 'react'

/** About one screen: what starts to load at this distance has mostly arrived when it scrolls into view. */
const MARGIN = '700px 0px'

/** False until an element is near the screen, true from then on. */
export function useNearViewport(place: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const element = place.current
    if (isNear || !element) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true)
      },
      { rootMargin: MARGIN },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [isNear, place])
  return isNear
}
