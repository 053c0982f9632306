import { isPrefetching, navigationTarget } from '../navigation/prefetching.ts'
import { loadNewest } from './loadNewest.ts'

/** After a press, the shopper waits for a file at most this long. */
const WAIT_MS = 10_000

/** Returns a function that answers whether the shopper has just pressed or typed something, and may be waiting for its result. */
function followActions(): () => boolean {
  let timer: ReturnType<typeof setTimeout> | undefined
  const act = () => {
    clearTimeout(timer)
    timer = setTimeout(() => (timer = undefined), WAIT_MS)
  }
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, act, { capture: true, passive: true })
  return () => timer !== undefined
}

/**
 * Loads the page anew when the host no longer has a file of this build, since a newer one was deployed: its pages know its files. `build`
 * identifies the running build. The page loads anew only for a file that the shopper waits for. Any other load fails again when its file is
 * needed. Returns a function that ends the start, during which every file is needed.
 */
export function followNewestBuild(build: string): () => void {
  let isStarting = true
  const hasJustActed = followActions()
  const isNeeded = () => isStarting || Boolean(navigationTarget()) || (hasJustActed() && !isPrefetching())
  addEventListener('vite:preloadError', (event) => {
    if (!isNeeded() || !loadNewest(build, navigationTarget())) return
    // The import now resolves with undefined, and the page reloads: the resulting errors need no report.
    event.preventDefault()
    addEventListener('unhandledrejection', (rejection) => rejection.preventDefault())
  })
  return () => {
    isStarting = false
  }
}
