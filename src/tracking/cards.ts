import type { OwnProperties } from '../contract/entities/engagement/trackedProperties.ts'
import type { TrackingSource } from '../contract/enumerations.ts'
import type { SmartBrandAd } from '../contract/entities/product/smartBrandAd.ts'

type Feed = OwnProperties<'product feed interaction'>

/** Cards of the style guide are specimens, not cards that a shopper saw. */
export const CARD = '[data-variant]:not([data-specimen] *)'
const LIST = '[data-list]'

/** The card that contains an element. */
export const cardAround = (element: Element): HTMLElement | null => element.closest<HTMLElement>(CARD)

/** The position in its list, from 1; `data-from` is the number of cards on the pages before. */
function positionOf(card: HTMLElement, list: HTMLElement | null): number {
  const before = Number(list?.dataset['from'] ?? 0)
  const item = [...(list?.children ?? [])].findIndex((each) => each.contains(card))
  return before + Math.max(item, 0) + 1
}

/** The interaction that the data attributes of a card describe (`ProductCard`, `ProductRow`, `ProductGrid`); null for other elements. */
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
