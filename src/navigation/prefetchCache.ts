import { requestLanguage } from '../api/language.ts'
import { prefetchPage } from '../api/page.ts'
import { writeTurns } from '../api/request.ts'
import type { PageData, PageReply } from '../contract/entities/page.ts'
import { useCart } from '../stores/cart/cart.ts'
import { isWriting } from '../stores/cart/cartWrites.ts'
import { now } from '../stores/base/clock.ts'
import { useSession } from '../stores/session/session.ts'
import { clearBackgroundPage } from './backgroundRender.ts'

/** Long enough from a hand's first move to its press; prices and stock are not older than that when they are shown. */
export const KEPT_MS = 5_000

/** A screen of a list is read for longer than a link is pointed at; what it leads to is not older than the list itself then. */
const SEEN_KEPT_MS = 20_000

/** What two screens of a list, read one after the other, ask for. */
const SEEN_AT_MOST = 6

interface PrefetchedPage {
  address: string
  askedAt: number
  keptMs: number
  standing: readonly unknown[]
  reply: Promise<PageReply | null>
  giveUp: () => void
}

// One at a time: the shopper goes to one page only, and the last that was pointed at is the likeliest.
let early: PrefetchedPage | null = null

/** Pages whose links rested in view, the oldest first. */
let seen: readonly PrefetchedPage[] = []

const addressOf = ({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string => `${pathname}${search}`

/** What a page's data depends on beside its address, as far as this page knows. */
function standing(): readonly unknown[] {
  const { confirmed } = useCart.getState()
  const { base } = useSession.getState()
  return [requestLanguage(), writeTurns(), base?.version, confirmed?._id, confirmed?.revision]
}

function isUsable(page: PrefetchedPage): boolean {
  const age = now() - page.askedAt
  const as = standing()
  // A clock that was set back makes it older than it seems.
  return age >= 0 && age < page.keptMs && page.standing.every((value, index) => value === as[index])
}

/** Null while nobody can know what the page will be of. */
function ask(url: URL, keptMs: number): PrefetchedPage | null {
  const { base } = useSession.getState()
  // While a change is on its way, the page is of before it or of after it.
  if (!base || isWriting()) return null
  const controller = new AbortController()
  const { signal } = controller
  return {
    address: addressOf(url),
    askedAt: now(),
    keptMs,
    standing: standing(),
    reply: prefetchPage({ url, baseVersion: base.version, signal }),
    giveUp: () => controller.abort(),
  }
}

/** What was seen of this address, if it still counts. */
const seenAt = (address: string): PrefetchedPage | undefined =>
  seen.find((page) => page.address === address && isUsable(page))

function leaveSeen(which: (page: PrefetchedPage) => boolean): void {
  for (const page of seen.filter(which)) page.giveUp()
  seen = seen.filter((page) => !which(page))
}

/** The page that the shopper seemed to be about to go to is none; what rested in view still counts. */
export function cancelIntended(): void {
  early?.giveUp()
  early = null
  clearBackgroundPage()
}

/** What was asked for in advance counts no longer. */
export function clearPrefetchCache(): void {
  cancelIntended()
  leaveSeen(() => true)
}

/**
 * Asks for the data of a page that the shopper seems to be about to go to. Only once the shop is on screen. `hear` is told of the data
 * once it is there, if it still counts.
 */
export function prefetchIntended(url: URL, hear: (data: PageData) => void): void {
  const address = addressOf(url)
  if (early?.address === address && isUsable(early)) return
  cancelIntended()
  const rested = seenAt(address)
  if (rested) seen = seen.filter((page) => page !== rested)
  early = rested ?? ask(url, KEPT_MS)
  if (early) void tellOnceThere(early, hear)
}

/**
 * Asks for the data of a page whose link has rested in view, to be kept for a while beside others. Answers whether there is a reply to
 * use; without one, whoever asks is to leave it at that.
 */
export async function prefetchVisible(url: URL): Promise<boolean> {
  const address = addressOf(url)
  if (seenAt(address)) return true
  leaveSeen((page) => page.address === address || !isUsable(page))
  const page = ask(url, SEEN_KEPT_MS)
  if (!page) return false
  seen = [...seen, page]
  const isThere = (await page.reply) !== null
  if (!isThere) leaveSeen((other) => other === page)
  else if (seen.length > SEEN_AT_MOST) leaveSeen((other) => other === seen[0])
  return isThere
}

async function tellOnceThere(asked: PrefetchedPage, hear: (data: PageData) => void): Promise<void> {
  const reply = await asked.reply
  if (asked === early && reply?.data) hear(reply.data)
}

/** The page's reply, if it was asked for in advance and nothing has changed since; it is used once. */
export function takePrefetched(url: URL): Promise<PageReply | null> | undefined {
  const address = addressOf(url)
  if (early?.address !== address) {
    const rested = seenAt(address)
    seen = seen.filter((page) => page !== rested)
    return rested?.reply
  }
  const found = early
  if (!isUsable(found)) {
    cancelIntended()
    return undefined
  }
  early = null
  return found.reply
}
