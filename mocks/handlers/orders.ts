import type { orderCalls } from '../../src/contract/calls/orders.ts'
import type { Order, OrderVariant } from '../../src/contract/entities/order.ts'
import { cents } from '../../src/contract/entities/money.ts'
import { FulfillmentClass } from '../../src/contract/enumerations.ts'
import { cancellationReasons } from '../../fixtures/tables/cancellationReasons.ts'
import { isCancellationReason, needsOwnWords } from '../rules/orders/cancellationReasons.ts'
import { canChange, standingAt } from '../rules/orders/orderLifecycle.ts'
import { lineTotal } from '../rules/pricing.ts'
import { badField, notFound, refuse } from '../base/refuse.ts'
import { attach, type Attachment, attachmentOf } from '../state/orders/attachment.ts'
import { expectEnd } from '../state/orders/due.ts'
import { settleOrder } from '../state/orders/orderAccounts.ts'
import { orderHistoryOf } from '../state/orders/orderHistory.ts'
import { courseOf, orderOf } from '../state/orders/orderView.ts'
import { reorderOf } from '../state/orders/reorder.ts'
import type { StoredOrder } from '../state/records/order.ts'
import { type HandlersOf, reads, writes } from './handler.ts'
import type { HandlerContext } from '../state/handlerContext.ts'
import { rangeAsked } from './listings.ts'

function ownOrder(gid: string, field: string, { shopper }: HandlerContext): StoredOrder {
  const order = shopper.orders.find((one) => one.gid === gid)
  if (!order) throw notFound(field)
  return order
}

const isNumber = (id: string) => /^\d+$/.test(id)

/** Post-order attach needs an order's id; one that is no number is none (document 2 §5). */
function orderToAttachTo(id: string, visit: HandlerContext): StoredOrder {
  if (!isNumber(id)) throw refuse(400, 'not_enough_data', { field: 'id' })
  return ownOrder(id, 'id', visit)
}

const isOpen = (order: StoredOrder, now: number): boolean => canChange(standingAt(courseOf(order), now))

const shown = (order: StoredOrder, { shelf }: HandlerContext): { order: Order } => ({
  order: orderOf(order, shelf),
})

const orderVariantsOf = ({ added }: Attachment): OrderVariant[] =>
  added.map(({ variant, quantity, price }) => ({
    variant,
    quantity,
    price,
    totalPrice: lineTotal({ price }, quantity),
  }))

/** Where the goods that come by van start from: only there does somebody read picking notes. */
const pickedAt = ({ shipments }: StoredOrder): string[] =>
  shipments
    .filter(({ fulfillmentClass }) => fulfillmentClass === FulfillmentClass.EXPRESS)
    .map(({ warehouseId }) => warehouseId)

/** Document 2 §7, Orders. */
export const orderHandlers: HandlersOf<typeof orderCalls> = {
  readOrder: reads(({ params, ...visit }) => {
    if (!isNumber(params.orderGid)) throw refuse(400, 'order_id_missing')
    return shown(ownOrder(params.orderGid, 'orderGid', visit), visit)
  }),
  updateExpressItem: writes(({ body, ...visit }) => {
    const order = ownOrder(body.orderId, 'orderId', visit)
    const places = pickedAt(order)
    const lines = order.lines.filter(
      ({ variantId, warehouseId }) => variantId === body.variantId && places.includes(warehouseId),
    )
    if (lines.length === 0) throw notFound('variantId')
    if (!isOpen(order, visit.now)) throw refuse(409, 'too_late')
    const pickingNotes = body.pickingNotes.trim()
    for (const line of lines) {
      if (pickingNotes === '') delete line.pickingNotes
      else line.pickingNotes = pickingNotes
    }
    return shown(order, visit)
  }),
  previewAttach: reads(({ params, body, ...visit }) => {
    const order = orderToAttachTo(params.id, visit)
    const attachment = attachmentOf(body.postOrderAttachVariants, order, visit)
    const { pricingInfo } = attachment
    return {
      preview: {
        orderVariants: orderVariantsOf(attachment),
        pricingInfo,
        addedPrice: cents(pricingInfo.totalPrice - order.pricingInfo.totalPrice),
      },
    }
  }),
  attachToOrder: writes(({ params, body, ...visit }) => {
    const order = orderToAttachTo(params.id, visit)
    attach(attachmentOf(body.postOrderAttachVariants, order, visit), order, visit)
    return shown(order, visit)
  }),
  orderHistory: reads(({ query, shopper, shelf }) => {
    const history = orderHistoryOf(shopper, shelf, query.before)
    if (!history) throw notFound('query.before')
    return history
  }),
  reorderPage: reads(({ params, shopper, shelf }) => reorderOf(shopper, rangeAsked(params.range), shelf)),
  cancellationReasons: reads(({ words: { partner } }) => {
    return {
      reasons: cancellationReasons.map((id) => ({
        id,
        text: partner.cancellation_reasons[id],
        isCustom: needsOwnWords(id),
      })),
    }
  }),
  cancelOrder: writes(({ body, ...visit }) => {
    const { account, state, config, now } = visit
    const order = ownOrder(body.id, 'id', visit)
    const reason = body.cancellationReason
    if (!isCancellationReason(reason)) {
      const expected = cancellationReasons.join(', ')
      throw badField('cancellationReason', expected)
    }
    const customReason = body.customCancellationReason?.trim() ?? ''
    if (needsOwnWords(reason) && customReason === '') {
      throw badField('customCancellationReason', 'some text')
    }
    if (!isOpen(order, now)) throw refuse(409, 'too_late')
    order.cancellation = { at: now, reason, ...(customReason === '' ? {} : { customReason }) }
    settleOrder(order, account, { state, config, now })
    expectEnd(order, state, now)
    return shown(order, visit)
  }),
}
