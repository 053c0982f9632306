import type { Category } from '../../src/contract/entities/category.ts'
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
  /** The documents give one type a special handling, and do not show it: the list that visitors vote on has it. */
  type?: number
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

const OFTEN_WISHED = 600
/** Document 1 §3, Category: "Type 6 has special handling (not shown)". */
const TOP_PICKS_TYPE = 6

export const topPicks: Highlight = {
  gid: '900004',
  slug: 'top-picks',
  name: 'top_picks',
  illustration: 'red-apple',
  tint: 'dairy',
  type: TOP_PICKS_TYPE,
  holds: ({ wishes, isOffered, isSample }) => isOffered && !isSample && wishes >= OFTEN_WISHED,
}

export const samples: Highlight = {
  gid: '900005',
  slug: 'free-samples',
  name: 'samples',
  illustration: 'wrapped-gift',
  tint: 'health',
  holds: ({ isSample }) => isSample,
}

const highlights: readonly Highlight[] = [offers, harvest, sellers, topPicks, samples]

export const highlightByGid = (gid: string): Highlight | undefined =>
  highlights.find((highlight) => highlight.gid === gid)

/** What a highlight holds now, the most wished for first. */
export const inHighlight = (highlight: Highlight, shelf: Shelf): Facts[] =>
  shelf.goods.popular().filter((facts) => highlight.holds(facts, shelf))

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

export const highlightCategory = (highlight: Highlight, productCount: number, { partner }: Words): Category =>
  softCategory(
    { ...highlight, name: partner.highlights[highlight.name] },
    { illustration: highlight.illustration, tint: highlight.tint, productCount },
  )

/** A list of the shop's that has no shelf of its own, shown as a soft category. */
export const namedList = (
  list: { gid: string; slug: string; name: string },
  tint: string,
  productCount: number,
): Category => softCategory(list, { illustration: 'wrapped-gift', tint, productCount })
