import type { Router } from '../effects/router.ts'
import { askWhoLeaves } from './exitIntent.ts'
import { prepareOnIntent } from './intent.ts'
import { markOwnPage } from './ownPage.ts'
import { listenForShortcuts } from './shortcuts.ts'
import { openStartupModal } from './startupModal.ts'

const effects: readonly ((router: Router) => () => void)[] = [
  prepareOnIntent,
  listenForShortcuts,
  openStartupModal,
  askWhoLeaves,
  markOwnPage,
]

/** What joins stores and page as `startEffects` does, and can wait until the first page is there. */
export function startLater(router: Router): () => void {
  const stops = effects.map((start) => start(router))
  return () => {
    for (const stop of stops) stop()
  }
}
