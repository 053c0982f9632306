import { keep, recall } from '../stores/base/storage.ts'

const KEY = 'pasar.reloadedFor'

/** Without storage, the type of this navigation shows whether the page has been reloaded. */
function isReload(): boolean {
  const [navigation] = performance.getEntriesByType('navigation')
  return navigation instanceof PerformanceNavigationTiming && navigation.type === 'reload'
}

/**
 * Reloads the page to get the newest build, once for each build that fails. Returns false when the page has been reloaded already, so
 * that it never loops. `build` identifies the running build.
 */
export function reloadOnce(build: string): boolean {
  if (recall('session', KEY) === build) return false
  if (!keep('session', KEY, build) && isReload()) return false
  location.reload()
  return true
}
