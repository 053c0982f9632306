import { asPromoted } from '../../fixtures/promotions.ts'
import { actionIds } from '../../fixtures/tables/actions.ts'
import { Classification } from '../../src/contract/enumerations.ts'
import type { CatalogueView } from './catalogueView.ts'
import { priceNow } from './currentPrice.ts'
import type { ProductIndexRow } from './productIndex.ts'

type Name = keyof typeof actionIds

/** A list that a banner's action opens (document 1 §2, banner links); the banner may give it a title of its own. */
export interface Action {
  id: string
  name: Name
  /** A product as the list has it, if it does. */
  pick(indexRow: ProductIndexRow, catalogueView: CatalogueView): ProductIndexRow | false | undefined
}

const FIVE_RINGGIT = 500

const action = (name: Name, pick: Action['pick']): Action => ({ id: actionIds[name], name, pick })

const actions: readonly Action[] = [
  action(
    'under_five',
    (indexRow, catalogueView) =>
      !indexRow.isSample && priceNow(indexRow, catalogueView) < FIVE_RINGGIT && indexRow,
  ),
  action('bulky', (indexRow) => indexRow.classification !== Classification.ORDINARY && indexRow),
  action('promotions', (indexRow, { present }) => asPromoted(indexRow, present)),
]

export const actionById = (id: string): Action | undefined => actions.find((action) => action.id === id)

/** What an action lists now, in the shop's own order. */
export const inAction = (action: Action, catalogueView: CatalogueView): ProductIndexRow[] =>
  catalogueView.catalogue.popular().flatMap((indexRow) => action.pick(indexRow, catalogueView) || [])
