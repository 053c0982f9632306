import type { OwnProperties } from '../contract/entities/engagement/trackedProperties.ts'
import type { TrackingSource } from '../contract/enumerations.ts'
import type { SmartBrandAd } from '../contract/entities/product/smartBrandAd.ts'

type Feed = OwnProperties<'product feed interaction'>

/** What the style guide shows of a card is for nobody to buy: it is no card that a shopper saw. */
export const CARD = '[data-variant]:not([data-specimen] *)'
const LIST = '[data-list]'

/** The card that an element stands in. */
export const cardAround = (element: Element): HTMLElement | null => element.closest<HTMLElement>(CARD)

/** Where in its list, from 1; `data-from` says how many stand on pages before it. */
function positionOf(card: HTMLElement, list: HTMLElement | null): number {
  const before = Number(list?.dataset['from'] ?? 0)
  const item = [...(list?.children ?? [])].findIndex((each) => each.contains(card))
  return before + Math.max(item, 0) + 1
}

/** What a card's element says of itself and of its list (`ProductCard`, `ProductRow`, `ProductGrid`); null when it is none. */
export function feedInteraction(
  card: HTMLElement,
  action: Feed['action'],
  source: TrackingSource | null,
): Feed | null {
  const { variant, ad } = card.dataset
  if (variant === undefined) return null
  const list = card.closest<HTMLElement>(LIST)
  const facts = {
    list: list?.dataset['list'] ?? 'alone',
    source,
    position: positionOf(card, list),
    variant,
  }
  const sponsor = ad === undefined ? null : (JSON.parse(ad) as SmartBrandAd)
  if (action === 'impression')
    return { ...facts, action, ...(sponsor ? { smartbrandImpression: { adId: sponsor.adId } } : {}) }
  return { ...facts, action, ...(sponsor ? { smartbrandClick: sponsor } : {}) }
}
