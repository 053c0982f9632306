import * as v from 'valibot'
import { call } from '../call.ts'
import { centsSchema } from '../entities/money.ts'
import { orderSchema, orderVariantSchema } from '../entities/order.ts'
import { pricingInfoSchema } from '../entities/product/pricingInfo.ts'
import { reorderSchema } from '../entities/reorder.ts'
import { countSchema, gidSchema, idSchema, textSchema } from '../entities/primitives.ts'
import { CANCELLATION_REASON_MAXIMUM, PICKING_NOTE_MAXIMUM } from '../limits.ts'

/** What is to be put into an order that is on its way already: a variant, and how many more of it. */
export const postOrderAttachVariantSchema = v.object({
  variantId: idSchema,
  quantity: v.pipe(countSchema, v.minValue(1)),
})
export type PostOrderAttachVariant = v.InferOutput<typeof postOrderAttachVariantSchema>

/** None, or an empty list, is `not_enough_data` (document 2 §5), and not a bad body. */
const attachBody = v.object({
  postOrderAttachVariants: v.optional(v.array(postOrderAttachVariantSchema), []),
})

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

/** Document 2 §7, Orders. An order is named by its number. */
export const orderCalls = {
  /** An order of this visitor; the id is its number (document 2 §5). */
  readOrder: call('GET', '/api/order/:orderGid', {
    reply: v.object({ order: orderSchema }),
    errors: ['order_id_missing', 'not_found'],
  }),
  /** Changes what the shopper asks of who picks a line that comes by van; an empty text takes the note away. */
  updateExpressItem: call('POST', '/api/order-details/update-express-item', {
    body: v.object({
      orderId: gidSchema,
      variantId: idSchema,
      pickingNotes: textSchema(PICKING_NOTE_MAXIMUM),
    }),
    reply: v.object({ order: orderSchema }),
    errors: ['not_found', 'too_late'],
  }),
  /** What the order would come to with these in it: what is added, its new price, and how much more that is. Changes nothing. */
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
  /** Puts more into an order while the shop has not begun to shop for it, if they can travel with what is in it. */
  attachToOrder: call(['PUT', 'POST'], '/api/post-order-attach/:id', {
    body: attachBody,
    reply: v.object({ order: orderSchema }),
    errors: attachErrors,
    guards: ['canPlaceOrders'],
  }),
  /** The account's orders, the newest first. `nextPageUrl` leads to those before them and is left out on the last page. */
  orderHistory: call('GET', '/api/order-history', {
    query: v.object({ before: v.optional(gidSchema) }),
    reply: v.object({ orders: v.array(orderSchema), nextPageUrl: v.optional(v.string()) }),
    errors: ['not_found'],
    guards: ['login'],
  }),
  /** "GET /api/{path} for paged products": other pages of what the account bought before. */
  reorderPage: call('GET', '/api/account/reorder/pages/:range', {
    reply: reorderSchema,
    errors: ['not_found'],
    guards: ['login'],
  }),
  /** Why an order can be called off, in the shopper's language; one with `isCustom` asks for their own words. */
  cancellationReasons: call('GET', '/api/order-cancellation-reasons', {
    reply: v.object({
      reasons: v.array(v.object({ id: idSchema, text: v.string(), isCustom: v.boolean() })),
    }),
  }),
  /** Calls an order off while the shop has not begun to shop for it. All that it took is given back. */
  cancelOrder: call('POST', '/api/cancel-order', {
    body: v.object({
      id: gidSchema,
      cancellationReason: idSchema,
      customCancellationReason: v.optional(textSchema(CANCELLATION_REASON_MAXIMUM)),
    }),
    reply: v.object({ order: orderSchema }),
    errors: ['not_found', 'too_late'],
  }),
}
