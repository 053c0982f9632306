import { useCart } from '../../stores/cart/cart.ts'
import { resumeLines, pendingWrites } from '../../stores/cart/pendingLines.ts'
import { now } from '../../stores/base/clock.ts'
import {
  isRecent,
  type KeptLine,
  recallPendingWrites,
  keepPendingWrites,
} from '../../stores/cart/pendingWrites.ts'

/**
 * Keeps the pending writes of the cart over a page load: they are stored in the tab when the page is hidden, and the next page resumes
 * them after the first answer of the server. A press itself stores nothing.
 */
export function persistPendingWrites(): () => void {
  let waiting = recallPendingWrites()
  let isGone = false

  const remember = () => {
    const at = now()
    const lines = pendingWrites().map((line): KeptLine => ({ line, at }))
    keepPendingWrites([...waiting, ...lines])
  }
  // A visible page sends its writes itself. A copy of this tab must not repeat them.
  const restoreStored = () => keepPendingWrites(waiting)

  const resume = () => {
    const { confirmed, config } = useCart.getState()
    // The server's time is known together with the configuration.
    if (waiting.length === 0 || !confirmed || !config) return
    const lines = waiting.filter(isRecent).map(({ line }) => line)
    waiting = []
    restoreStored()
    resumeLines(lines)
  }

  // The browser may end a page in the background without an event, so that the stored writes must always be current.
  const stop = useCart.subscribe((cart, before) => {
    resume()
    if (!isGone && document.visibilityState === 'hidden' && cart.pending !== before.pending) remember()
  })
  const onVisibility = () => {
    if (isGone) return
    if (document.visibilityState === 'hidden') remember()
    else restoreStored()
  }
  const onHide = () => {
    remember()
    // Writes that fail because the page unloads are not refused by the server.
    isGone = true
  }
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return
    isGone = false
    restoreStored()
  }
  document.addEventListener('visibilitychange', onVisibility)
  window.addEventListener('pagehide', onHide)
  window.addEventListener('pageshow', onShow)
  resume()
  return () => {
    stop()
    document.removeEventListener('visibilitychange', onVisibility)
    window.removeEventListener('pagehide', onHide)
    window.removeEventListener('pageshow', onShow)
  }
}
