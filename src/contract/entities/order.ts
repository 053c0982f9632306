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
  Substitution,
} from '../enumerations.ts'
import { addressSchema } from './account/address.ts'
import { vatInformationSchema } from './account/vatInformation.ts'
import { centsSchema } from './money.ts'
import { pricingInfoSchema } from './product/pricingInfo.ts'
import { countSchema, gidSchema, idSchema, timestampSchema } from './primitives.ts'
import { variantSchema } from './product/variant.ts'

/** Document 1 §3, Order.orderVariants: `price` is the price of one item, `totalPrice` that of the line, in cents. */
export const orderVariantSchema = v.object({
  variant: variantSchema,
  quantity: countSchema,
  price: centsSchema,
  totalPrice: centsSchema,
  customerItemPickingNotes: v.optional(v.string()),
  substitution: v.optional(v.enum(Substitution)),
  /** The shipment that it travels in. */
  shipment: v.optional(idSchema),
})
export type OrderVariant = v.InferOutput<typeof orderVariantSchema>

/**
 * A step of a shipment, reached or expected. `at` is the time that it was reached, or is planned for; a step that is late has none
 * (docs/decisions/0076).
 */
export const shipmentStepSchema = v.object({
  status: v.enum(OrderStatus),
  at: v.optional(timestampSchema),
  isReached: v.boolean(),
})
export type ShipmentStep = v.InferOutput<typeof shipmentStepSchema>

/** One delivery of an order: items that travel together, with their own status. */
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
  /** The express slot as ISO times, which the shop formats in the current language. */
  slot: v.optional(v.object({ start: timestampSchema, end: timestampSchema })),
  instructions: v.optional(v.string()),
  /** Where it goes, if not to the address of the order: a seller's parcel may have an address of its own. */
  shippingAddress: v.optional(addressSchema),
  variants: v.array(idSchema),
  /** The warehouse that it leaves from: only what is in stock there can be added. */
  warehouse: v.optional(idSchema),
  /** In order; those after a cancellation or a failure are left out. */
  steps: v.optional(v.array(shipmentStepSchema)),
})
export type Shipment = v.InferOutput<typeof shipmentSchema>

/** A cancellation: actor, time and reason. `reason` is one of `GET /api/order-cancellation-reasons`. */
export const orderCancellationSchema = v.object({
  at: timestampSchema,
  by: v.picklist(['shopper', 'shop']),
  reason: v.optional(v.string()),
  customReason: v.optional(v.string()),
})
export type OrderCancellation = v.InferOutput<typeof orderCancellationSchema>

/** The refund of a paid order, in cents: as credits, or to the payment method. */
export const orderRefundSchema = v.object({ amount: centsSchema, as: v.picklist(['credits', 'payment']) })
export type OrderRefund = v.InferOutput<typeof orderRefundSchema>

/** Document 1 §3, Order. `billingType` and `lastFour` describe the payment. */
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
  /** The buyer's company on the tax invoice, of an order of another member; null where the buyer has none. */
  invoiceTo: v.optional(v.nullable(vatInformationSchema)),
  orderVariants: v.array(orderVariantSchema),
  shipments: v.array(shipmentSchema),
  shippingAddress: addressSchema,
  canCancel: v.boolean(),
  /** Whether items can be added. Notes can be changed for as long as it can be cancelled. */
  canAttach: v.boolean(),
  /** Whole pallets, from a quote: nothing is picked from a shelf (docs/decisions/0126). */
  isByPallet: v.optional(v.boolean()),
  cancellation: v.optional(orderCancellationSchema),
  refund: v.optional(orderRefundSchema),
  /** In cents, owed in addition to the total because the bank returned the debit of a bank account (document 1 §3, ACH returnCheckFee). */
  returnCheckFee: v.optional(centsSchema),
  /** When the invoice of a business is due. */
  invoiceDueAt: v.optional(timestampSchema),
})
export type Order = v.InferOutput<typeof orderSchema>
