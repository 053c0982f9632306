import { type Failure, isFailure } from '../../api/failure.ts'
import { request } from '../../api/request.ts'
import { organizationCalls } from '../../contract/calls/organization.ts'
import type { ApprovalStatus, CartApproval } from '../../contract/entities/account/cartApproval.ts'
import type { Cart, CartShortfall } from '../../contract/entities/cart.ts'
import type { ListingEntry } from '../../contract/entities/product/listingEntry.ts'
import { syncCart, waitForWrites } from '../cart/cartWrites.ts'
import { useCart } from '../cart/cart.ts'
import { receiveCart } from '../cart/receiveCart.ts'
import { isUnanswered } from '../base/isUnanswered.ts'
import { serialQueue } from '../base/serialQueue.ts'
import { currentAccount } from '../session/account.ts'
import { notify } from '../notices/notices.ts'
import { rememberSession } from '../session/session.ts'
import { receiveApprovals, useApprovals } from './approvals.ts'

const SLOT = 'approvals'

/** Both are null after a login or logout in the meantime, if there was nothing to send, and if `isDone` without an answer. */
interface Outcome<Data> {
  failure: Failure | null
  data: Data | null
  isDone: boolean
}

type IsDone = (approvals: readonly CartApproval[]) => boolean

/** After a call without an answer: the carts, and the shopper's own cart, as the server has them; whether the call was carried out. */
async function wasDone(isDone: IsDone, isSameSession: () => boolean): Promise<boolean> {
  try {
    const { data } = await request(organizationCalls.readApprovals)
    await syncCart()
    if (!isSameSession()) return false
    const wasCarriedOut = isDone(data.approvals)
    receiveApprovals(data.approvals)
    return wasCarriedOut
  } catch (error) {
    if (!isFailure(error)) throw error
    return false
  }
}

const decidedByMe =
  (id: string, status: ApprovalStatus): IsDone =>
  (approvals) =>
    approvals.some(
      (each) => each._id === id && each.status === status && each.decidedBy?.userId === currentAccount()?._id,
    )

/** An answer has all carts for approval, so that an older one would undo a newer one: the calls are sent one after the other. */
const queue = serialQueue()

/**
 * Sends a call after all earlier ones, and stores the carts of its answer, and the shopper's own cart if the call has changed it. Without an
 * answer, `isDone` finds in the carts whether it was carried out.
 */
function inTurn<Data extends { approvals: readonly CartApproval[]; cart?: Cart }>(
  send: () => Promise<{ data: Data } | null>,
  isDone?: IsDone,
): Promise<Outcome<Data>> {
  const isSameSession = rememberSession()
  return queue(async (): Promise<Outcome<Data>> => {
    try {
      const reply = isSameSession() ? await send() : null
      if (!reply || !isSameSession()) return { failure: null, data: null, isDone: false }
      const { data } = reply
      if (data.cart) receiveCart(data.cart)
      receiveApprovals(data.approvals)
      return { failure: null, data, isDone: true }
    } catch (error) {
      if (!isFailure(error)) throw error
      const isDoneAnyway = isDone && isUnanswered(error) && (await wasDone(isDone, isSameSession))
      return isDoneAnyway
        ? { failure: null, data: null, isDone: true }
        : { failure: error, data: null, isDone: false }
    }
  })
}

/** Reads the carts that the shopper has sent, or those that wait for an owner or admin. Null, or the failure. */
export const readApprovals = async (): Promise<Failure | null> =>
  (await inTurn(() => request(organizationCalls.readApprovals))).failure

/** Sends the cart for approval; it is empty afterwards. Null, or the failure. */
export async function sendForApproval(note: string): Promise<Failure | null> {
  const text = note.trim()
  let before: readonly CartApproval[] | null = null
  const isNew = ({ _id, status }: CartApproval) =>
    status === 'waiting' && before?.every((each) => each._id !== _id) === true
  const { failure } = await inTurn(
    async () => {
      await waitForWrites()
      before = useApprovals.getState().list
      return request(organizationCalls.sendForApproval, { body: text === '' ? {} : { note: text } })
    },
    (approvals) => approvals.some(isNew),
  )
  return failure
}

/** Takes back a cart that waits: its items are in the cart again. Null, or the failure. */
export async function withdrawApproval({ _id }: CartApproval): Promise<Failure | null> {
  const { failure, isDone } = await inTurn(
    async () => {
      await waitForWrites()
      return request(organizationCalls.withdrawApproval, { params: { id: _id } })
    },
    (approvals) => approvals.some((each) => each._id === _id && each.status === 'withdrawn'),
  )
  if (isDone) notify({ key: 'approvals.taken_back', tone: 'info', slot: SLOT })
  return failure
}

/** Quantities that are not sent yet, by line. */
const unsent = new Map<string, number>()

/** Refused changes, by cart, since it was last approved. */
const refused = new Map<string, Failure>()

/**
 * Sets the quantity of an item in a cart that waits; 0 removes it. Of several quantities that wait for an earlier call, only the last one is
 * sent. Null, or the failure.
 */
export async function changeApproval(
  { _id }: CartApproval,
  { variant, warehouse }: Pick<ListingEntry, 'variant' | 'warehouse'>,
  quantity: number,
): Promise<Failure | null> {
  const line = `${_id}:${variant._id}:${warehouse._id}`
  unsent.set(line, quantity)
  const { failure } = await inTurn(async () => {
    const last = unsent.get(line)
    if (last === undefined) return null
    unsent.delete(line)
    return request(organizationCalls.changeApproval, {
      params: { id: _id },
      body: { variantId: variant._id, warehouseId: warehouse._id, quantity: last },
    })
  })
  if (failure) refused.set(_id, failure)
  return failure
}

/**
 * Approves a cart after its pending changes, unless one of them is refused: its items are added to the shopper's own cart. Returns what could
 * not be added, or the failure; neither after a logout in the meantime.
 */
export async function approveCart({
  _id,
}: CartApproval): Promise<{ failure: Failure | null; notAdded: readonly CartShortfall[] | null }> {
  refused.delete(_id)
  const { failure, data, isDone } = await inTurn(
    async () => {
      await waitForWrites()
      const refusal = refused.get(_id)
      if (refusal) throw refusal
      const body = useCart.getState().isAgeAccepted ? { ageGateAccepted: true } : {}
      return request(organizationCalls.approveCart, { params: { id: _id }, body })
    },
    decidedByMe(_id, 'approved'),
  )
  return { failure, notAdded: data?.notAdded ?? (isDone ? [] : null) }
}

/** Returns a cart with a note: its items are in its sender's cart again. Null, or the failure. */
export async function returnCart({ _id, sentBy }: CartApproval, answer: string): Promise<Failure | null> {
  const { failure, isDone } = await inTurn(
    () => request(organizationCalls.returnCart, { params: { id: _id }, body: { answer: answer.trim() } }),
    decidedByMe(_id, 'returned'),
  )
  if (isDone)
    notify({ key: 'approvals.returned', values: { name: sentBy.name.first }, tone: 'info', slot: SLOT })
  return failure
}
