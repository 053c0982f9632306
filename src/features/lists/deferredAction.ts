import type { Variant } from '../../contract/entities/product/variant.ts'
import { loadLaterWords } from '../../i18n/index.ts'
import type * as DeferredActions from '../../stores/deferred/deferredActions.ts'
import type { DeferredAction } from '../../stores/overlays/modals.ts'
import { notify } from '../../stores/notices/notices.ts'

/** What a deferred action takes loads with the first press, and may not come. */
async function withDeferredActions(work: (actions: typeof DeferredActions) => Promise<void>): Promise<void> {
  try {
    const [actions] = await Promise.all([
      import('../../stores/deferred/deferredActions.ts'),
      loadLaterWords(),
    ])
    await work(actions)
  } catch {
    notify({ key: 'handlers.network', tone: 'error' })
  }
}

/** Starts what the shopper asked for beside buying; a guest logs in first. */
export const start = (deferredAction: DeferredAction): Promise<void> =>
  withDeferredActions(({ startDeferredAction }) => startDeferredAction(deferredAction))

/** The press of a variant's heart. */
export const pressHeart = (variant: Variant): Promise<void> =>
  withDeferredActions((actions) => actions.pressHeart(variant))
