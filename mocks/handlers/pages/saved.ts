import { accountIn } from '../../state/account/accountIn.ts'
import type { AccountGroup } from '../../../src/contract/entities/account/account.ts'
import type { ListingEntry } from '../../../src/contract/entities/product/listingEntry.ts'
import { LIST_SEARCH_MINIMUM } from '../../../src/contract/limits.ts'
import { gidOfId } from '../../../fixtures/catalogue.ts'
import { addressOf } from '../../base/addresses.ts'
import { foundInList, searchedBy } from '../../rules/savedLists.ts'
import type { Saved } from '../../state/records/saved.ts'
import type { CatalogueView } from '../../catalogue/catalogueView.ts'
import { seoFor } from '../../base/texts.ts'
import { keptList } from '../lists.ts'
import { type PageAnswer, pageOf, type PageRequest } from './pageRequest.ts'

const PICTURES = 4

type List = Saved['lists'][number]

const entriesOf = ({ lines }: List, catalogueView: CatalogueView): ListingEntry[] =>
  lines.flatMap(({ variantId, quantity }) => {
    const entry = catalogueView.entry(gidOfId(variantId))
    return entry ? { ...entry, quantity } : []
  })

function summaryOf(
  list: List,
  catalogueView: CatalogueView,
): NonNullable<AccountGroup['shoppingLists']>[number] {
  const first = list.lines
    .slice(0, PICTURES)
    .flatMap(({ variantId }) => catalogueView.variant(variantId) ?? [])
  return {
    ...keptList(list),
    variantCount: list.lines.length,
    pictures: first.flatMap(({ images }) => images[0]?.original ?? []),
  }
}

/** A list with all that is on it. */
export const wholeList = (
  list: List,
  catalogueView: CatalogueView,
): NonNullable<AccountGroup['shoppingList']> => ({
  ...summaryOf(list, catalogueView),
  term: '',
  products: entriesOf(list, catalogueView),
})

/** `/account/favorites`, the newest first; what left the catalogue is left out. */
export function favoritesPage(request: PageRequest): PageAnswer {
  accountIn(request)
  const { shopper, catalogueView, texts } = request
  const favorites = shopper.saved.favorites.flatMap((id) => catalogueView.entry(gidOfId(id)) ?? [])
  const seo = seoFor(texts, 'favorites')
  return pageOf({ kind: 'favorites', canonicalPath: addressOf.favorites, seo }, { account: { favorites } })
}

/** `/account/shopping-lists`: every list with the pictures of its first items. */
export function shoppingListsPage(request: PageRequest): PageAnswer {
  accountIn(request)
  const { shopper, catalogueView, texts } = request
  const shoppingLists = shopper.saved.lists.map((list) => summaryOf(list, catalogueView))
  const seo = seoFor(texts, 'shopping_lists')
  return pageOf(
    { kind: 'shoppingLists', canonicalPath: addressOf.shoppingLists, seo },
    { account: { shoppingLists } },
  )
}

/** `/account/shopping-lists/:id`; `?query=` searches in the list, from two letters on. */
export function shoppingListPage(request: PageRequest): PageAnswer {
  accountIn(request)
  const { params, search, shopper, catalogueView, texts } = request
  const list = shopper.saved.lists.find(({ gid }) => gid === params['id'])
  if (!list) return null
  const term = (search.get('query') ?? '').trim()
  const entries = entriesOf(list, catalogueView)
  const named = entries.map((entry) => ({ name: searchedBy(entry.variant), entry }))
  const products =
    term === '' ? entries : foundInList(named, term, LIST_SEARCH_MINIMUM).map(({ entry }) => entry)
  const canonicalPath = addressOf.shoppingList(list.gid)
  const seo = seoFor(texts, 'shopping_list', { name: list.name })
  const breadcrumbs = [
    { name: texts.partner.lists.shopping_lists, path: addressOf.shoppingLists },
    { name: list.name, path: canonicalPath },
  ]
  return pageOf(
    { kind: 'shoppingList', canonicalPath, seo, breadcrumbs },
    { account: { shoppingList: { ...summaryOf(list, catalogueView), term, products } } },
  )
}
