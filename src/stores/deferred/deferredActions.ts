import { currentAccount } from '../session/account.ts'
import { askForNotice } from '../lists/backInStock.ts'
import { setFavorite } from '../lists/favorites.ts'
import { type DeferredAction, openModal } from '../overlays/modals.ts'

const openings = () => import('./openings.ts')

/** Done once all that was asked for is. */
let running: Promise<unknown> = Promise.resolve()

/** Resolves once nothing that a shopper asked for is under way. */
export const settledDeferredActions = (): Promise<unknown> => running

/** Does what a shopper who is logged in asked for. */
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

/** Does what the shopper asked for; a guest logs in first, and then it is done (document 1 §4, document 2 §6). */
export async function startDeferredAction(deferredAction: DeferredAction): Promise<void> {
  if (currentAccount()) await runDeferredAction(deferredAction)
  else openModal({ kind: 'login', deferredAction })
}

/** The press of a heart: what is a favourite is none any more, what is none becomes one. */
export async function pressHeart(
  variant: Extract<DeferredAction, { kind: 'favorite' }>['variant'],
): Promise<void> {
  if (currentAccount()?.favorites.includes(variant._id)) setFavorite(variant, false)
  else await startDeferredAction({ kind: 'favorite', variant })
}
