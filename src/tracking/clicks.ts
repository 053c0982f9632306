import type { OwnProperties, TrackedName } from '../contract/entities/engagement/trackedProperties.ts'
import type { TrackingSource } from '../contract/enumerations.ts'
import { categoryOfPath, linkProperties } from '../domain/engagement/tracking.ts'
import { cardAround, feedInteraction } from './cards.ts'

/** Adds an event to the tracking queue. */
export type TrackEvent = <Name extends TrackedName>(name: Name, properties: OwnProperties<Name>) => void

interface Surroundings {
  origin: string
  /** The shop's base path. */
  base: string
  /** The path on screen, without the base path. */
  path: string
  source: TrackingSource | null
}

const DIALOG = '[role="dialog"], dialog'

/** The footer of the page, not one inside a card or a dialog. */
const isInFooter = (link: Element): boolean => {
  const footer = link.closest('footer')
  return footer !== null && footer.closest(`main, article, section, aside, ${DIALOG}`) === null
}

const placeOf = (link: Element): OwnProperties<'category tap'>['place'] => {
  if (link.closest(DIALOG)) return 'panel'
  return link.closest('main') ? 'page' : 'navigation'
}

/**
 * Tracks a click on a link as the documents name it (document 2 §7): an app store badge, else a link of the footer, else a product card,
 * else a category. A filter of the current page is not a category click.
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
