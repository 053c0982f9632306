import { requestLanguage } from '../api/language.ts'
import { askEarly } from '../api/page.ts'
import { writeTurns } from '../api/request.ts'
import type { PageData, PageReply } from '../contract/entities/page.ts'
import { useCart } from '../stores/cart.ts'
import { isWriting } from '../stores/cartWrites.ts'
import { now } from '../stores/clock.ts'
import { useSession } from '../stores/session.ts'
import { dropAhead } from './pageAhead.ts'

/** Long enough from a hand's first move to its press; prices and stock are not older than that when they are shown. */
export const KEPT_MS = 5_000

interface EarlyPage {
  address: string
  askedAt: number
  standing: readonly unknown[]
  reply: Promise<PageReply | null>
  giveUp: () => void
}

// One at a time: the shopper goes to one page only, and the last that was pointed at is the likeliest.
let early: EarlyPage | null = null

const addressOf = ({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string => `${pathname}${search}`

/** What a page's data depends on beside its address, as far as this page knows. */
function standing(): readonly unknown[] {
  const { confirmed } = useCart.getState()
  const { base } = useSession.getState()
  return [requestLanguage(), writeTurns(), base?.version, confirmed?._id, confirmed?.revision]
}

function isUsable(page: EarlyPage): boolean {
  const age = now() - page.askedAt
  const as = standing()
  // A clock that was set back makes it older than it seems.
  return age >= 0 && age < KEPT_MS && page.standing.every((value, index) => value === as[index])
}

/** What was asked for in advance counts no longer. */
export function forgetEarlyPage(): void {
  early?.giveUp()
  early = null
  dropAhead()
}

/**
 * Asks for the data of a page that the shopper seems to be about to go to. Only once the shop is on screen. `hear` is told of the data
 * once it is there, if it still counts.
 */
export function askEarlyPage(url: URL, hear: (data: PageData) => void): void {
  const address = addressOf(url)
  if (early?.address === address && isUsable(early)) return
  forgetEarlyPage()
  const { base } = useSession.getState()
  // While a change is on its way, the page is of before it or of after it.
  if (!base || isWriting()) return
  const controller = new AbortController()
  const { signal } = controller
  early = {
    address,
    askedAt: now(),
    standing: standing(),
    reply: askEarly({ url, baseVersion: base.version, signal }),
    giveUp: () => controller.abort(),
  }
  void tellOnceThere(early, hear)
}

async function tellOnceThere(asked: EarlyPage, hear: (data: PageData) => void): Promise<void> {
  const reply = await asked.reply
  if (asked === early && reply?.data) hear(reply.data)
}

/** The page's reply, if it was asked for in advance and nothing has changed since; it is used once. */
export function takeEarlyPage(url: URL): Promise<PageReply | null> | undefined {
  const found = early
  if (!found || found.address !== addressOf(url)) return undefined
  if (!isUsable(found)) {
    forgetEarlyPage()
    return undefined
  }
  early = null
  return found.reply
}
