import { currentAccount } from './account.ts'
import { askForNotice } from './backInStock.ts'
import { setFavorite } from './favorites.ts'
import { type Errand, openModal } from './modals.ts'

/** Does what a shopper who is logged in asked for. */
export async function runErrand(errand: Errand): Promise<void> {
  switch (errand.kind) {
    case 'favorite':
      return setFavorite(errand.variant, true)
    case 'back-in-stock':
      return await askForNotice(errand.variant, errand.warehouse)
    case 'shopping-list':
      return openModal({ kind: 'shopping-list', variant: errand.variant })
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
