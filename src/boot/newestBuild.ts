import { isPrefetching } from '../navigation/prefetching.ts'
import { reloadOnce } from './reloadOnce.ts'

/**
 * Reloads the page when the host no longer has a file of this build, since a newer one was deployed: its pages know its files. `build`
 * identifies the running build.
 */
export function followNewestBuild(build: string): void {
  addEventListener('vite:preloadError', (event) => {
    // A prefetched file is not needed yet. The navigation that needs it fails in the same way, and then the page reloads.
    if (isPrefetching()) return
    if (!reloadOnce(build)) return
    // The import now resolves with undefined, and the page reloads: the resulting errors need no report.
    event.preventDefault()
    addEventListener('unhandledrejection', (rejection) => rejection.preventDefault())
  })
}
