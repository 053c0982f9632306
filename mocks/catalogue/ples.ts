import type { ListingEntry } from '../../src/contract/entities/product/listingEntry.ts'
import type { PleList } from '../../src/contract/entities/product/pleList.ts'
import type { FulfillmentClass } from '../../src/contract/enumerations.ts'
import type { CatalogueView } from './catalogueView.ts'
import type { Facts } from './facts.ts'

/** What every list of entries may be told (document 2 §7, GraphQL: plesOptions, adsOptions, pagination). */
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
  /** The variant on whose page the list stands: its product is left out. */
  rootVariantGid?: string | undefined
  /** Sponsored goods stand ahead and carry their ad; else they are goods like others. */
  getSmartBrand: boolean
  /** A carousel shows only what can be put into the cart: nothing sold out, no samples. */
  isCarousel: boolean
}

const productOf = (variantGid: string): string => variantGid.slice(0, -2)

/** A cursor is the place in the list at which the next page begins; undefined for what is none. */
export function placeOf(cursor: string | null | undefined): number | undefined {
  if (cursor === null || cursor === undefined) return 0
  const [, place] = /^after-(\d{1,6})$/.exec(cursor) ?? []
  return place === undefined ? undefined : Number(place)
}

const byWishes = (one: Facts, other: Facts): number =>
  Number(other.isOffered) - Number(one.isOffered) || other.wishes - one.wishes

function withoutAd({ smartbrandClick: _click, smartbrandImpression: _impression, ...entry }: ListingEntry) {
  const { smartbrandClick: _c, smartbrandImpression: _i, ...variant } = entry.variant
  return { ...entry, variant }
}

/** The goods in the order in which they are to be shown: ads ahead only where ads are wanted. */
function ordered(found: readonly Facts[], { getSmartBrand }: PleOptions): readonly Facts[] {
  if (!found.some(({ isSponsored }) => isSponsored)) return found
  if (!getSmartBrand) return found.toSorted(byWishes)
  return found.toSorted((one, other) => Number(other.isSponsored) - Number(one.isSponsored))
}

/**
 * A page of entries from goods in their order. The cursor counts goods, not entries, so that what sells out between two pages
 * moves nothing.
 */
export function plesOf(
  found: readonly Facts[],
  options: PleOptions,
  shelf: CatalogueView,
): Pick<PleList, 'products'> & { cursor: string | null } {
  const { limit, inStockOnly, isCarousel, serviceType, excludeVariants = [] } = options
  const skipped = [options.skipProduct, options.rootVariantGid && productOf(options.rootVariantGid)]
  const isWanted = ({ productGid, isSample, places }: Facts) =>
    !skipped.includes(productGid) &&
    !(isCarousel && isSample) &&
    (serviceType === undefined || places.some((place) => place.class === serviceType))
  const goods = ordered(found, options).filter(isWanted)
  const products: ListingEntry[] = []
  let at = placeOf(options.cursor) ?? goods.length
  for (; at < goods.length && products.length < limit; at += 1) {
    const facts = goods[at]
    const place = facts?.places.find((one) => one.class === serviceType)
    const entry = facts && shelf.entry(facts.leadGid, place?.warehouse)
    if (!entry || excludeVariants.includes(entry.variant._id)) continue
    if ((inStockOnly || isCarousel) && !entry.variant.inStock) continue
    products.push(options.getSmartBrand ? entry : withoutAd(entry))
  }
  return { products, cursor: at < goods.length ? `after-${at}` : null }
}
