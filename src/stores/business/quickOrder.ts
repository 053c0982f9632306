import { request } from '../../api/request.ts'
import { quickOrderCalls } from '../../contract/calls/quickOrder.ts'
import type { CartShortfall } from '../../contract/entities/cart.ts'
import type { ListingEntry } from '../../contract/entities/product/listingEntry.ts'
import { ADDED_AT_ONCE_MAXIMUM } from '../../contract/limits.ts'
import { addByIds } from '../cart/bulkAdd.ts'
import { confirmStillLoggedIn } from '../session/confirmLogin.ts'

/** The items of article numbers, by number; unknown ones are left out. Throws the `Failure` of the call. */
export async function itemsBySku(skus: readonly string[]): Promise<ReadonlyMap<string, ListingEntry>> {
  const unique = [...new Set(skus)]
  if (unique.length === 0) return new Map()
  await confirmStillLoggedIn()
  const { data } = await request(quickOrderCalls.readSkus, { body: { skus: unique } })
  return new Map(data.items.map(({ sku, entry }) => [sku, entry]))
}

/** Shortfalls of several calls: one for each variant. */
function together(shortfalls: readonly CartShortfall[]): CartShortfall[] {
  const byVariant = new Map<string, CartShortfall>()
  for (const each of shortfalls) {
    const known = byVariant.get(each.variantId)
    byVariant.set(
      each.variantId,
      known ? { ...each, wanted: known.wanted + each.wanted, added: known.added + each.added } : each,
    )
  }
  return [...byVariant.values()]
}

/**
 * Adds items with their quantities, in as many calls as the server needs; `onProgress` receives the number of pieces that were sent. Returns
 * what could not be added. Throws the `Failure` of a call; what was added before stays in the cart.
 */
export async function addQuantities(
  wanted: readonly { variantId: string; quantity: number }[],
  onProgress: (sent: number) => void,
): Promise<readonly CartShortfall[]> {
  const ids = wanted.flatMap(({ variantId, quantity }) => Array.from({ length: quantity }, () => variantId))
  const missing: CartShortfall[] = []
  await confirmStillLoggedIn()
  for (let at = 0; at < ids.length; at += ADDED_AT_ONCE_MAXIMUM) {
    missing.push(...(await addByIds(ids.slice(at, at + ADDED_AT_ONCE_MAXIMUM))))
    onProgress(Math.min(ids.length, at + ADDED_AT_ONCE_MAXIMUM))
  }
  return together(missing)
}
