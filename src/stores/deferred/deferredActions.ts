import { currentAccount } from '../session/account.ts'
import { askForNotice } from '../lists/backInStock.ts'
import { setFavorite } from '../lists/favorites.ts'
import { type DeferredAction, openModal } from '../overlays/modals.ts'

const openings = () => import('./openings.ts')

/** Resolves when all started actions are done. */
let running: Promise<unknown> = Promise.resolve()

/** Waits until no action of the shopper is in progress. */
export const settledDeferredActions = (): Promise<unknown> => running

/** Runs an action for a logged-in shopper. */
export function runDeferredAction(deferredAction: DeferredAction): Promise<void> {
  const work = done(deferredAction)
  running = Promise.allSettled([running, work])
  return work
}

async function done(deferredAction: DeferredAction): Promise<void> {
  switch (deferredAction.kind) {
    case 'favorite':
      return setFavorite(deferredAction.variant, true)
    case 'back-in-stock':
      return await askForNotice(deferredAction.variant, deferredAction.warehouse)
    case 'shopping-list':
      return openModal({ kind: 'shopping-list', variant: deferredAction.variant })
    case 'saved-list':
      return await (await openings()).openSavedList(deferredAction.listId)
    case 'list-item':
      return await (await openings()).putOnSavedList(deferredAction.listId, deferredAction.variantId)
    case 'game':
      return await (await openings()).openGame(deferredAction.cta)
    case 'coupon':
      return await (await import('../cart/coupons.ts')).clipCoupon(deferredAction.coupon)
    case 'organization-invite':
      return openModal({ kind: 'organization-invite', invite: deferredAction.invite })
  }
}

/** Runs an action of the shopper; a guest logs in first, and then it runs (document 1 §4, document 2 §6). */
export async function startDeferredAction(deferredAction: DeferredAction): Promise<void> {
  if (currentAccount()) await runDeferredAction(deferredAction)
  else openModal({ kind: 'login', deferredAction })
}

/** Toggles a favourite. */
export async function pressHeart(
  variant: Extract<DeferredAction, { kind: 'favorite' }>['variant'],
): Promise<void> {
  if (currentAccount()?.favorites.includes(variant._id)) setFavorite(variant, false)
  else await startDeferredAction({ kind: 'favorite', variant })
}
