import { currentAccount } from './account.ts'
import { askForNotice } from './backInStock.ts'
import { setFavorite } from './favorites.ts'
import { type Errand, openModal } from './modals.ts'

const openings = () => import('./openings.ts')

/** Done once all that was asked for is. */
let running: Promise<unknown> = Promise.resolve()

/** Resolves once nothing that a shopper asked for is under way. */
export const settledErrands = (): Promise<unknown> => running

/** Does what a shopper who is logged in asked for. */
export function runErrand(errand: Errand): Promise<void> {
  const work = done(errand)
  running = Promise.allSettled([running, work])
  return work
}

async function done(errand: Errand): Promise<void> {
  switch (errand.kind) {
    case 'favorite':
      return setFavorite(errand.variant, true)
    case 'back-in-stock':
      return await askForNotice(errand.variant, errand.warehouse)
    case 'shopping-list':
      return openModal({ kind: 'shopping-list', variant: errand.variant })
    case 'saved-list':
      return await (await openings()).openSavedList(errand.listId)
    case 'list-item':
      return await (await openings()).putOnSavedList(errand.listId, errand.variantId)
    case 'game':
      return await (await openings()).openGame(errand.cta)
    case 'coupon':
      return await (await import('./coupons.ts')).clipCoupon(errand.coupon)
    case 'organization-invite':
      return openModal({ kind: 'organization-invite', invite: errand.invite })
  }
}

/** Does what the shopper asked for; a guest logs in first, and then it is done (document 1 §4, document 2 §6). */
export async function startErrand(errand: Errand): Promise<void> {
  if (currentAccount()) await runErrand(errand)
  else openModal({ kind: 'login', errand })
}

/** The press of a heart: what is a favourite is none any more, what is none becomes one. */
export async function pressHeart(variant: Extract<Errand, { kind: 'favorite' }>['variant']): Promise<void> {
  if (currentAccount()?.favorites.includes(variant._id)) setFavorite(variant, false)
  else await startErrand({ kind: 'favorite', variant })
}
