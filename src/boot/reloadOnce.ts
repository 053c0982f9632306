import { keep, recall } from '../stores/base/storage.ts'

const KEY = 'pasar.reloadedFor'

/** Where nothing can be kept, how this page was opened still tells whether it has been reloaded. */
function isReload(): boolean {
  const [navigation] = performance.getEntriesByType('navigation')
  return navigation instanceof PerformanceNavigationTiming && navigation.type === 'reload'
}

/**
 * Reloads the page to get the newest build, once for each build that could not go on; false when that has been tried, so that
 * it never loops. `build` names the running one.
 */
export function reloadOnce(build: string): boolean {
  if (recall('session', KEY) === build) return false
  if (!keep('session', KEY, build) && isReload()) return false
  location.reload()
  return true
}
