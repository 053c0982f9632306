import { pageBase } from '../../api/address.ts'
import { useSession } from '../../stores/session/session.ts'
import { keep, recall } from '../../stores/base/storage.ts'
import { now } from '../../stores/base/clock.ts'
import { feedInteraction } from '../../tracking/cards.ts'
import { type TrackEvent, trackClick } from '../../tracking/clicks.ts'
import { createDelivery } from '../../tracking/delivery.ts'
import { watchImpressions } from '../../tracking/impressions.ts'
import { createQueue } from '../../tracking/queue.ts'
import { createSession } from '../../tracking/session.ts'
import { createOfflineBuffer } from '../../tracking/offlineBuffer.ts'
import { connectEventBus } from '../../tracking/eventBus.ts'
import { logEvents } from '../../tracking/eventLog.ts'
import type { Router } from '../../navigation/router.ts'
import { onPageMounted } from '../../navigation/renderTiming.ts'
import type { Shown } from './place.ts'
import { trackCartBounce } from './cartBounce.ts'
import { startErrorLog } from './errors.ts'
import { createViews } from './views.ts'
import { trackVotes } from './votes.ts'

/** Storage keys of unsent events and of this browser's session. */
const UNSENT_KEY = 'pasar.tracking'
const SESSION_KEY = 'pasar.tracking-session'

const ID_BYTES = 8
const MIDDLE_BUTTON = 1

const slotUnder = (key: string) => ({
  recall: () => recall('local', key),
  keep: (text: string | null) => void keep('local', key, text),
})

const hex = (byte: number): string => byte.toString(16).padStart(2, '0')

/** `crypto.randomUUID` does not exist on plain http. */
const newId = (): string => [...crypto.getRandomValues(new Uint8Array(ID_BYTES))].map(hex).join('')

/** Email of the logged-in shopper; undefined for a guest. */
function member(): string | undefined {
  const { user } = useSession.getState()
  return user && 'email' in user ? user.email : undefined
}

/** What happened before this module was loaded. */
export interface Earlier {
  /** The page on which the visit started. */
  first: Shown
  clicks: readonly Event[]
  /** Uncaught errors. */
  errors: readonly Event[]
}

/**
 * Starts tracking: page views, card impressions and clicks, footer, app stores, brands, categories (document 2 §7). Returns a function that
 * stops it.
 */
export function startTracking(router: Router, { first, clicks, errors }: Earlier): () => void {
  const sessionOf = createSession({ slot: slotUnder(SESSION_KEY), now, newDevice: newId })
  const queue = createQueue({
    now,
    context: () => ({ session: sessionOf(member()), view: views.number() }),
    newId,
    buffer: createOfflineBuffer(slotUnder(UNSENT_KEY)),
    log: logEvents,
  })
  queue.start(createDelivery())
  const track: TrackEvent = (name, properties) => queue.add(name, properties)

  const seen = new Set<string>()
  const impressions = watchImpressions(document.querySelector('main') ?? document.body, (card) => {
    const place = views.place()
    const interaction = place && views.isShown() ? feedInteraction(card, 'impression', place.source) : null
    if (!interaction) return
    const key = `${interaction.list} ${interaction.variant}`
    if (seen.has(key)) return
    seen.add(key)
    track('product feed interaction', interaction)
  })
  const views = createViews(router, track, () => {
    seen.clear()
    impressions.again()
  })

  function onClick({ target }: Event): void {
    views.settle()
    const place = views.place()
    if (place) trackClick(target, { origin: location.origin, base: pageBase(), ...place }, track)
  }

  const { state } = router
  const isStillFirst = first.location.key === state.location.key
  // A first page whose data is still loading is tracked when it is rendered.
  const isRendered = state.initialized
  if (clicks.length > 0) views.show(first, isStillFirst && isRendered ? document.title : '')
  for (const click of clicks) onClick(click)
  if (isRendered && !(isStillFirst && clicks.length > 0)) views.show(state, document.title)

  const stopErrors = startErrorLog(router, errors)
  const stopVotes = trackVotes(router, track)
  // Registered before the next view starts and before the queue flushes on leave: the bounce belongs to the view of the cart.
  const stopBounce = trackCartBounce(router, track)
  // Since the previous router update: a fast machine renders a page within the update that leads to it.
  let hasMounted = false
  onPageMounted(() => {
    hasMounted = true
    views.settle()
  })
  const stopRouter = router.subscribe((next) => {
    const isMounted = hasMounted
    hasMounted = false
    if (next.initialized && next.navigation.state === 'idle') views.follow(next, isMounted)
  })
  const disconnect = connectEventBus(track)
  const ends = new AbortController()
  const { signal } = ends
  const leave = (isGone: boolean) => {
    views.settle()
    queue.leave(isGone)
  }
  // In the capture phase, because the handlers of the shop may remove the clicked element.
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
    disconnect()
    stopErrors()
    stopVotes()
    stopBounce()
    ends.abort()
    impressions.stop()
    queue.stop()
  }
}
