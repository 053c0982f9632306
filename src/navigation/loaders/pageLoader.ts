import type { LoaderFunctionArgs } from 'react-router-dom'
import { loadPage } from '../../api/page.ts'
import type { PageData } from '../../contract/entities/page.ts'
import { isFirstOrder } from '../../domain/permissions.ts'
import { receiveCart, setCartRules } from '../../stores/cart/cart.ts'
import { waitForWrites } from '../../stores/cart/cartWrites.ts'
import { receiveCheckout } from '../../stores/checkout/checkout.ts'
import { releaseClock, setClock } from '../../stores/base/clock.ts'
import { applyPage, useSession } from '../../stores/session/session.ts'
import { takePrefetched } from '../prefetchCache.ts'

/** Longer than a change of the cart takes on a slow phone; after it the navigation goes on and the change still arrives. */
const WRITES_BEFORE_NAVIGATION_MS = 3_000

/** Hands what a page's data says to the stores that keep it. */
export function storePageData(data: Pick<PageData, 'base' | 'user' | 'cart' | 'checkout'>): void {
  applyPage(data)
  if (data.base) setClock(data.base.serverTime, data.base.isClockStopped)
  const { base, user } = useSession.getState()
  setCartRules({ config: base?.config ?? null, isFirstOrder: isFirstOrder(user ?? undefined) })
  if (data.cart) receiveCart(data.cart)
  if (data.checkout) receiveCheckout(data.checkout)
}

/** The loader of every page: its data by the documents' in-app navigation, once the cart's changes are written (document 1 §2). */
export async function pageLoader({ request }: LoaderFunctionArgs): Promise<PageData> {
  await waitForWrites(WRITES_BEFORE_NAVIGATION_MS)
  const { base, user } = useSession.getState()
  const url = new URL(request.url)
  const data = await loadPage({
    url,
    early: takePrefetched(url),
    signal: request.signal,
    baseVersion: base?.version,
    isInApp: base !== null,
    isGuest: user?.isGuest === true,
  })
  storePageData(data)
  releaseClock()
  return data
}
