import * as v from 'valibot'
import { call } from '../call.ts'
import { centsSchema } from '../entities/money.ts'
import { orderSchema, orderVariantSchema } from '../entities/order.ts'
import { orderHistorySchema } from '../entities/orderHistory.ts'
import { pricingInfoSchema } from '../entities/product/pricingInfo.ts'
import { reorderQuerySchema, reorderSchema } from '../entities/reorder.ts'
import { Substitution } from '../enumerations.ts'
import { countSchema, gidSchema, idSchema, textSchema } from '../entities/primitives.ts'
import {
  CANCELLATION_REASON_MAXIMUM,
  EMAIL_MAXIMUM,
  ORDER_NUMBER_MAXIMUM,
  PICKING_NOTE_MAXIMUM,
} from '../limits.ts'

/** Items to add to an order that is already placed: a variant and the additional quantity. */
export const postOrderAttachVariantSchema = v.object({
  variantId: idSchema,
  quantity: v.pipe(countSchema, v.minValue(1)),
})
export type PostOrderAttachVariant = v.InferOutput<typeof postOrderAttachVariantSchema>

/** A missing or empty list is refused as `not_enough_data` (document 2 §5), not as a bad body. */
const attachBody = v.object({
  postOrderAttachVariants: v.optional(v.array(postOrderAttachVariantSchema), []),
})

/** `addedPrice` is the amount on screen, in cents (ours, docs/decisions/0035): another one is refused as `cart_changed`. */
const attachOrderBody = v.object({ ...attachBody.entries, addedPrice: v.optional(centsSchema) })

const attachErrors = [
  'not_enough_data',
  'not_found',
  'too_late',
  'not_available',
  'not_enough_stock',
  'over_maximum',
  'sample_limit',
  'age_gate',
  'over_credit_limit',
] as const

/** Document 2 §7, Orders. The id of an order is its number. */
export const orderCalls = {
  /** An order of this visitor; the id is its number (document 2 §5). */
  readOrder: call('GET', '/api/order/:orderGid', {
    reply: v.object({ order: orderSchema }),
    errors: ['order_id_missing', 'not_found'],
  }),
  /**
   * Finds a guest's order by its number and email, from any browser (docs/decisions/0101). An unknown number and another email are the same
   * refusal, with `triesLeft`; without one left, every pair is refused for a while.
   */
  findOrder: call('POST', '/api/order/find', {
    body: v.object({ number: textSchema(ORDER_NUMBER_MAXIMUM), email: textSchema(EMAIL_MAXIMUM) }),
    reply: v.object({ order: orderSchema }),
    errors: ['not_found'],
    documented: false,
  }),
  /** Changes the note to the picker for an express line, and what may replace it. An empty text removes the note. */
  updateExpressItem: call('POST', '/api/order-details/update-express-item', {
    body: v.object({
      orderId: gidSchema,
      variantId: idSchema,
      pickingNotes: textSchema(PICKING_NOTE_MAXIMUM),
      substitution: v.optional(v.enum(Substitution)),
    }),
    reply: v.object({ order: orderSchema }),
    errors: ['not_found', 'too_late'],
    guards: ['canPlaceOrders'],
  }),
  /** A preview of the order with these items: the added items, the new total, and the difference. Nothing is saved. */
  previewAttach: call('POST', '/api/post-order-attach-preview/:id', {
    body: attachBody,
    reply: v.object({
      preview: v.object({
        orderVariants: v.array(orderVariantSchema),
        pricingInfo: pricingInfoSchema,
        addedPrice: centsSchema,
      }),
    }),
    errors: attachErrors,
    guards: ['canPlaceOrders'],
  }),
  /** Adds items to an order before picking starts, if they can travel with its deliveries. */
  attachToOrder: call(['PUT', 'POST'], '/api/post-order-attach/:id', {
    body: attachOrderBody,
    reply: v.object({ order: orderSchema }),
    errors: [...attachErrors, 'cart_changed'],
    guards: ['canPlaceOrders'],
  }),
  /**
   * The account's orders, newest first; for owners and admins of a business those of all its members, or of one `member`, which is ours
   * (docs/decisions/0114). `nextPageUrl` is the call for older orders; the last page has none.
   */
  orderHistory: call('GET', '/api/order-history', {
    query: v.object({ before: v.optional(gidSchema), member: v.optional(idSchema) }),
    reply: orderHistorySchema,
    errors: ['not_found', 'forbidden'],
    guards: ['login'],
  }),
  /** "GET /api/{path} for paged products": further pages of the products that the account bought before. */
  reorderPage: call('GET', '/api/account/reorder/pages/:range', {
    query: reorderQuerySchema,
    reply: reorderSchema,
    errors: ['not_found'],
    guards: ['login'],
  }),
  /** The reasons for a cancellation, in the shopper's language. A reason with `isCustom` requires a text. */
  cancellationReasons: call('GET', '/api/order-cancellation-reasons', {
    reply: v.object({
      reasons: v.array(v.object({ id: idSchema, text: v.string(), isCustom: v.boolean() })),
    }),
  }),
  /** Cancels an order before picking starts. Payments, points, credits and stock are returned. */
  cancelOrder: call('POST', '/api/cancel-order', {
    body: v.object({
      id: gidSchema,
      cancellationReason: idSchema,
      customCancellationReason: v.optional(textSchema(CANCELLATION_REASON_MAXIMUM)),
    }),
    reply: v.object({ order: orderSchema }),
    errors: ['not_found', 'too_late'],
    guards: ['canPlaceOrders'],
  }),
}
