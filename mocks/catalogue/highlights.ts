import type { Category } from '../../src/contract/entities/category.ts'
import type { Brand } from '../../src/contract/entities/product.ts'
import { FulfillmentClass } from '../../src/contract/enumerations.ts'
import type { Shelf } from '../shop/shelf.ts'
import type { Words } from '../words.ts'
import { type Facts, saleEnd } from './facts.ts'

/** A list of goods that cuts across the shelves; in the documents' words a soft category. */
export interface Highlight {
  gid: string
  slug: string
  name: keyof Words['partner']['highlights']
  illustration: string
  tint: string
  holds(facts: Facts, shelf: Shelf): boolean
}

export const offers: Highlight = {
  gid: '900001',
  slug: 'this-weeks-offers',
  name: 'offers',
  illustration: 'wrapped-gift',
  tint: 'fruit',
  holds: (facts, { offersSince, now }) => saleEnd(facts, offersSince, now) !== null,
}

const harvest: Highlight = {
  gid: '900002',
  slug: 'harvest-week',
  name: 'harvest',
  illustration: 'strawberry',
  tint: 'vegetables',
  holds: ({ factions }) => factions.includes('harvest-week'),
}

export const sellers: Highlight = {
  gid: '900003',
  slug: 'from-small-makers',
  name: 'sellers',
  illustration: 'hot-beverage',
  tint: 'rice',
  holds: ({ places }) => places.some((place) => place.class === FulfillmentClass.MARKETPLACE),
}

const highlights: readonly Highlight[] = [offers, harvest, sellers]

export const highlightByGid = (gid: string): Highlight | undefined =>
  highlights.find((highlight) => highlight.gid === gid)

/** What a highlight holds now, the most wished for first. */
export const inHighlight = (highlight: Highlight, shelf: Shelf): Facts[] =>
  shelf.goods.popular().filter((facts) => highlight.holds(facts, shelf))

const softCategory = (
  { gid, slug, name }: { gid: string; slug: string; name: string },
  look: { illustration: string; tint: string; productCount: number },
): Category => ({
  _id: `soft-category-${gid}`,
  gid,
  slug,
  display: name,
  displayName: name,
  path: gid,
  type: 0,
  isVisible: true,
  children: [],
  viewableWithExpressOnly: false,
  isSoftCategory: true,
  isPleList: true,
  ...look,
})

export const highlightCategory = (highlight: Highlight, productCount: number, { partner }: Words): Category =>
  softCategory(
    { ...highlight, name: partner.highlights[highlight.name] },
    { illustration: highlight.illustration, tint: highlight.tint, productCount },
  )

/** A brand's page is a list of its goods, shown as a soft category. */
export const brandCategory = (brand: Brand, tint: string, productCount: number): Category =>
  softCategory(brand, { illustration: 'wrapped-gift', tint, productCount })
