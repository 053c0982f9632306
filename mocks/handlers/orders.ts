import type { orderCalls } from '../../src/contract/calls/orders.ts'
import type { Order, OrderVariant } from '../../src/contract/entities/order.ts'
import { FulfillmentClass } from '../../src/contract/enumerations.ts'
import { cancellationReasons } from '../../fixtures/tables/cancellationReasons.ts'
import { isCancellationReason, needsOwnWords } from '../rules/orders/cancellationReasons.ts'
import { canChange, progressAt } from '../rules/orders/orderLifecycle.ts'
import { lineTotal } from '../rules/pricing.ts'
import { badField, notFound, refuse } from '../base/refuse.ts'
import { addedPriceOf, attach, type Attachment, attachmentOf } from '../state/orders/attachment.ts'
import { expectEnd } from '../state/orders/due.ts'
import { asFound, countLookup, guestOrder, lookupsLeft } from '../state/orders/guestOrder.ts'
import { settleOrder } from '../state/orders/orderAccounts.ts'
import { readableOrder } from '../state/business/businessOrders.ts'
import { orderFor, orderHistoryOf } from '../state/business/orderHistory.ts'
import { timelineInputOf, orderOf } from '../state/orders/orderView.ts'
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
function orderToAttachTo(id: string, context: HandlerContext): StoredOrder {
  if (!isNumber(id)) throw refuse('not_enough_data', { field: 'id' })
  return ownOrder(id, 'id', context)
}

const isOpen = (order: StoredOrder, now: number): boolean =>
  canChange(progressAt(timelineInputOf(order), now))

const shown = (order: StoredOrder, { catalogueView }: HandlerContext): { order: Order } => ({
  order: orderOf(order, catalogueView),
})

const orderVariantsOf = ({ added }: Attachment): OrderVariant[] =>
  added.map(({ variant, shipment, quantity, price }) => ({
    variant,
    quantity,
    price,
    totalPrice: lineTotal({ price }, quantity),
    shipment: shipment._id,
  }))

/** The warehouses of van delivery and pickup: the only places with a picker who reads notes. Whole pallets are not picked. */
const pickedAt = ({ shipments, isByPallet }: StoredOrder): string[] =>
  shipments
    .filter(({ fulfillmentClass }) => fulfillmentClass === FulfillmentClass.EXPRESS && !isByPallet)
    .map(({ warehouseId }) => warehouseId)

/** Document 2 §7, Orders. */
export const orderHandlers: HandlersOf<typeof orderCalls> = {
  readOrder: reads(({ params, ...context }) => {
    if (!isNumber(params.orderGid)) throw refuse('order_id_missing')
    const placed = readableOrder(params.orderGid, context)
    if (!placed) throw notFound('orderGid')
    return { order: orderFor(placed, context) }
  }),
  findOrder: writes(({ body, ...context }) => {
    const { state, visitor, now } = context
    const left = lookupsLeft(state, visitor.id, now)
    const order = left > 0 ? guestOrder(state, body.number.replaceAll(/\D/g, ''), body.email) : undefined
    if (order) return { order: asFound(orderOf(order, context.catalogueView)) }
    if (left > 0) countLookup(state, visitor.id, now)
    // It is not thrown, since the attempt is counted.
    return refuse('not_found', { details: { triesLeft: Math.max(0, left - 1) } })
  }),
  updateExpressItem: writes(({ body, ...context }) => {
    const order = ownOrder(body.orderId, 'orderId', context)
    const places = pickedAt(order)
    const lines = order.lines.filter(
      ({ variantId, warehouseId }) => variantId === body.variantId && places.includes(warehouseId),
    )
    if (lines.length === 0) throw notFound('variantId')
    if (!isOpen(order, context.now)) throw refuse('too_late')
    const { substitution } = body
    const pickingNotes = body.pickingNotes.trim()
    for (const line of lines) {
      if (pickingNotes === '') delete line.pickingNotes
      else line.pickingNotes = pickingNotes
      if (substitution !== undefined) line.substitution = substitution
    }
    return shown(order, context)
  }),
  previewAttach: reads(({ params, body, ...context }) => {
    const order = orderToAttachTo(params.id, context)
    const attachment = attachmentOf(body.postOrderAttachVariants, order, context)
    const { pricingInfo } = attachment
    return {
      preview: {
        orderVariants: orderVariantsOf(attachment),
        pricingInfo,
        addedPrice: addedPriceOf(attachment, order),
      },
    }
  }),
  attachToOrder: writes(({ params, body, ...context }) => {
    const order = orderToAttachTo(params.id, context)
    const attachment = attachmentOf(body.postOrderAttachVariants, order, context)
    const addedPrice = addedPriceOf(attachment, order)
    if (body.addedPrice !== undefined && body.addedPrice !== addedPrice)
      throw refuse('cart_changed', { details: { addedPrice } })
    attach(attachment, order, context)
    return shown(order, context)
  }),
  orderHistory: reads(({ query, ...context }) => {
    const history = orderHistoryOf(context, query)
    if (!history) throw notFound('query')
    return history
  }),
  reorderPage: reads(({ params, query, shopper, catalogueView }) =>
    reorderOf(shopper, rangeAsked(params.range), query, catalogueView),
  ),
  cancellationReasons: reads(({ texts: { partner } }) => {
    return {
      reasons: cancellationReasons.map((id) => ({
        id,
        text: partner.cancellation_reasons[id],
        isCustom: needsOwnWords(id),
      })),
    }
  }),
  cancelOrder: writes(({ body, ...context }) => {
    const { account, state, config, now } = context
    const order = ownOrder(body.id, 'id', context)
    const reason = body.cancellationReason
    if (!isCancellationReason(reason)) {
      const expected = cancellationReasons.join(', ')
      throw badField('cancellationReason', expected)
    }
    const customReason = body.customCancellationReason?.trim() ?? ''
    if (needsOwnWords(reason) && customReason === '') {
      throw badField('customCancellationReason', 'some text')
    }
    if (!isOpen(order, now)) throw refuse('too_late')
    order.cancellation = { at: now, reason, ...(customReason === '' ? {} : { customReason }) }
    settleOrder(order, account, { state, config, now })
    expectEnd(order, state, now)
    return shown(order, context)
  }),
}
