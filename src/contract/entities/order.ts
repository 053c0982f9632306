import * as v from 'valibot'
import {
  BillingType,
  DeliveryKind,
  FulfillmentClass,
  FulfillmentMethod,
  FulfillmentProcessing,
  OrderStatus,
  OrderType,
  PackageStatus,
  PaymentMethod,
  PaymentTransactionStatus,
} from '../enumerations.ts'
import { addressSchema } from './account/address.ts'
import { centsSchema } from './money.ts'
import { pricingInfoSchema } from './product/pricingInfo.ts'
import { countSchema, gidSchema, idSchema, timestampSchema } from './primitives.ts'
import { variantSchema } from './product/variant.ts'

/** Document 1 §3, Order.orderVariants: `price` is what one cost, `totalPrice` the line, in cents. */
export const orderVariantSchema = v.object({
  variant: variantSchema,
  quantity: countSchema,
  price: centsSchema,
  totalPrice: centsSchema,
  customerItemPickingNotes: v.optional(v.string()),
})
export type OrderVariant = v.InferOutput<typeof orderVariantSchema>

/** One delivery of an order: what travels together, with its own status. */
export const shipmentSchema = v.object({
  _id: idSchema,
  fulfillmentClass: v.enum(FulfillmentClass),
  fulfillmentMethod: v.enum(FulfillmentMethod),
  deliveryKind: v.enum(DeliveryKind),
  orderType: v.enum(OrderType),
  status: v.enum(OrderStatus),
  processing: v.enum(FulfillmentProcessing),
  packageStatus: v.enum(PackageStatus),
  fulfiller: v.string(),
  timeDisplay: v.optional(v.string()),
  /** The express slot as moments, to be said in the shopper's language of now. */
  slot: v.optional(v.object({ start: timestampSchema, end: timestampSchema })),
  instructions: v.optional(v.string()),
  variants: v.array(idSchema),
})
export type Shipment = v.InferOutput<typeof shipmentSchema>

/** Who called an order off, when and why. `reason` is one of those of `GET /api/order-cancellation-reasons`. */
export const orderCancellationSchema = v.object({
  at: timestampSchema,
  by: v.picklist(['shopper', 'shop']),
  reason: v.optional(v.string()),
  customReason: v.optional(v.string()),
})
export type OrderCancellation = v.InferOutput<typeof orderCancellationSchema>

/** What came back of an order that was paid already, in cents: as credits, or the way it was paid. */
export const orderRefundSchema = v.object({ amount: centsSchema, as: v.picklist(['credits', 'payment']) })
export type OrderRefund = v.InferOutput<typeof orderRefundSchema>

/** Document 1 §3, Order. `billingType` with `lastFour` says how it is paid. */
export const orderSchema = v.object({
  _id: idSchema,
  gid: gidSchema,
  createdAt: timestampSchema,
  status: v.enum(OrderStatus),
  paymentMethod: v.enum(PaymentMethod),
  paymentTransactionStatus: v.enum(PaymentTransactionStatus),
  billingType: v.enum(BillingType),
  lastFour: v.optional(v.string()),
  isFirstOrder: v.boolean(),
  email: v.optional(v.string()),
  telephoneNumber: v.string(),
  expressDeliveryTimes: v.array(v.object({ timeDisplay: v.string() })),
  pricingInfo: pricingInfoSchema,
  promoCodes: v.array(v.object({ code: v.string() })),
  purchaseOrderNumber: v.optional(v.string()),
  orderVariants: v.array(orderVariantSchema),
  shipments: v.array(shipmentSchema),
  shippingAddress: addressSchema,
  canCancel: v.boolean(),
  /** Whether more can be put into it, and its picking notes changed. */
  canAttach: v.boolean(),
  cancellation: v.optional(orderCancellationSchema),
  refund: v.optional(orderRefundSchema),
  /** In cents, owed beside the total: the bank returned the debit of a bank account (document 1 §3, ACH returnCheckFee). */
  returnCheckFee: v.optional(centsSchema),
})
export type Order = v.InferOutput<typeof orderSchema>
