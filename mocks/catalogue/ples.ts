import type { ListingEntry } from '../../src/contract/entities/product/listingEntry.ts'
import type { PleList } from '../../src/contract/entities/product/pleList.ts'
import type { FulfillmentClass } from '../../src/contract/enumerations.ts'
import { productOfGid } from './catalogue.ts'
import type { CatalogueView } from './catalogueView.ts'
import type { ProductIndexRow } from './productIndex.ts'

/** The options of every list of entries (document 2 §7, GraphQL: plesOptions, adsOptions, pagination). */
export interface PleOptions {
  limit: number
  /** Where the page before ended; the beginning when left out. */
  cursor?: string | null | undefined
  inStockOnly: boolean
  /** Ids of variants to leave out. */
  excludeVariants?: readonly string[] | undefined
  serviceType?: FulfillmentClass | undefined
  /** A product to leave out, by its gid. */
  skipProduct?: string | undefined
  /** The variant on whose page the list is shown: its product is left out. */
  rootVariantGid?: string | undefined
  /** Sponsored products come first and carry their ad; otherwise they are ordinary products. */
  getSmartBrand: boolean
  /** A carousel shows only what can be put into the cart: nothing sold out, no samples. */
  isCarousel: boolean
}

/** A cursor is the place in the list at which the next page begins; undefined for what is none. */
export function placeOf(cursor: string | null | undefined): number | undefined {
  if (cursor === null || cursor === undefined) return 0
  const [, place] = /^after-(\d{1,6})$/.exec(cursor) ?? []
  return place === undefined ? undefined : Number(place)
}

const byWishlistCount = (one: ProductIndexRow, other: ProductIndexRow): number =>
  Number(other.isOffered) - Number(one.isOffered) || other.wishlistCount - one.wishlistCount

function withoutAd({ smartbrandClick: _click, smartbrandImpression: _impression, ...entry }: ListingEntry) {
  const { smartbrandClick: _c, smartbrandImpression: _i, ...variant } = entry.variant
  return { ...entry, variant }
}

/** The products in the order of the list: ads come first only where ads are requested. */
function ordered(
  found: readonly ProductIndexRow[],
  { getSmartBrand }: PleOptions,
): readonly ProductIndexRow[] {
  if (!found.some(({ isSponsored }) => isSponsored)) return found
  if (!getSmartBrand) return found.toSorted(byWishlistCount)
  return found.toSorted((one, other) => Number(other.isSponsored) - Number(one.isSponsored))
}

/** A page of entries. The cursor counts products, not entries, so that a product that sells out between two pages shifts nothing. */
export function plesOf(
  found: readonly ProductIndexRow[],
  options: PleOptions,
  catalogueView: CatalogueView,
): Pick<PleList, 'products'> & { cursor: string | null } {
  const { limit, inStockOnly, isCarousel, serviceType, excludeVariants = [] } = options
  const skipped = [options.skipProduct, options.rootVariantGid && productOfGid(options.rootVariantGid)]
  const isWanted = ({ productGid, isSample, places }: ProductIndexRow) =>
    !skipped.includes(productGid) &&
    !(isCarousel && isSample) &&
    (serviceType === undefined || places.some((place) => place.class === serviceType))
  const listed = ordered(found, options).filter(isWanted)
  const products: ListingEntry[] = []
  let at = placeOf(options.cursor) ?? listed.length
  for (; at < listed.length && products.length < limit; at += 1) {
    const indexRow = listed[at]
    const among = serviceType && indexRow?.places.filter((one) => one.class === serviceType)
    const entry =
      indexRow && catalogueView.entry(indexRow.leadGid, { among: among?.map(({ warehouse }) => warehouse) })
    if (!entry || excludeVariants.includes(entry.variant._id)) continue
    if ((inStockOnly || isCarousel) && !entry.variant.inStock) continue
    products.push(options.getSmartBrand ? entry : withoutAd(entry))
  }
  return { products, cursor: at < listed.length ? `after-${at}` : null }
}
