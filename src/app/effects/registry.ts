import type { Router } from '../../navigation/router.ts'
import { followNavigation, prefetch } from '../../navigation/prefetching.ts'
import { whenIdle } from '../../scheduling/whenIdle.ts'
import { startAccessRecovery } from './access.ts'
import { persistAgeGate } from './ageGate.ts'
import { startBotChallenge } from './botChallenge.ts'
import { startCartNotices } from './cartNotices.ts'
import { syncCartAndCheckout } from './checkout.ts'
import type { deferredEffects, Start } from './deferredEffects.ts'
import { loadFirstCart } from './firstCart.ts'
import { followLanguage } from './language.ts'
import { closePanelsOnNavigation } from './panels.ts'
import { persistPendingWrites } from './pendingWrites.ts'
import { followScheme } from './scheme.ts'
import { trackVisit } from './visitTracking.ts'
import { trackWayBack } from './wayBack.ts'

type Effect =
  | { when: 'boot'; start: Start }
  /** Its function has this name in `deferredEffects.ts`, the chunk that loads after the first page. */
  | { name: keyof typeof deferredEffects; when: 'interactive' | 'idle' }

/**
 * All effects: what connects one store with another, with the router or with the page. They start in this order, `boot` with the first
 * page, `interactive` in the first idle moment after it, and `idle` some seconds later, when the shop has loaded all that it starts with.
 */
export const effects: readonly Effect[] = [
  { when: 'boot', start: closePanelsOnNavigation },
  { when: 'boot', start: trackWayBack },
  { when: 'boot', start: startCartNotices },
  { when: 'boot', start: startBotChallenge },
  { when: 'boot', start: startAccessRecovery },
  { when: 'boot', start: followLanguage },
  { when: 'boot', start: followScheme },
  { when: 'boot', start: persistAgeGate },
  { when: 'boot', start: syncCartAndCheckout },
  { when: 'boot', start: persistPendingWrites },
  { when: 'boot', start: loadFirstCart },
  { when: 'boot', start: trackVisit },
  { name: 'tabs', when: 'interactive' },
  { name: 'backClosesOverlays', when: 'interactive' },
  { name: 'doubleClicks', when: 'interactive' },
  { name: 'prefetchOnIntent', when: 'interactive' },
  { name: 'shortcuts', when: 'interactive' },
  { name: 'lostOrder', when: 'interactive' },
  { name: 'startupModal', when: 'interactive' },
  { name: 'noticeSpace', when: 'interactive' },
  { name: 'noticesByKey', when: 'interactive' },
  { name: 'exitIntent', when: 'interactive' },
  { name: 'prerenderEligibility', when: 'interactive' },
  { name: 'tour', when: 'interactive' },
  { name: 'prefetchVisibleScripts', when: 'idle' },
  { name: 'prefetchVisibleData', when: 'idle' },
  { name: 'muiTheme', when: 'idle' },
  { name: 'newsfeed', when: 'idle' },
  { name: 'boughtBefore', when: 'idle' },
]

/** By then the shop has loaded all that it starts with, the mock and its worker included. */
const IDLE_DELAY_MS = 4_000

/** Starts the effects of `boot`. Returns a function that stops them. */
export function startEffects(router: Router): () => void {
  followNavigation(() => router.state.navigation.location)
  const stops = effects.flatMap((effect) => (effect.when === 'boot' ? [effect.start(router)] : []))
  return () => {
    for (const stop of stops) stop()
  }
}

async function startDeferred(router: Router): Promise<void> {
  const loaded = await import('./deferredEffects.ts')
  const startAll = (when: 'interactive' | 'idle') => {
    for (const effect of effects)
      if (effect.when !== 'boot' && effect.when === when) loaded.deferredEffects[effect.name](router)
  }
  startAll('interactive')
  setTimeout(startAll, IDLE_DELAY_MS, 'idle')
}

/** Loads and starts the other effects, from the next idle moment on. They run for as long as the page. */
export const startDeferredEffects = (router: Router): void => {
  // If they cannot be loaded, the shop works without them.
  whenIdle(() => void prefetch(startDeferred(router)))
}
