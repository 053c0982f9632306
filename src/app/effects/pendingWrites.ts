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
 * Nothing pressed is lost with its page: lines that wait for their confirmation when the page goes are kept in the tab, and the
 * next page goes on with them once the server has said what the cart holds. A press itself costs nothing.
 */
export function persistPendingWrites(): () => void {
  let waiting = recallPendingWrites()
  let isGone = false

  const remember = () => {
    const at = now()
    const lines = pendingWrites().map((line): KeptLine => ({ line, at }))
    keepPendingWrites([...waiting, ...lines])
  }
  // While the page is there, it sees to its changes itself: a copy of this tab must not repeat them.
  const isBack = () => keepPendingWrites(waiting)

  const resume = () => {
    const { confirmed, config } = useCart.getState()
    // With the configuration the server's time is known as well.
    if (waiting.length === 0 || !confirmed || !config) return
    const lines = waiting.filter(isRecent).map(({ line }) => line)
    waiting = []
    isBack()
    resumeLines(lines)
  }

  // The browser may end a page in the background without a word: what it leaves behind is always the latest.
  const stop = useCart.subscribe((cart, before) => {
    resume()
    if (!isGone && document.visibilityState === 'hidden' && cart.pending !== before.pending) remember()
  })
  const onVisibility = () => {
    if (isGone) return
    if (document.visibilityState === 'hidden') remember()
    else isBack()
  }
  const onHide = () => {
    remember()
    // Writes that fail because the page goes are no answer of the server.
    isGone = true
  }
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return
    isGone = false
    isBack()
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
