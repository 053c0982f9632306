import { useLayoutEffect, useState } from 'react'
import { useHref, useLocation, useNavigation } from 'react-router-dom'

/** A page that loads faster needs no skeleton: a short flash of one is worse than the old page. */
const PATIENCE_MS = 150

/** The path inside the shop of the page being loaded; null if there is none, or if only filters change. */
function useTarget() {
  const { pathname } = useLocation()
  const { location } = useNavigation()
  // Unlike `useLocation`, a navigation includes the base path in its target.
  const base = useHref('/').replace(/\/$/, '')
  if (!location) return null
  const path = location.pathname.startsWith(base)
    ? location.pathname.slice(base.length) || '/'
    : location.pathname
  return path === pathname ? null : { path, key: location.key }
}

/** The path of a page that has been loading for a while. */
export function useLongPending(): string | null {
  const target = useTarget()
  const [awaitedKey, setAwaitedKey] = useState<string | null>(null)
  const key = target?.key
  // The timer ends in the render that shows the page: a moment later it could scroll away from the restored position.
  useLayoutEffect(() => {
    if (key === undefined) return undefined
    const timer = setTimeout(() => {
      setAwaitedKey(key)
      window.scrollTo(0, 0)
    }, PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [key])
  return target !== null && target.key === awaitedKey ? target.path : null
}
