import { startAccessRecovery } from './access.ts'
import { persistAgeGate } from './ageGate.ts'
import { loadFirstCart } from './firstCart.ts'
import { startBotChallenge } from './botChallenge.ts'
import { startCartNotices } from './cartNotices.ts'
import { syncCartAndCheckout } from './checkout.ts'
import { followLanguage } from './language.ts'
import { closePanelsOnNavigation } from './panels.ts'
import type { Router } from '../../navigation/router.ts'
import { followScheme } from './scheme.ts'
import { syncTabs } from './tabs.ts'
import { persistPendingWrites } from './pendingWrites.ts'
import { trackVisit } from './visit.ts'
import { trackWayBack } from './wayBack.ts'

const effects: readonly ((router: Router) => () => void)[] = [
  closePanelsOnNavigation,
  trackWayBack,
  startCartNotices,
  startBotChallenge,
  startAccessRecovery,
  followLanguage,
  followScheme,
  persistAgeGate,
  syncCartAndCheckout,
  persistPendingWrites,
  loadFirstCart,
  syncTabs,
  trackVisit,
]

/** Everything that joins two stores, or a store and the page. Answers the way to stop it all. */
export function startEffects(router: Router): () => void {
  const stops = effects.map((start) => start(router))
  return () => {
    for (const stop of stops) stop()
  }
}
