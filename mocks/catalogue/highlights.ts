import { type HighlightRow, highlightRows } from '../../fixtures/tables/highlights.ts'
import type { Category } from '../../src/contract/entities/product/category.ts'
import { FulfillmentClass } from '../../src/contract/enumerations.ts'
import type { CatalogueView } from './catalogueView.ts'
import type { ServerTexts } from '../base/texts.ts'
import { type ProductIndexRow, saleEnd } from './productIndex.ts'

/** A highlight of the fixtures and its products. */
export interface Highlight extends HighlightRow {
  name: keyof ServerTexts['partner']['highlights']
  holds(indexRow: ProductIndexRow, catalogueView: CatalogueView): boolean
}

const highlight = (name: keyof typeof highlightRows, holds: Highlight['holds']): Highlight => ({
  ...highlightRows[name],
  name,
  holds,
})

export const offers = highlight(
  'offers',
  (indexRow, { offersSince, now }) => saleEnd(indexRow, offersSince, now) !== null,
)

const harvest = highlight('harvest', ({ factions }) => factions.includes('harvest-week'))

export const sellers = highlight('sellers', ({ places }) =>
  places.some((place) => place.class === FulfillmentClass.MARKETPLACE),
)

const OFTEN_WISHLISTED = 600

export const topPicks = highlight(
  'top_picks',
  ({ wishlistCount, isOffered, isSample }) => isOffered && !isSample && wishlistCount >= OFTEN_WISHLISTED,
)

export const samples = highlight('samples', ({ isSample }) => isSample)

const highlights: readonly Highlight[] = [offers, harvest, sellers, topPicks, samples]

export const highlightByGid = (gid: string): Highlight | undefined =>
  highlights.find((one) => one.gid === gid)

/** The current products of a highlight, highest wishlist count first. */
export const inHighlight = (list: Highlight, catalogueView: CatalogueView): ProductIndexRow[] =>
  catalogueView.catalogue.popular().filter((indexRow) => list.holds(indexRow, catalogueView))

const softCategory = (
  { gid, slug, name, type = 0 }: { gid: string; slug: string; name: string; type?: number | undefined },
  look: { illustration: string; tint: string; productCount: number },
): Category => ({
  _id: `soft-category-${gid}`,
  gid,
  slug,
  display: name,
  displayName: name,
  path: gid,
  type,
  isVisible: true,
  children: [],
  viewableWithExpressOnly: false,
  isSoftCategory: true,
  isPleList: true,
  ...look,
})

export const highlightCategory = (
  { illustration, tint, name, ...list }: Highlight,
  productCount: number,
  { partner }: ServerTexts,
): Category => softCategory({ ...list, name: partner.highlights[name] }, { illustration, tint, productCount })

/** A list without a category of its own, shown as a soft category. */
export const namedList = (
  list: { gid: string; slug: string; name: string },
  tint: string,
  productCount: number,
): Category => softCategory(list, { illustration: 'wrapped-gift', tint, productCount })
