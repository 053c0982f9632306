import { endSession } from '../../api/request.ts'
import { to } from '../../paths.ts'
import { useCart } from '../../stores/cart/cart.ts'
import { syncCart } from '../../stores/cart/cartWrites.ts'
import { useCheckout } from '../../stores/checkout/checkout.ts'
import { clearDrafts } from '../../stores/checkout/typedDrafts.ts'
import { now } from '../../stores/base/clock.ts'
import { SEARCHES_KEY } from '../../stores/base/storage.ts'
import { becomeGuest } from '../../stores/login/logOut.ts'
import { restoreSearchHistory } from '../../stores/search/searchHistory.ts'
import { useSession } from '../../stores/session/session.ts'
import { clearPrefetchCache } from '../../navigation/prefetchCache.ts'
import { isIn, pathOf, type Router } from '../../navigation/router.ts'

const CHANNEL = 'pasar-cart'
/** Returning to a tab fires several events. One request for the cart is enough for all of them. */
const BETWEEN_SYNCS_MS = 2_000

/** What a tab has when it starts to listen; undefined before it has loaded. It may have missed messages. */
interface Start {
  revision: number | undefined
  person: string | null | undefined
}

/** The account that is logged in from now on. */
interface Session {
  person: string | null
  /** Whether the shopper has logged out, and the session has not only expired. */
  hasLoggedOut: boolean
}

/** What a tab sends to the others: the revision of its cart, the order that was placed, its session, or that it starts to listen. */
type Message = number | { order: string } | Session | Start

/** 0 for a cart that is empty or has not been loaded yet. */
const revisionIn = ({ confirmed }: ReturnType<typeof useCart.getState>): number => confirmed?.revision ?? 0

/** Null for a guest, undefined before the first page. */
function personIn({ user }: Pick<ReturnType<typeof useSession.getState>, 'user'>) {
  if (!user) return undefined
  return user.isGuest ? null : user._id
}

/**
 * Synchronizes the carts of all tabs: sends changes to the others, and requests the cart again when this tab becomes visible. A checkout
 * whose cart was ordered in another tab navigates to that order, and a login or logout in another tab reloads the data of this page; after a
 * logout this tab keeps nothing of the shopper. Recent searches are those of all tabs.
 */
export function syncTabs(router: Router): () => void {
  // A tab of the mocked server may have a shop of its own, and then carts and orders of its own.
  const { shop = '' } = document.documentElement.dataset
  const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(`${CHANNEL}${shop}`) : null
  let syncedAt = now()
  const sync = () => {
    syncedAt = now()
    // Another tab may have changed anything since the prefetch.
    clearPrefetchCache()
    void syncCart()
  }
  const syncIfSeen = () => {
    if (document.visibilityState === 'visible' && now() - syncedAt > BETWEEN_SYNCS_MS) sync()
  }
  const post = (message: Message) => channel?.postMessage(message)
  /** A tab that receives a revision requests the cart and posts the same revision in turn. One that has missed a change is answered. */
  const receiveRevision = (theirs: number) => {
    const own = revisionIn(useCart.getState())
    if (theirs === own) return
    sync()
    if (theirs < own) post(own)
  }
  /** Either tab can be the one that missed a login or logout: both request their pages. */
  const receiveStart = ({ revision, person }: Start) => {
    if (revision !== undefined) receiveRevision(revision)
    const own = personIn(useSession.getState())
    if (person === undefined || own === undefined || person === own) return
    post({ person: own, hasLoggedOut: false })
    void router.revalidate()
  }
  /** What was typed stays after a session has expired: the shopper logs in again. */
  const receiveSession = ({ person, hasLoggedOut }: Session) => {
    const own = personIn(useSession.getState())
    if (hasLoggedOut && typeof own === 'string') {
      endSession()
      becomeGuest(null)
    }
    sync()
    if (person !== own) void router.revalidate()
  }
  const receive = ({ data }: MessageEvent<Message>) => {
    if (typeof data === 'number') return receiveRevision(data)
    if ('revision' in data) return receiveStart(data)
    if ('person' in data) return receiveSession(data)
    sync()
    if (!isIn(pathOf(router), '/checkout')) return
    clearDrafts()
    void router.navigate(to.confirmation(data.order), { replace: true })
  }
  const followSearches = ({ key }: StorageEvent) => {
    // Null when the whole storage was cleared.
    if (key === SEARCHES_KEY || key === null) restoreSearchHistory()
  }
  const stopCart = useCart.subscribe((cart, before) => {
    // The server counts every change of a cart: lines, codes, coupons, whole orders and lists.
    if (revisionIn(cart) > revisionIn(before)) post(revisionIn(cart))
  })
  const stopCheckout = useCheckout.subscribe((checkout, before) => {
    const { order } = checkout
    if (order !== null && order !== before.order) post({ order: order.gid })
  })
  const stopSession = useSession.subscribe((session, before) => {
    const person = personIn(session)
    if (person === undefined || !before.user || person === personIn(before)) return
    post({ person, hasLoggedOut: person === null && session.begun > before.begun })
  })
  post({ revision: useCart.getState().confirmed?.revision, person: personIn(useSession.getState()) })
  channel?.addEventListener('message', receive)
  document.addEventListener('visibilitychange', syncIfSeen)
  window.addEventListener('focus', syncIfSeen)
  window.addEventListener('online', sync)
  window.addEventListener('storage', followSearches)
  return () => {
    stopCart()
    stopCheckout()
    stopSession()
    channel?.close()
    document.removeEventListener('visibilitychange', syncIfSeen)
    window.removeEventListener('focus', syncIfSeen)
    window.removeEventListener('online', sync)
    window.removeEventListener('storage', followSearches)
  }
}
