import type { OwnProperties, TrackedName } from '../contract/entities/engagement/trackedProperties.ts'
import type { TrackingSource } from '../contract/enumerations.ts'
import { categoryOfPath, linkProperties } from '../domain/engagement/tracking.ts'
import { cardAround, feedInteraction } from './cards.ts'

/** Tells the queue of an event. */
export type TrackEvent = <Name extends TrackedName>(name: Name, properties: OwnProperties<Name>) => void

interface Surroundings {
  origin: string
  /** The shop's base path. */
  base: string
  /** The path on screen, without the base. */
  path: string
  source: TrackingSource | null
}

const DIALOG = '[role="dialog"], dialog'

/** The page's own footer, not that of a card or a dialog. */
const isInFooter = (link: Element): boolean => {
  const footer = link.closest('footer')
  return footer !== null && footer.closest(`main, article, section, aside, ${DIALOG}`) === null
}

const placeOf = (link: Element): OwnProperties<'category tap'>['place'] => {
  if (link.closest(DIALOG)) return 'panel'
  return link.closest('main') ? 'page' : 'navigation'
}

/**
 * Tells of a click on a link what the documents name (document 2 §7): an app store's badge, else a footer's link, else a product's
 * card, else a category. Another filter of the page on screen is no tap on its category.
 */
export function trackClick(
  target: EventTarget | null,
  { origin, base, path, source }: Surroundings,
  track: TrackEvent,
): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link) return
  const { appStore } = link.dataset
  if (appStore !== undefined) return track('app store click', { store: appStore })
  const leadsTo = linkProperties(new URL(link.href, origin), { origin, base })
  if (isInFooter(link)) return track('footer interaction', { link: leadsTo })
  const card = cardAround(link)
  if (card) {
    const interaction = feedInteraction(card, 'click', source)
    if (interaction) track('product feed interaction', interaction)
    return
  }
  const category = categoryOfPath(leadsTo)
  if (category !== null && leadsTo !== path) track('category tap', { category, place: placeOf(link) })
}
