import type { Location } from 'react-router-dom'
import { keep, recall } from '../stores/base/storage.ts'

const KEY = 'pasar.reloadedFor'

/** Without storage, the type of this navigation shows whether the page has been reloaded. */
function isReload(): boolean {
  const [navigation] = performance.getEntriesByType('navigation')
  return navigation instanceof PerformanceNavigationTiming && navigation.type === 'reload'
}

/**
 * Loads the page anew to get the newest build, once for each build that fails: the page that the shopper goes to (`target`), or without
 * one the current page. Returns false when that has been done already, so that it never loops. `build` identifies the running build.
 */
export function loadNewest(build: string, target: Location | undefined): boolean {
  if (recall('session', KEY) === build) return false
  if (!keep('session', KEY, build) && isReload()) return false
  if (target) location.assign(target.pathname + target.search)
  else location.reload()
  return true
}
