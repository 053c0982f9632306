import { whenIdle } from '../../ui/whenIdle.ts'
import { prepare } from '../preparing.ts'
import type { Router } from './router.ts'

/** Tells of the visit (document 2 §7, Tracking), once nothing else is to be done: until then clicks are only remembered. */
export function tellOfVisit(router: Router): () => void {
  const first = router.state
  const clicks: Event[] = []
  const remember = (click: Event) => clicks.push(click)
  let stop = () => document.removeEventListener('click', remember, true)
  let isOver = false
  document.addEventListener('click', remember, true)

  const begin = async () => {
    const { startTracking } = await import('../tracking/start.ts')
    stop()
    if (!isOver) stop = startTracking(router, { first, clicks })
  }
  const stopWaiting = whenIdle(() => void prepare(begin(), () => router.state.navigation.state !== 'idle'))
  return () => {
    isOver = true
    stopWaiting()
    stop()
  }
}
