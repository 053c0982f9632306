import { followRefusals } from './access.ts'
import { keepAgeGate } from './ageGate.ts'
import { hearOfCart } from './firstCart.ts'
import { askForPasses } from './botChallenge.ts'
import { tellOfCart } from './cartNotices.ts'
import { joinCartAndCheckout } from './checkout.ts'
import { followLanguage } from './language.ts'
import { closePanelsOnNavigation } from './panels.ts'
import type { Router } from '../../navigation/router.ts'
import { followScheme } from './scheme.ts'
import { shareCart } from './tabs.ts'
import { persistPendingWrites } from './pendingWrites.ts'
import { tellOfVisit } from './visit.ts'
import { rememberWayBack } from './wayBack.ts'

const effects: readonly ((router: Router) => () => void)[] = [
  closePanelsOnNavigation,
  rememberWayBack,
  tellOfCart,
  askForPasses,
  followRefusals,
  followLanguage,
  followScheme,
  keepAgeGate,
  joinCartAndCheckout,
  persistPendingWrites,
  hearOfCart,
  shareCart,
  tellOfVisit,
]

/** Everything that joins two stores, or a store and the page. Answers the way to stop it all. */
export function startEffects(router: Router): () => void {
  const stops = effects.map((start) => start(router))
  return () => {
    for (const stop of stops) stop()
  }
}
