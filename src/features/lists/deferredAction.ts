import type { Variant } from '../../contract/entities/product/variant.ts'
import { loadTexts } from '../../i18n/index.ts'
import type * as DeferredActions from '../../stores/deferred/deferredActions.ts'
import type { DeferredAction } from '../../stores/overlays/modals.ts'
import { notify } from '../../stores/notices/notices.ts'

/** The code of deferred actions loads with the first press, and the import can fail. */
async function withDeferredActions(work: (actions: typeof DeferredActions) => Promise<void>): Promise<void> {
  try {
    const [actions] = await Promise.all([
      import('../../stores/deferred/deferredActions.ts'),
      loadTexts('shop'),
    ])
    await work(actions)
  } catch {
    notify({ key: 'handlers.network', tone: 'error' })
  }
}

/** Starts an action of the shopper; a guest logs in first. */
export const start = (deferredAction: DeferredAction): Promise<void> =>
  withDeferredActions(({ startDeferredAction }) => startDeferredAction(deferredAction))

/** Toggles a favourite. */
export const pressHeart = (variant: Variant): Promise<void> =>
  withDeferredActions((actions) => actions.pressHeart(variant))
