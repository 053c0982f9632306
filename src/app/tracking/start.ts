import { pageBase } from '../../api/address.ts'
import { useSession } from '../../stores/session/session.ts'
import { keep, recall } from '../../stores/base/storage.ts'
import { now } from '../../stores/base/clock.ts'
import { feedInteraction } from '../../tracking/cards.ts'
import { type Tell, tellOfClick } from '../../tracking/clicks.ts'
import { createDelivery } from '../../tracking/delivery.ts'
import { watchImpressions } from '../../tracking/impressions.ts'
import { createQueue } from '../../tracking/queue.ts'
import { createSession } from '../../tracking/session.ts'
import { createShelf } from '../../tracking/shelf.ts'
import { hearTellings } from '../../tracking/tellings.ts'
import { note } from '../../tracking/told.ts'
import type { Router } from '../../navigation/router.ts'
import { onPageMounted } from '../../navigation/renderTiming.ts'
import type { Shown } from './place.ts'
import { hearCartBounce } from './cartBounce.ts'
import { logErrors } from './errors.ts'
import { createViews } from './views.ts'
import { hearVotes } from './votes.ts'

/** Where unsent events wait for the next start, and which session this browser is in. */
const UNSENT_KEY = 'pasar.tracking'
const SESSION_KEY = 'pasar.tracking-session'

const ID_BYTES = 8
const MIDDLE_BUTTON = 1

const keptUnder = (key: string) => ({
  recall: () => recall('local', key),
  keep: (text: string | null) => void keep('local', key, text),
})

const hex = (byte: number): string => byte.toString(16).padStart(2, '0')

/** `crypto.randomUUID` is not there at a plain-http address. */
const newId = (): string => [...crypto.getRandomValues(new Uint8Array(ID_BYTES))].map(hex).join('')

/** Who is logged in; nobody for a guest. */
function member(): string | undefined {
  const { user } = useSession.getState()
  return user && 'email' in user ? user.email : undefined
}

/** What happened before this was loaded. */
export interface Earlier {
  /** The page that the shopper came to. */
  first: Shown
  clicks: readonly Event[]
  /** What nobody caught. */
  errors: readonly Event[]
}

/**
 * Tells of the visit from now on: page views, cards seen and followed, footer, app stores, brands, categories (document 2 §7).
 * Answers the way to stop.
 */
export function startTracking(router: Router, { first, clicks, errors }: Earlier): () => void {
  const sessionOf = createSession({ keeping: keptUnder(SESSION_KEY), now, newDevice: newId })
  const queue = createQueue({
    now,
    visit: () => ({ session: sessionOf(member()), view: views.number() }),
    newId,
    shelf: createShelf(keptUnder(UNSENT_KEY)),
    note,
  })
  queue.start(createDelivery())
  const tell: Tell = (name, properties) => queue.add(name, properties)

  const seen = new Set<string>()
  const impressions = watchImpressions(document.querySelector('main') ?? document.body, (card) => {
    const place = views.place()
    const interaction = place && views.isShown() ? feedInteraction(card, 'impression', place.source) : null
    if (!interaction) return
    const key = `${interaction.list} ${interaction.variant}`
    if (seen.has(key)) return
    seen.add(key)
    tell('product feed interaction', interaction)
  })
  const views = createViews(router, tell, () => {
    seen.clear()
    impressions.again()
  })

  function onClick({ target }: Event): void {
    views.settle()
    const place = views.place()
    if (place) tellOfClick(target, { origin: location.origin, base: pageBase(), ...place }, tell)
  }

  const { state } = router
  const isStillFirst = first.location.key === state.location.key
  // A first page whose data are still on their way is told once it is there.
  const isDrawn = state.initialized
  if (clicks.length > 0) views.show(first, isStillFirst && isDrawn ? document.title : '')
  for (const click of clicks) onClick(click)
  if (isDrawn && !(isStillFirst && clicks.length > 0)) views.show(state, document.title)

  const stopErrors = logErrors(router, errors)
  const stopVotes = hearVotes(router, tell)
  // Before the next view begins, and before the queue takes leave of the page: it belongs to the cart's.
  const stopBounce = hearCartBounce(router, tell)
  // Since the router's step before: a quick machine draws a page within the step that leads to it.
  let hasStood = false
  onPageMounted(() => {
    hasStood = true
    views.settle()
  })
  const stopRouter = router.subscribe((next) => {
    const isThere = hasStood
    hasStood = false
    if (next.initialized && next.navigation.state === 'idle') views.follow(next, isThere)
  })
  const stopHearing = hearTellings(tell)
  const ends = new AbortController()
  const { signal } = ends
  const leave = (isGone: boolean) => {
    views.settle()
    queue.leave(isGone)
  }
  // Before the shop hears of it: what was pressed may be gone afterwards.
  document.addEventListener('click', onClick, { capture: true, signal })
  document.addEventListener(
    'auxclick',
    (event) => {
      if (event.button === MIDDLE_BUTTON) onClick(event)
    },
    { capture: true, signal },
  )
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'hidden') leave(false)
    },
    { signal },
  )
  window.addEventListener('pagehide', () => leave(true), { signal })
  window.addEventListener(
    'pageshow',
    ({ persisted }) => {
      if (persisted) views.show(router.state, document.title)
    },
    { signal },
  )
  window.addEventListener('online', () => void queue.flush(), { signal })
  return () => {
    views.settle()
    onPageMounted(() => {})
    stopRouter()
    stopHearing()
    stopErrors()
    stopVotes()
    stopBounce()
    ends.abort()
    impressions.stop()
    queue.stop()
  }
}
