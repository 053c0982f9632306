import { storyOf } from '../../../fixtures/texts/sellers.ts'
import type { WarehouseRecord } from '../../../fixtures/warehouses.ts'
import type { ModulesPage, PageModule } from '../../../src/contract/entities/page.ts'
import { addressOf } from '../../base/addresses.ts'
import { type ProductIndexRow, saleEnd } from '../../catalogue/productIndex.ts'
import type { CatalogueView } from '../../catalogue/catalogueView.ts'
import { seoFor, type ServerTexts } from '../../base/texts.ts'
import { found, listedProducts, listedAt, rangeIn } from '../listings.ts'
import { listingQueryOf, type PageAnswer, pageOf, type PageRequest } from './pageRequest.ts'

const ROW_LENGTH = 8

type Seller = NonNullable<ModulesPage['seller']>

/** The seller as pages show it. */
export const sellerOf = ({ warehouse, place }: WarehouseRecord): Seller => ({
  slug: warehouse._id,
  name: warehouse.name,
  place,
})

function rowOf(
  id: string,
  title: string,
  rows: readonly ProductIndexRow[],
  catalogueView: CatalogueView,
): PageModule[] {
  const products = rows.slice(0, ROW_LENGTH).flatMap(({ leadGid }) => catalogueView.entry(leadGid) ?? [])
  return products.length > 0 ? [{ type: 'products', id, title, products }] : []
}

/** The rows above a seller's products: the highest wishlist counts, and current offers. */
export function sellerModules(
  seller: WarehouseRecord,
  catalogueView: CatalogueView,
  { partner }: ServerTexts,
): PageModule[] {
  const all = found({ kind: 'seller', seller }, catalogueView).filter(({ isOffered }) => isOffered)
  const onOffer = all.filter(
    (indexRow) => saleEnd(indexRow, catalogueView.offersSince, catalogueView.now) !== null,
  )
  return [
    ...rowOf('popular', partner.lists.seller_popular, all, catalogueView),
    ...rowOf('offers', partner.lists.seller_offers, onOffer, catalogueView),
  ]
}

/** `/{sellerSlug}`: a seller's modules, and the seller's products with filters (document 1 §2). */
export function sellerPage(request: PageRequest): PageAnswer {
  const { params, search, catalogueView, texts } = request
  const listed = listedAt('seller', params['sellerSlug'] ?? '', catalogueView)
  if (listed?.kind !== 'seller') return null
  const range = rangeIn(params)
  const seller = sellerOf(listed.seller)
  const canonicalPath = addressOf.seller(seller.slug)
  return pageOf(
    {
      kind: 'seller',
      canonicalPath,
      seo: seoFor(texts, 'seller', { name: seller.name, place: seller.place }),
      breadcrumbs: [{ name: seller.name, path: canonicalPath }],
    },
    {
      modulesPage: {
        title: seller.name,
        seller: { ...seller, ...storyOf(seller.slug, catalogueView.language) },
        modules: sellerModules(listed.seller, catalogueView, texts),
        listing: listedProducts(listed, listingQueryOf(search), range, catalogueView),
      },
    },
  )
}
