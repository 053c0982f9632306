import { type RefObject, useEffect, useState } from 'react'

/** About a screen: what is loaded from here on is mostly there when it comes into view. */
const REACH = '700px 0px'

/** False until something comes near the screen, true from then on. */
export function useNearViewport(place: RefObject<Element | null>): boolean {
  const [isInReach, setInReach] = useState(false)
  useEffect(() => {
    const element = place.current
    if (isInReach || !element) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setInReach(true)
      },
      { rootMargin: REACH },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [isInReach, place])
  return isInReach
}
