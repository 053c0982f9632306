import { useEffect, useState } from 'react'
import { useHref, useLocation, useNavigation } from 'react-router-dom'

/** A page that comes sooner needs no skeleton: a flash of one is worse than the old page for a moment more. */
const PATIENCE_MS = 150

/** The path inside the shop of the page that is on its way; null when none is, or only the filters of this one change. */
function useTarget() {
  const { pathname } = useLocation()
  const { location } = useNavigation()
  // Unlike `useLocation`, a navigation names its target with the path the shop lives under.
  const base = useHref('/').replace(/\/$/, '')
  if (!location) return null
  const path = location.pathname.startsWith(base)
    ? location.pathname.slice(base.length) || '/'
    : location.pathname
  return path === pathname ? null : { path, key: location.key }
}

/** The path of the page that has been awaited for a while. */
export function useLongPending(): string | null {
  const target = useTarget()
  const [awaitedKey, setAwaitedKey] = useState<string | null>(null)
  const key = target?.key
  useEffect(() => {
    if (key === undefined) return undefined
    const timer = setTimeout(() => {
      setAwaitedKey(key)
      window.scrollTo(0, 0)
    }, PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [key])
  return target !== null && target.key === awaitedKey ? target.path : null
}
