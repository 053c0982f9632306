import type { Router } from '../effects/router.ts'
import { askInView } from './askInView.ts'
import { askWhoLeaves } from './exitIntent.ts'
import { markBoughtBefore } from './boughtBefore.ts'
import { keepDoubleClicks } from './doubleClicks.ts'
import { prepareOnIntent } from './intent.ts'
import { prepareInView } from './inView.ts'
import { countNews } from './news.ts'
import { makeRoomForNotices } from './noticeRoom.ts'
import { markPrerenderEligibility } from './prerenderEligibility.ts'
import { listenForShortcuts } from './shortcuts.ts'
import { loadTheme } from './loadTheme.ts'
import { openStartupModal } from './startupModal.ts'
import { tellOfLostOrder } from './tellOfLostOrder.ts'
import './print.css'

/** By then the shop has all that it began with, the mock and its worker too. */
const STARTED_MS = 4_000

/** A guess about the next page, and what nobody waits for, must not be in the way of the first. */
const onceStarted =
  (effect: (router: Router) => () => void) =>
  (router: Router): (() => void) => {
    let stop = () => {}
    const timer = setTimeout(() => {
      stop = effect(router)
    }, STARTED_MS)
    return () => {
      clearTimeout(timer)
      stop()
    }
  }

const effects: readonly ((router: Router) => () => void)[] = [
  keepDoubleClicks,
  prepareOnIntent,
  onceStarted(prepareInView),
  onceStarted(askInView),
  onceStarted(loadTheme),
  listenForShortcuts,
  tellOfLostOrder,
  openStartupModal,
  makeRoomForNotices,
  askWhoLeaves,
  markPrerenderEligibility,
  onceStarted(countNews),
  onceStarted(markBoughtBefore),
]

/** What joins stores and page as `startEffects` does, and can wait until the first page is there. */
export function startLater(router: Router): () => void {
  const stops = effects.map((start) => start(router))
  return () => {
    for (const stop of stops) stop()
  }
}
