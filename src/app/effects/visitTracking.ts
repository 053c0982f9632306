import { whenIdle } from '../../scheduling/whenIdle.ts'
import { prefetch } from '../../navigation/prefetching.ts'
import type { Router } from '../../navigation/router.ts'

/** Starts the tracking of the visit (document 2 §7, Tracking) in an idle moment. Until then, it collects the clicks and errors. */
export function trackVisit(router: Router): () => void {
  const first = router.state
  const clicks: Event[] = []
  const errors: Event[] = []
  const collecting = new AbortController()
  const { signal } = collecting
  let stop = () => collecting.abort()
  let isOver = false
  document.addEventListener('click', (click) => clicks.push(click), { capture: true, signal })
  for (const name of ['error', 'unhandledrejection'])
    window.addEventListener(name, (error) => errors.push(error), { signal })

  const start = async () => {
    const { startTracking } = await import('../tracking/start.ts')
    stop()
    if (!isOver) stop = startTracking(router, { first, clicks, errors })
  }
  const stopWaiting = whenIdle(() => void prefetch(start()))
  return () => {
    isOver = true
    stopWaiting()
    stop()
  }
}
