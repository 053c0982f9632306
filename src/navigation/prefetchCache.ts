import { requestLanguage } from '../api/language.ts'
import { prefetchPage } from '../api/page.ts'
import { writeTurns } from '../api/request.ts'
import type { PageData, PageReply } from '../contract/entities/page.ts'
import { now } from '../stores/base/clock.ts'
import { useCart } from '../stores/cart/cart.ts'
import { isWriting } from '../stores/cart/cartWrites.ts'
import { useSession } from '../stores/session/session.ts'
import { clearBackgroundPage } from './backgroundRender.ts'

/** Covers the time from the first movement of the pointer to the press. Prices and stock are at most this old when they are shown. */
export const KEPT_MS = 5_000

/** A screen of a list is read for longer. Its pages are not older than the list itself then. */
const VISIBLE_KEPT_MS = 20_000

/** Enough for two screens of a list, read one after the other. */
const VISIBLE_LIMIT = 6

interface PrefetchedPage {
  address: string
  askedAt: number
  keptMs: number
  version: readonly unknown[]
  reply: Promise<PageReply | null>
  abort: () => void
}

/** The page that the shopper points at. Only the last one is kept, as the likeliest. */
let intended: PrefetchedPage | null = null

/** Pages whose links have stayed in view, the oldest first. */
let visible: readonly PrefetchedPage[] = []

const addressOf = ({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string => `${pathname}${search}`

/** The known dependencies of a page's data besides its address. */
function currentVersion(): readonly unknown[] {
  const { confirmed } = useCart.getState()
  const { base } = useSession.getState()
  return [requestLanguage(), writeTurns(), base?.version, confirmed?._id, confirmed?.revision]
}

function isUsable(page: PrefetchedPage): boolean {
  const age = now() - page.askedAt
  const version = currentVersion()
  // After the clock was set back, the computed age of a page is too low.
  return age >= 0 && age < page.keptMs && page.version.every((value, index) => value === version[index])
}

/** Null before the base data has arrived, and while a write is in flight, since the page may be from before or after it. */
function prefetch(url: URL, keptMs: number): PrefetchedPage | null {
  const { base } = useSession.getState()
  if (!base || isWriting()) return null
  const controller = new AbortController()
  const { signal } = controller
  return {
    address: addressOf(url),
    askedAt: now(),
    keptMs,
    version: currentVersion(),
    reply: prefetchPage({ url, baseVersion: base.version, signal }),
    abort: () => controller.abort(),
  }
}

const visibleAt = (address: string): PrefetchedPage | undefined =>
  visible.find((page) => page.address === address && isUsable(page))

function dropVisible(which: (page: PrefetchedPage) => boolean): void {
  for (const page of visible.filter(which)) page.abort()
  visible = visible.filter((page) => !which(page))
}

/** Drops the page that the shopper pointed at. Those of visible links stay. */
export function cancelIntended(): void {
  intended?.abort()
  intended = null
  clearBackgroundPage()
}

/** Drops all prefetched pages. */
export function clearPrefetchCache(): void {
  cancelIntended()
  dropVisible(() => true)
}

/** Requests the data of the page that the shopper points at. Calls `onData` when it arrives, unless it has been dropped by then. */
export function prefetchIntended(url: URL, onData: (data: PageData) => void): void {
  const address = addressOf(url)
  if (intended?.address === address && isUsable(intended)) return
  cancelIntended()
  const found = visibleAt(address)
  if (found) visible = visible.filter((page) => page !== found)
  intended = found ?? prefetch(url, KEPT_MS)
  if (intended) void passOn(intended, onData)
}

/** Requests the data of a page whose link has stayed in view, and keeps it beside others. Returns whether there is a usable reply. */
export async function prefetchVisible(url: URL): Promise<boolean> {
  const address = addressOf(url)
  if (visibleAt(address)) return true
  dropVisible((page) => page.address === address || !isUsable(page))
  const page = prefetch(url, VISIBLE_KEPT_MS)
  if (!page) return false
  visible = [...visible, page]
  const hasReply = (await page.reply) !== null
  if (!hasReply) dropVisible((other) => other === page)
  else if (visible.length > VISIBLE_LIMIT) dropVisible((other) => other === visible[0])
  return hasReply
}

async function passOn(page: PrefetchedPage, onData: (data: PageData) => void): Promise<void> {
  const reply = await page.reply
  if (page === intended && reply?.data) onData(reply.data)
}

/** The prefetched reply of a page, if nothing has changed since. Each reply is used once. */
export function takePrefetched(url: URL): Promise<PageReply | null> | undefined {
  const address = addressOf(url)
  if (intended?.address !== address) {
    const found = visibleAt(address)
    visible = visible.filter((page) => page !== found)
    return found?.reply
  }
  const found = intended
  if (!isUsable(found)) {
    cancelIntended()
    return undefined
  }
  intended = null
  return found.reply
}
