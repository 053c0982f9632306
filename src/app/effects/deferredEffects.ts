import { prefetchOnIntent } from '../../navigation/prefetchOnIntent.ts'
import { prefetchVisibleData } from '../../navigation/prefetchVisibleData.ts'
import { prefetchVisibleScripts } from '../../navigation/prefetchVisibleScripts.ts'
import type { Router } from '../../navigation/router.ts'
import { closeOverlaysOnBack } from './backClosesOverlays.ts'
import { markBoughtBefore } from './boughtBefore.ts'
import { guardDoubleClicks } from './doubleClicks.ts'
import { startExitIntent } from './exitIntent.ts'
import { startLostOrderNotice } from './lostOrder.ts'
import { preloadMuiTheme } from './muiTheme.ts'
import { countUnreadNews } from './newsfeed.ts'
import { keepNoticesByKey } from './noticesByKey.ts'
import { reserveNoticeSpace } from './noticeSpace.ts'
import { markPrerenderEligibility } from './prerenderEligibility.ts'
import { listenForShortcuts } from './shortcuts.ts'
import { syncTabs } from './tabs.ts'
import { openStartupModal } from './startup/startupModal.ts'
import { startTour } from './tour.ts'
import './print.css'

/** Starts an effect. Returns a function that stops it. */
export type Start = (router: Router) => () => void

/** The effects that `registry.ts` starts after the first page, by their names there. This module is one chunk with all of them. */
export const deferredEffects = {
  tabs: syncTabs,
  backClosesOverlays: closeOverlaysOnBack,
  doubleClicks: guardDoubleClicks,
  prefetchOnIntent,
  prefetchVisibleScripts,
  prefetchVisibleData,
  muiTheme: preloadMuiTheme,
  shortcuts: listenForShortcuts,
  lostOrder: startLostOrderNotice,
  startupModal: openStartupModal,
  noticeSpace: reserveNoticeSpace,
  noticesByKey: keepNoticesByKey,
  exitIntent: startExitIntent,
  prerenderEligibility: markPrerenderEligibility,
  newsfeed: countUnreadNews,
  boughtBefore: markBoughtBefore,
  tour: startTour,
} as const satisfies Readonly<Record<string, Start>>
