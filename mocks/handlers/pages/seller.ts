import { storyOf } from '../../../fixtures/texts/sellers.ts'
import type { WarehouseRecord } from '../../../fixtures/warehouses.ts'
import type { ModulesPage, PageModule } from '../../../src/contract/entities/page.ts'
import { addressOf } from '../../base/addresses.ts'
import { type Facts, saleEnd } from '../../catalogue/facts.ts'
import type { CatalogueView } from '../../catalogue/catalogueView.ts'
import { seoFor, type Words } from '../../base/words.ts'
import { found, goodsOf, listedAt, rangeIn } from '../listings.ts'
import { listingQueryOf, type PageAnswer, pageOf, type PageRequest } from './pageRequest.ts'

const ROW_LENGTH = 8

type Seller = NonNullable<ModulesPage['seller']>

/** Who the seller is. */
export const sellerOf = ({ warehouse, place }: WarehouseRecord): Seller => ({
  slug: warehouse._id,
  name: warehouse.name,
  place,
})

function rowOf(id: string, title: string, goods: readonly Facts[], shelf: CatalogueView): PageModule[] {
  const products = goods.slice(0, ROW_LENGTH).flatMap(({ leadGid }) => shelf.entry(leadGid) ?? [])
  return products.length > 0 ? [{ type: 'products', id, title, products }] : []
}

/** The rows above a seller's goods: what most shoppers wish for, and what is on offer. */
export function sellerModules(
  seller: WarehouseRecord,
  shelf: CatalogueView,
  { partner }: Words,
): PageModule[] {
  const all = found({ kind: 'seller', seller }, shelf).filter(({ isOffered }) => isOffered)
  const onOffer = all.filter((facts) => saleEnd(facts, shelf.offersSince, shelf.now) !== null)
  return [
    ...rowOf('popular', partner.lists.seller_popular, all, shelf),
    ...rowOf('offers', partner.lists.seller_offers, onOffer, shelf),
  ]
}

/** `/{sellerSlug}`: a seller's modules, and their goods with the filters of such a page (document 1 §2). */
export function sellerPage(request: PageRequest): PageAnswer {
  const { params, search, shelf, words } = request
  const listed = listedAt('seller', params['sellerSlug'] ?? '', shelf)
  if (listed?.kind !== 'seller') return null
  const range = rangeIn(params)
  const seller = sellerOf(listed.seller)
  const canonicalPath = addressOf.seller(seller.slug)
  return pageOf(
    {
      kind: 'seller',
      canonicalPath,
      seo: seoFor(words, 'seller', { name: seller.name, place: seller.place }),
      breadcrumbs: [{ name: seller.name, path: canonicalPath }],
    },
    {
      modulesPage: {
        title: seller.name,
        seller: { ...seller, ...storyOf(seller.slug, shelf.language) },
        modules: sellerModules(listed.seller, shelf, words),
        listing: goodsOf(listed, listingQueryOf(search), range, shelf),
      },
    },
  )
}
