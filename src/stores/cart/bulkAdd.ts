import { request } from '../../api/request.ts'
import { cartActionCalls } from '../../contract/calls/cartActions.ts'
import type { CartShortfall } from '../../contract/entities/cart.ts'
import type { ListingEntry } from '../../contract/entities/product/listingEntry.ts'
import { useCart } from './cart.ts'
import { receiveCart } from './receiveCart.ts'
import { waitForWrites } from './cartWrites.ts'

const WRITES_BEFORE_MS = 3_000

const ageGate = () => (useCart.getState().isAgeAccepted ? { ageGateAccepted: true } : {})

/** The goods of those ids as they are sold now, in their order; what is sold no more is left out. Throws its `Failure`. */
export async function entriesById(ids: readonly string[]): Promise<readonly ListingEntry[]> {
  const unique = [...new Set(ids)]
  if (unique.length === 0) return []
  const { data } = await request(cartActionCalls.readCartBuilder, { query: { ids: unique.join(',') } })
  return data.products
}

/** Puts goods into the cart, an id that stands twice two of it; answers what is not in it in full. Throws its `Failure`. */
export async function addByIds(ids: readonly string[]): Promise<readonly CartShortfall[]> {
  await waitForWrites(WRITES_BEFORE_MS)
  const { data } = await request(cartActionCalls.addVariantsByIds, { body: { ids: [...ids], ...ageGate() } })
  receiveCart(data.cart)
  return data.notAdded
}

/** Puts an earlier order into the cart again; answers what is not in it in full. Throws its `Failure`. */
export async function addOrderAgain(orderId: string): Promise<readonly CartShortfall[]> {
  await waitForWrites(WRITES_BEFORE_MS)
  const { data } = await request(cartActionCalls.addOrder, { body: { orderId, ...ageGate() } })
  receiveCart(data.cart)
  return data.notAdded
}

/**
 * Puts a shopping list into the cart, or what a search in it has found; answers what is not in it in full. Throws its
 * `Failure`.
 */
export async function addWholeList(listId: string, term = ''): Promise<readonly CartShortfall[]> {
  await waitForWrites(WRITES_BEFORE_MS)
  const filter = term === '' ? {} : { filter: { term } }
  const { data } = await request(cartActionCalls.addList, { body: { listId, ...filter, ...ageGate() } })
  receiveCart(data.cart)
  return data.notAdded
}
