import type { Router } from '../../navigation/router.ts'
import { askInView } from '../../navigation/prefetchVisibleData.ts'
import { askWhoLeaves } from './exitIntent.ts'
import { markBoughtBefore } from './boughtBefore.ts'
import { keepDoubleClicks } from './doubleClicks.ts'
import { prepareOnIntent } from '../../navigation/prefetchOnIntent.ts'
import { prepareInView } from '../../navigation/prefetchVisibleScripts.ts'
import { countNews } from './newsfeed.ts'
import { makeRoomForNotices } from './noticeRoom.ts'
import { markPrerenderEligibility } from './prerenderEligibility.ts'
import { listenForShortcuts } from './shortcuts.ts'
import { loadTheme } from './muiTheme.ts'
import { openStartupModal } from './startup/startupModal.ts'
import { tellOfLostOrder } from './lostOrder.ts'
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
