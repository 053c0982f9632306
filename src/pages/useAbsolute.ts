import { useCallback, useSyncExternalStore } from 'react'
import { useHref } from 'react-router-dom'
import type { Absolute } from '../domain/structuredData.ts'

const never = () => () => {}

/**
 * Makes the shop's own paths whole, with origin and base path, for whoever reads them elsewhere; null where the page is drawn without
 * an address, as in Node.
 */
export function useAbsolute(): Absolute | null {
  const origin = useSyncExternalStore<string | null>(
    never,
    () => location.origin,
    () => null,
  )
  const base = useHref('/')
  const absolute = useCallback<Absolute>(
    (path) => `${origin}${base.replace(/\/$/, '')}/${path.replace(/^\//, '')}`,
    [origin, base],
  )
  return origin === null ? null : absolute
}
