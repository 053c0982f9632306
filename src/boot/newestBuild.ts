import { isPrefetching } from '../navigation/prefetching.ts'
import { reloadOnce } from './reloadOnce.ts'

/**
 * Where the host no longer has a file of this build, a deployment has come between: the page is loaded anew, since the newest knows
 * which files it has. `build` names the running one.
 */
export function followNewestBuild(build: string): void {
  addEventListener('vite:preloadError', (event) => {
    // Not needed yet: whoever goes there finds the same, and then the page reloads.
    if (isPrefetching()) return
    if (!reloadOnce(build)) return
    // What asked for the file now gets nothing, and this page ends: what breaks on that is nobody's news.
    event.preventDefault()
    addEventListener('unhandledrejection', (rejection) => rejection.preventDefault())
  })
}
