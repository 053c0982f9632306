import { request } from '../../api/request.ts'
import { cartActionCalls } from '../../contract/calls/cartActions.ts'
import type { CartShortfall } from '../../contract/entities/cart.ts'
import type { ListingEntry } from '../../contract/entities/product/listingEntry.ts'
import { useCart } from './cart.ts'
import { receiveChangedCart } from './receiveCart.ts'
import { waitForWrites } from './cartWrites.ts'

const ageGate = () => (useCart.getState().isAgeAccepted ? { ageGateAccepted: true } : {})

/** The listing entries of variants by id, in that order, without variants that are no longer sold. Throws the `Failure` of the call. */
export async function entriesById(ids: readonly string[]): Promise<readonly ListingEntry[]> {
  const unique = [...new Set(ids)]
  if (unique.length === 0) return []
  const { data } = await request(cartActionCalls.readCartBuilder, { query: { ids: unique.join(',') } })
  return data.products
}

/** Adds variants to the cart; an id that occurs twice adds two. Returns the shortfalls. Throws the `Failure` of the call. */
export async function addByIds(ids: readonly string[]): Promise<readonly CartShortfall[]> {
  await waitForWrites()
  const body = { ids: [...ids], ...ageGate() }
  const { data } = await receiveChangedCart(request(cartActionCalls.addVariantsByIds, { body }))
  return data.notAdded
}

/** Adds the items of an earlier order to the cart. Returns the shortfalls. Throws the `Failure` of the call. */
export async function addOrderAgain(orderId: string): Promise<readonly CartShortfall[]> {
  await waitForWrites()
  const body = { orderId, ...ageGate() }
  const { data } = await receiveChangedCart(request(cartActionCalls.addOrder, { body }))
  return data.notAdded
}

/** Adds a shopping list to the cart, or the results of a search in it. Returns the shortfalls. Throws the `Failure` of the call. */
export async function addWholeList(listId: string, term = ''): Promise<readonly CartShortfall[]> {
  await waitForWrites()
  const filter = term === '' ? {} : { filter: { term } }
  const body = { listId, ...filter, ...ageGate() }
  const { data } = await receiveChangedCart(request(cartActionCalls.addList, { body }))
  return data.notAdded
}
