import { followRefusals } from './effects/access.ts'
import { keepAgeGate } from './effects/ageGate.ts'
import { hearOfCart } from './effects/firstCart.ts'
import { askForPasses } from './effects/botChallenge.ts'
import { tellOfCart } from './effects/cartNotices.ts'
import { joinCartAndCheckout } from './effects/checkout.ts'
import { followLanguage } from './effects/language.ts'
import { closePanelsOnNavigation } from './effects/panels.ts'
import type { Router } from './effects/router.ts'
import { followScheme } from './effects/scheme.ts'
import { shareCart } from './effects/tabs.ts'
import { persistPendingWrites } from './effects/pendingWrites.ts'
import { tellOfVisit } from './effects/visit.ts'
import { rememberWayBack } from './effects/wayBack.ts'

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
