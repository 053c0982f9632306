import * as v from 'valibot'
import { addressSchema } from '../../../src/contract/entities/account/address.ts'
import { vatInformationSchema } from '../../../src/contract/entities/account/vatInformation.ts'
import { centsSchema } from '../../../src/contract/entities/money.ts'
import { orderRefundSchema } from '../../../src/contract/entities/order.ts'
import { pricingInfoSchema } from '../../../src/contract/entities/product/pricingInfo.ts'
import { countSchema, gidSchema, idSchema } from '../../../src/contract/entities/primitives.ts'
import {
  BillingType,
  DeliveryKind,
  FulfillmentClass,
  FulfillmentMethod,
  OrderType,
  PaymentMethod,
  Substitution,
} from '../../../src/contract/enumerations.ts'
import { orderTestOutcomeSchema } from '../../rules/orders/testOutcome.ts'

const storedShipmentSchema = v.object({
  _id: idSchema,
  fulfillmentClass: v.enum(FulfillmentClass),
  fulfillmentMethod: v.enum(FulfillmentMethod),
  /** The warehouse that it leaves from. */
  warehouseId: idSchema,
  /** In cents; what all shipments cost together is in the order's `pricingInfo`. */
  shippingPrice: centsSchema,
  deliveryKind: v.enum(DeliveryKind),
  orderType: v.enum(OrderType),
  fulfiller: v.string(),
  instructions: v.optional(v.string()),
  /** Where it goes, if not to the address of the order. */
  shippingAddress: v.optional(addressSchema),
  slot: v.optional(v.object({ id: idSchema, start: v.number(), end: v.number(), timeDisplay: v.string() })),
  variants: v.array(idSchema),
})
export type StoredShipment = v.InferOutput<typeof storedShipmentSchema>

/** What a business still needs of a buyer who has deleted the account. */
const formerBuyerSchema = v.object({
  _id: idSchema,
  name: v.object({ first: v.string(), last: v.string() }),
  vatInformation: v.optional(vatInformationSchema),
})

/** An order as it was placed, with what was done to it since; statuses are worked out from the time that has passed. */
export const storedOrderSchema = v.object({
  _id: idSchema,
  gid: gidSchema,
  /** The cart that it was placed from; missing in older orders. */
  cartId: v.optional(idSchema),
  createdAt: v.number(),
  paymentMethod: v.enum(PaymentMethod),
  billingType: v.enum(BillingType),
  billingInfoId: v.optional(idSchema),
  /** The business that it was placed for; left out for a personal order. */
  organizationId: v.optional(idSchema),
  /** Who placed it, of an order whose buyer has deleted the account. */
  formerBuyer: v.optional(formerBuyerSchema),
  /** The business that gets the invoice: the buyer may have changed to another one before it is settled. */
  invoicedTo: v.optional(idSchema),
  lastFour: v.optional(v.string()),
  isFirstOrder: v.boolean(),
  email: v.optional(v.string()),
  telephoneNumber: v.string(),
  pricingInfo: pricingInfoSchema,
  /** The total when it was placed, of an order with items that were added later; in cents. */
  placedTotal: v.optional(centsSchema),
  promoCodes: v.array(v.string()),
  /** The coupons that it redeemed. */
  coupons: v.optional(v.array(idSchema)),
  purchaseOrderNumber: v.optional(v.string()),
  /** Whole pallets, ordered from a quote: they do not come from the stock of the shop. */
  isByPallet: v.optional(v.boolean()),
  lines: v.array(
    v.object({
      variantId: idSchema,
      warehouseId: idSchema,
      quantity: countSchema,
      price: centsSchema,
      pickingNotes: v.optional(v.string()),
      substitution: v.optional(v.enum(Substitution)),
    }),
  ),
  shipments: v.array(storedShipmentSchema),
  shippingAddress: addressSchema,
  testOutcome: v.optional(orderTestOutcomeSchema),
  cancellation: v.optional(
    v.object({ at: v.number(), reason: idSchema, customReason: v.optional(v.string()) }),
  ),
  /** The order failed, and everything was returned; an order without it is active. */
  undone: v.optional(v.object({ at: v.number(), refund: v.optional(orderRefundSchema) })),
  /** The points that it earned when it was delivered. */
  pointsEarned: v.optional(countSchema),
  isInvoicePaid: v.optional(v.boolean()),
  /** The provider had collected the money when the order was placed. */
  isPaid: v.optional(v.boolean()),
  /** What a returned debit of a bank account costs, as agreed when the order was placed. */
  returnCheckFee: v.optional(centsSchema),
})
export type StoredOrder = v.InferOutput<typeof storedOrderSchema>
