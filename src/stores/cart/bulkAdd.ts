import { request } from '../../api/request.ts'
import { cartActionCalls } from '../../contract/calls/cartActions.ts'
import type { Cart, CartShortfall } from '../../contract/entities/cart.ts'
import type { ListingEntry } from '../../contract/entities/product/listingEntry.ts'
import type { Variant } from '../../contract/entities/product/variant.ts'
import { unsent } from '../../domain/cart/unsent.ts'
import { isUnanswered } from '../base/isUnanswered.ts'
import { rememberSession } from '../session/session.ts'
import { useCart } from './cart.ts'
import { syncCart, waitForWrites } from './cartWrites.ts'
import { receiveChangedCart } from './receiveCart.ts'

const ageGate = () => (useCart.getState().isAgeAccepted ? { ageGateAccepted: true } : {})

/** The listing entries of variants by id, in that order, without variants that are no longer sold. Throws the `Failure` of the call. */
export async function entriesById(ids: readonly string[]): Promise<readonly ListingEntry[]> {
  const unique = [...new Set(ids)]
  if (unique.length === 0) return []
  const { data } = await request(cartActionCalls.readCartBuilder, { query: { ids: unique.join(',') } })
  return data.products
}

/** The pieces in the cart of the server, the id of its variant for each. */
const piecesInCart = (): string[] =>
  (useCart.getState().confirmed?.cartVariants ?? []).flatMap(({ variant, quantity }) =>
    Array<string>(quantity).fill(variant._id),
  )

/**
 * Sends an addition, after the writes of lines. One without an answer may have been carried out, and would be doubled by another press: the
 * cart of the server shows it, and `whenAdded` receives the pieces of `ids` that it has got.
 */
async function add(
  ids: readonly string[],
  send: () => Promise<{ data: { cart: Cart; notAdded: readonly CartShortfall[] } }>,
  whenAdded: (added: readonly string[]) => readonly CartShortfall[] | Promise<readonly CartShortfall[]>,
): Promise<readonly CartShortfall[]> {
  await waitForWrites()
  const isSameSession = rememberSession()
  const before = piecesInCart()
  try {
    return (await receiveChangedCart(send())).data.notAdded
  } catch (error) {
    if (!isUnanswered(error)) throw error
    await syncCart()
    const added = unsent(piecesInCart(), before).filter((id) => ids.includes(id))
    if (added.length === 0 || !isSameSession()) throw error
    return await whenAdded(added)
  }
}

/** Adds variants to the cart; an id that occurs twice adds two. Returns the shortfalls. Throws the `Failure` of the call. */
export function addByIds(ids: readonly string[]): Promise<readonly CartShortfall[]> {
  const body = { ids: [...ids], ...ageGate() }
  return add(
    ids,
    () => request(cartActionCalls.addVariantsByIds, { body }),
    (added) => {
      // Sent once more, the rest has an answer with the reasons.
      const rest = unsent(ids, added)
      return rest.length === 0 ? [] : addByIds(rest)
    },
  )
}

/** A line of a list or an order that is added as a whole. */
interface WantedLine {
  variant: Pick<Variant, '_id' | 'name'>
  quantity: number
}

const idsOf = (lines: readonly WantedLine[]): string[] => lines.map(({ variant }) => variant._id)

const shortfallsOf =
  (lines: readonly WantedLine[]) =>
  (ids: readonly string[]): readonly CartShortfall[] =>
    lines.flatMap(({ variant: { _id: variantId, name }, quantity: wanted }) => {
      const added = ids.filter((id) => id === variantId).length
      const reason = added === 0 ? 'not_available' : 'not_enough_stock'
      return added < wanted ? [{ variantId, name, wanted, added, reason }] : []
    })

/** Adds the items of an earlier order, its `lines`, to the cart. Returns the shortfalls. Throws the `Failure` of the call. */
export function addOrderAgain(
  orderId: string,
  lines: readonly WantedLine[],
): Promise<readonly CartShortfall[]> {
  const body = { orderId, ...ageGate() }
  return add(idsOf(lines), () => request(cartActionCalls.addOrder, { body }), shortfallsOf(lines))
}

/** Adds a shopping list to the cart, or the results of a search in it: its `lines`. Returns the shortfalls. Throws the `Failure` of the call. */
export function addWholeList(
  listId: string,
  lines: readonly WantedLine[],
  term = '',
): Promise<readonly CartShortfall[]> {
  const filter = term === '' ? {} : { filter: { term } }
  const body = { listId, ...filter, ...ageGate() }
  return add(idsOf(lines), () => request(cartActionCalls.addList, { body }), shortfallsOf(lines))
}
