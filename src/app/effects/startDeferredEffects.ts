import type { Router } from '../../navigation/router.ts'
import { prefetchVisibleData } from '../../navigation/prefetchVisibleData.ts'
import { startExitIntent } from './exitIntent.ts'
import { markBoughtBefore } from './boughtBefore.ts'
import { guardDoubleClicks } from './doubleClicks.ts'
import { prefetchOnIntent } from '../../navigation/prefetchOnIntent.ts'
import { prefetchVisibleScripts } from '../../navigation/prefetchVisibleScripts.ts'
import { countUnreadNews } from './newsfeed.ts'
import { reserveNoticeSpace } from './noticeRoom.ts'
import { markPrerenderEligibility } from './prerenderEligibility.ts'
import { listenForShortcuts } from './shortcuts.ts'
import { preloadMuiTheme } from './muiTheme.ts'
import { openStartupModal } from './startup/startupModal.ts'
import { startLostOrderNotice } from './lostOrder.ts'
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
  guardDoubleClicks,
  prefetchOnIntent,
  onceStarted(prefetchVisibleScripts),
  onceStarted(prefetchVisibleData),
  onceStarted(preloadMuiTheme),
  listenForShortcuts,
  startLostOrderNotice,
  openStartupModal,
  reserveNoticeSpace,
  startExitIntent,
  markPrerenderEligibility,
  onceStarted(countUnreadNews),
  onceStarted(markBoughtBefore),
]

/** What joins stores and page as `startEffects` does, and can wait until the first page is there. */
export function startLater(router: Router): () => void {
  const stops = effects.map((start) => start(router))
  return () => {
    for (const stop of stops) stop()
  }
}
