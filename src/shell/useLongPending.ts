import { useEffect, useState } from 'react'
import { useHref, useLocation, useNavigation } from 'react-router-dom'

/** A page that comes sooner needs no skeleton: a flash of one is worse than the old page for a moment more. */
const PATIENCE_MS = 150

/** The path of the page that has been awaited for a while; null when none is, or only its filters change. */
export function useLongPending(): string | null {
  const { pathname } = useLocation()
  const { location } = useNavigation()
  // The router says where it is going with the base path, and where it is without.
  const base = useHref('/')
  const next = location?.pathname.startsWith(base) ? `/${location.pathname.slice(base.length)}` : null
  const target = location && next !== null && next !== pathname ? { key: location.key, path: next } : null
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
