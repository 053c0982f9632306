import { whenIdle } from '../../scheduling/whenIdle.ts'
import { prefetch } from '../../navigation/prefetching.ts'
import type { Router } from '../../navigation/router.ts'

/** Tells of the visit (document 2 §7, Tracking), once nothing else is to be done: until then clicks and errors are only remembered. */
export function trackVisit(router: Router): () => void {
  const first = router.state
  const clicks: Event[] = []
  const errors: Event[] = []
  const remembering = new AbortController()
  const { signal } = remembering
  let stop = () => remembering.abort()
  let isOver = false
  document.addEventListener('click', (click) => clicks.push(click), { capture: true, signal })
  for (const name of ['error', 'unhandledrejection'])
    window.addEventListener(name, (error) => errors.push(error), { signal })

  const begin = async () => {
    const { startTracking } = await import('../tracking/start.ts')
    stop()
    if (!isOver) stop = startTracking(router, { first, clicks, errors })
  }
  const stopWaiting = whenIdle(() => void prefetch(begin(), () => router.state.navigation.state !== 'idle'))
  return () => {
    isOver = true
    stopWaiting()
    stop()
  }
}
