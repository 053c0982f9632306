import { IMPRESSION_THROTTLE_MS } from '../contract/limits.ts'
import { CARD } from './cards.ts'

interface Impressions {
  /** Starts another page view: every card counts again. */
  again(): void
  stop(): void
}

/** The whole card, with a tolerance for layouts in fractions of a pixel. */
const WHOLE = 0.99

/**
 * Calls `seen` for each card under `root` that is fully visible, at most every 200 ms (document 2 §9), and once per card until `again`.
 * Cards that are added later are included.
 */
export function watchImpressions(root: Element, seen: (card: HTMLElement) => void): Impressions {
  const watched = new Set<HTMLElement>()
  const inView = new Set<HTMLElement>()
  let counted = new WeakSet<HTMLElement>()
  let isStale = true
  let timer: ReturnType<typeof setTimeout> | undefined

  const observer = new IntersectionObserver(
    (changes) => {
      for (const { target, intersectionRatio } of changes) {
        if (!(target instanceof HTMLElement)) continue
        if (intersectionRatio >= WHOLE) inView.add(target)
        else inView.delete(target)
      }
      wake()
    },
    { threshold: WHOLE },
  )

  function followCards() {
    isStale = false
    for (const card of watched) {
      if (card.isConnected) continue
      observer.unobserve(card)
      watched.delete(card)
      inView.delete(card)
    }
    for (const card of root.querySelectorAll<HTMLElement>(CARD)) {
      if (watched.has(card)) continue
      watched.add(card)
      observer.observe(card)
    }
  }

  function look() {
    timer = undefined
    if (isStale) followCards()
    for (const card of inView) {
      if (counted.has(card)) continue
      counted.add(card)
      seen(card)
    }
  }
  function wake() {
    timer ??= setTimeout(look, IMPRESSION_THROTTLE_MS)
  }

  const changes = new MutationObserver(() => {
    isStale = true
    wake()
  })
  changes.observe(root, { childList: true, subtree: true })
  wake()

  return {
    again() {
      counted = new WeakSet()
      wake()
    },
    stop() {
      clearTimeout(timer)
      observer.disconnect()
      changes.disconnect()
    },
  }
}
