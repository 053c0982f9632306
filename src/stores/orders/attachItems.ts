import { type Failure, isFailure, maximumIn } from '../../api/failure.ts'
import { request } from '../../api/request.ts'
import type { ReplyOf } from '../../contract/call.ts'
import { catalogueCalls } from '../../contract/calls/catalogue.ts'
import type { Cents } from '../../contract/entities/money.ts'
import type { Order } from '../../contract/entities/order.ts'
import type { Variant } from '../../contract/entities/product/variant.ts'
import { orderCalls, type PostOrderAttachVariant } from '../../contract/calls/orders.ts'
import { Refusal } from '../../contract/errorCodes.ts'
import type { MessageKey, MessageValues } from '../../i18n/keys.ts'
import { isUnanswered } from '../base/isUnanswered.ts'
import type { OrderChange } from './orderChange.ts'
import { readOrder } from './readOrder.ts'
import { inAccount } from '../session/confirmLogin.ts'

export type AttachPreview = ReplyOf<typeof orderCalls.previewAttach>['preview']

export interface AttachProblem {
  problem: MessageKey
  values?: MessageValues
}

/** What is added to an order. */
export interface Attaching {
  gid: string
  wanted: readonly PostOrderAttachVariant[]
  /** The name of the item that was changed last: the server does not say which item it refuses. */
  name: string
}

/** An item to add, and how many. */
export interface ChosenItem {
  variant: Variant
  quantity: number
}

/** The items of a choice that was made before a reload, by quantities of variants; one that cannot be read is left out. */
export async function readChosen(quantities: Readonly<Record<string, string>>): Promise<ChosenItem[]> {
  const read = async ([id, quantity]: [string, string]): Promise<ChosenItem[]> => {
    try {
      const { data } = await request(catalogueCalls.variantById, { params: { id } })
      return [{ variant: data.variant, quantity: Number(quantity) }]
    } catch (error) {
      if (!isFailure(error)) throw error
      return []
    }
  }
  return (await Promise.all(Object.entries(quantities).map(read))).flat()
}

const byRefusal: ReadonlyMap<unknown, MessageKey> = new Map<unknown, MessageKey>([
  [Refusal.NOT_ENOUGH_DATA, 'orders.attach_nothing'],
  [Refusal.TOO_LATE, 'orders.attach_too_late'],
  [Refusal.NOT_AVAILABLE, 'orders.attach_not_available'],
  [Refusal.NOT_FOUND, 'orders.attach_not_available'],
  [Refusal.AGE_GATE, 'orders.attach_age'],
  [Refusal.OVER_CREDIT_LIMIT, 'orders.attach_credit'],
])

function problemOf(failure: Failure, name: string): AttachProblem {
  const maximum = maximumIn(failure)
  if (maximum !== null) return { problem: 'orders.attach_maximum', values: { name, maximum } }
  const fallback = failure.kind === 'network' ? 'handlers.network' : 'orders.attach_failed'
  return { problem: byRefusal.get(failure.code) ?? fallback, values: { name } }
}

/** Document 2 §5: without an order or without items it is rejected with "not enough data", and nothing is sent. */
const isTooLittle = ({ gid, wanted }: Attaching): boolean => gid === '' || wanted.length === 0

/** What an order costs with more items (document 2 §7, `post-order-attach-preview`). Nothing is saved. */
export async function previewAttach(
  attaching: Attaching,
  signal: AbortSignal,
): Promise<{ preview: AttachPreview } | AttachProblem> {
  if (isTooLittle(attaching)) return { problem: 'orders.attach_nothing' }
  const { gid, wanted, name } = attaching
  try {
    const body = { postOrderAttachVariants: [...wanted] }
    return await inAccount(request(orderCalls.previewAttach, { params: { id: gid }, body, signal }))
  } catch (error) {
    if (!isFailure(error)) throw error
    return problemOf(error, name)
  }
}

/** Items that were sent without an answer: they may have been added. */
export interface Unanswered {
  attaching: Attaching
  /** The order before it was sent. */
  before: Order
}

const quantityIn = ({ orderVariants }: Order, variantId: string): number =>
  orderVariants.reduce((all, { variant, quantity }) => (variant._id === variantId ? all + quantity : all), 0)

/** The order if it has the items that were sent without an answer; null without them. Rejects with the `Failure` of the read. */
export async function findAttached({ attaching, before }: Unanswered): Promise<Order | null> {
  const order = await readOrder(attaching.gid)
  const hasAll = attaching.wanted.every(
    ({ variantId, quantity }) => quantityIn(order, variantId) >= quantityIn(before, variantId) + quantity,
  )
  return hasAll ? order : null
}

/**
 * Adds items to an order that is placed, for the price that was shown (document 2 §7, `post-order-attach`). Without an answer, the order is read
 * to find out whether they were added. If that read fails as well, the result has `unanswered`, for `findAttached` to try again.
 */
export async function attachItems(
  attaching: Attaching,
  before: Order,
  addedPrice: Cents,
): Promise<OrderChange | (AttachProblem & { unanswered: Unanswered }) | 'price_changed'> {
  if (isTooLittle(attaching)) return { problem: 'orders.attach_nothing' }
  const { gid, wanted, name } = attaching
  try {
    const body = { postOrderAttachVariants: [...wanted], addedPrice }
    return await inAccount(request(orderCalls.attachToOrder, { params: { id: gid }, body }))
  } catch (error) {
    if (!isFailure(error)) throw error
    if (error.code === Refusal.CART_CHANGED) return 'price_changed'
    if (!isUnanswered(error)) return problemOf(error, name)
    const unanswered = { attaching, before }
    try {
      const order = await findAttached(unanswered)
      return order ? { order } : problemOf(error, name)
    } catch (unread) {
      if (!isFailure(unread)) throw unread
      return { problem: unread.kind === 'network' ? 'handlers.network' : 'handlers.unexpected', unanswered }
    }
  }
}
