import { type Failure, isFailure } from '../../api/failure.ts'
import { request } from '../../api/request.ts'
import { organizationCalls } from '../../contract/calls/organization.ts'
import type { CartApproval } from '../../contract/entities/account/cartApproval.ts'
import type { Cart, CartShortfall } from '../../contract/entities/cart.ts'
import type { ListingEntry } from '../../contract/entities/product/listingEntry.ts'
import { waitForWrites } from '../cart/cartWrites.ts'
import { useCart } from '../cart/cart.ts'
import { receiveCart } from '../cart/receiveCart.ts'
import { notify } from '../notices/notices.ts'
import { beginApprovals } from './approvals.ts'

const SLOT = 'approvals'
/** Stores the carts of an answer, and the shopper's cart if the call has changed it. Null, or the failure. */
async function changed(
  send: () => Promise<{ data: { approvals: readonly CartApproval[]; cart?: Cart } }>,
): Promise<Failure | null> {
  try {
    const { data } = await send()
    if (data.cart) receiveCart(data.cart)
    beginApprovals(data.approvals)
    return null
  } catch (error) {
    if (!isFailure(error)) throw error
    return error
  }
}

/** Reads the carts that the shopper has sent, or those that wait for an owner or admin. Null, or the failure. */
export const readApprovals = (): Promise<Failure | null> =>
  changed(() => request(organizationCalls.readApprovals))

/** Sends the cart for approval; it is empty afterwards. Null, or the failure. */
export async function sendForApproval(note: string): Promise<Failure | null> {
  await waitForWrites()
  const text = note.trim()
  return changed(() =>
    request(organizationCalls.sendForApproval, { body: text === '' ? {} : { note: text } }),
  )
}

/** Takes back a cart that waits: its items are in the cart again. Null, or the failure. */
export async function withdrawApproval({ _id }: CartApproval): Promise<Failure | null> {
  const failure = await changed(() => request(organizationCalls.withdrawApproval, { params: { id: _id } }))
  if (!failure) notify({ key: 'approvals.taken_back', tone: 'info', slot: SLOT })
  return failure
}

/** Sets the quantity of an item in a cart that waits; 0 removes it. Null, or the failure. */
export const changeApproval = (
  { _id }: CartApproval,
  { variant, warehouse }: Pick<ListingEntry, 'variant' | 'warehouse'>,
  quantity: number,
): Promise<Failure | null> =>
  changed(() =>
    request(organizationCalls.changeApproval, {
      params: { id: _id },
      body: { variantId: variant._id, warehouseId: warehouse._id, quantity },
    }),
  )

/** Approves a cart: its items are added to the shopper's own cart. Returns what could not be added, or the failure. */
export async function approveCart({
  _id,
}: CartApproval): Promise<{ failure: Failure } | { notAdded: readonly CartShortfall[] }> {
  await waitForWrites()
  let notAdded: readonly CartShortfall[] = []
  const failure = await changed(async () => {
    const body = useCart.getState().isAgeAccepted ? { ageGateAccepted: true } : {}
    const reply = await request(organizationCalls.approveCart, { params: { id: _id }, body })
    notAdded = reply.data.notAdded
    return reply
  })
  return failure ? { failure } : { notAdded }
}

/** Returns a cart with a note: its items are in its sender's cart again. Null, or the failure. */
export async function returnCart({ _id, sentBy }: CartApproval, answer: string): Promise<Failure | null> {
  const failure = await changed(() =>
    request(organizationCalls.returnCart, { params: { id: _id }, body: { answer: answer.trim() } }),
  )
  if (!failure)
    notify({ key: 'approvals.returned', values: { name: sentBy.name.first }, tone: 'info', slot: SLOT })
  return failure
}
