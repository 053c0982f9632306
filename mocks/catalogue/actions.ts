import { asPromoted } from '../../fixtures/promotions.ts'
import { actionIds } from '../../fixtures/tables/actions.ts'
import { Classification } from '../../src/contract/enumerations.ts'
import type { CatalogueView } from './catalogueView.ts'
import { type Facts, priceNow } from './facts.ts'

type Name = keyof typeof actionIds

/** A list that a banner's action opens (document 1 §2, banner links); the banner may give it a title of its own. */
export interface Action {
  id: string
  name: Name
  /** A product as the list has it, if it does. */
  pick(facts: Facts, shelf: CatalogueView): Facts | false | undefined
}

const FIVE_RINGGIT = 500

const action = (name: Name, pick: Action['pick']): Action => ({ id: actionIds[name], name, pick })

const actions: readonly Action[] = [
  action(
    'under_five',
    (facts, { offersSince, now }) =>
      !facts.isSample && priceNow(facts, offersSince, now) < FIVE_RINGGIT && facts,
  ),
  action('bulky', (facts) => facts.classification !== Classification.ORDINARY && facts),
  action('promotions', (facts, { present }) => asPromoted(facts, present)),
]

export const actionById = (id: string): Action | undefined => actions.find((action) => action.id === id)

/** What an action lists now, in the shop's own order. */
export const inAction = (action: Action, shelf: CatalogueView): Facts[] =>
  shelf.goods.popular().flatMap((facts) => action.pick(facts, shelf) || [])
