import { Classification } from '../../src/contract/enumerations.ts'
import type { Shelf } from '../shop/shelf.ts'
import type { Words } from '../words.ts'
import { type Facts, priceNow } from './facts.ts'

/** A list that a banner's action opens (document 1 §2, banner links); the banner may give it a title of its own. */
export interface Action {
  id: string
  name: keyof Words['partner']['lists']
  tint: string
  holds(facts: Facts, shelf: Shelf): boolean
}

const FIVE_RINGGIT = 500

const actions: readonly Action[] = [
  {
    id: '501',
    name: 'under_five',
    tint: 'snacks',
    holds: (facts, { offersSince, now }) =>
      !facts.isSample && priceNow(facts, offersSince, now) < FIVE_RINGGIT,
  },
  {
    id: '502',
    name: 'bulky',
    tint: 'home',
    holds: ({ classification }) => classification !== Classification.ORDINARY,
  },
]

export const actionById = (id: string): Action | undefined => actions.find((action) => action.id === id)

/** What an action lists now, in the shop's own order. */
export const inAction = (action: Action, shelf: Shelf): Facts[] =>
  shelf.goods.popular().filter((facts) => action.holds(facts, shelf))
