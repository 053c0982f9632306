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
export function loadNewest(build: string, target: string | null): boolean {
  if (recall('session', KEY) === build) return false
  if (!keep('session', KEY, build) && isReload()) return false
  const { href } = target === null ? location : new URL(target, location.href)
  // After Back the address is that of the target already. To assign it once more would load nothing if it has a hash.
  if (href === location.href) location.reload()
  else location.assign(href)
  return true
}
