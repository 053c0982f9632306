import type { LoaderFunctionArgs } from 'react-router-dom'
import { loadPage } from '../../api/page.ts'
import type { PageData } from '../../contract/entities/page.ts'
import { isFirstOrder } from '../../domain/firstOrder.ts'
import { setCartRules, useCart } from '../../stores/cart/cart.ts'
import { isOlder, receiveCart } from '../../stores/cart/receiveCart.ts'
import { waitForWrites } from '../../stores/cart/cartWrites.ts'
import { notePagePrices } from '../../stores/cart/priceReads.ts'
import { useCheckout } from '../../stores/checkout/checkout.ts'
import { receiveCheckout } from '../../stores/checkout/receiveCheckout.ts'
import { releaseClock, setClock } from '../../stores/base/clock.ts'
import { applyPage, useSession } from '../../stores/session/session.ts'
import { takePrefetched } from '../prefetchCache.ts'

/** Passes the parts of a page's data to their stores. */
export function storePageData(
  data: Pick<PageData, 'base' | 'user' | 'location' | 'cart' | 'checkout'>,
): void {
  applyPage(data)
  if (data.base) setClock(data.base.serverTime, data.base.isClockStopped)
  const { base, user } = useSession.getState()
  setCartRules({ config: base?.config ?? null, isFirstOrder: isFirstOrder(user ?? undefined) })
  if (data.cart) receiveCart(data.cart)
  if (data.checkout) receiveCheckout(data.checkout)
}

/** The loader of every page: requests its data by in-app navigation, after the cart's writes (document 1 §2). */
export async function pageLoader(args: LoaderFunctionArgs): Promise<PageData> {
  const { request } = args
  await waitForWrites()
  const { base, user } = useSession.getState()
  const { saved } = useCheckout.getState()
  const { confirmed } = useCart.getState()
  const url = new URL(request.url)
  const data = await loadPage({
    url,
    prefetched: takePrefetched(url),
    signal: request.signal,
    baseVersion: base?.version,
    isInApp: base !== null,
    isGuest: user?.isGuest === true,
  })
  // The page was read before a login or logout, so it is the page of another shopper; or before a change of the account, such as a
  // favourite or the quantity of a list item, which it would undo.
  if (useSession.getState().user !== user) return await pageLoader(args)
  // The checkout was read before a step was saved, which it would undo, or before a change of the cart.
  const isSaved = useCheckout.getState().saved !== saved
  const isChanged = useCart.getState().confirmed !== confirmed
  if (data.checkout && (isSaved || (isChanged && data.cart && isOlder(data.cart))))
    return await pageLoader(args)
  storePageData(data)
  notePagePrices()
  releaseClock()
  return data
}
