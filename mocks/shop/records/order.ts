import * as v from 'valibot'
import { addressSchema } from '../../../src/contract/entities/address.ts'
import { centsSchema } from '../../../src/contract/entities/money.ts'
import { pricingInfoSchema } from '../../../src/contract/entities/pricingInfo.ts'
import { countSchema, gidSchema, idSchema } from '../../../src/contract/entities/primitives.ts'
import {
  BillingType,
  DeliveryKind,
  FulfillmentClass,
  OrderType,
  PaymentMethod,
} from '../../../src/contract/enumerations.ts'

const storedShipmentSchema = v.object({
  _id: idSchema,
  fulfillmentClass: v.enum(FulfillmentClass),
  deliveryKind: v.enum(DeliveryKind),
  orderType: v.enum(OrderType),
  fulfiller: v.string(),
  instructions: v.optional(v.string()),
  slot: v.optional(v.object({ id: idSchema, start: v.number(), end: v.number(), timeDisplay: v.string() })),
  variants: v.array(idSchema),
})
export type StoredShipment = v.InferOutput<typeof storedShipmentSchema>

/** An order as it was placed; statuses are worked out from the time that has passed. */
export const storedOrderSchema = v.object({
  _id: idSchema,
  gid: gidSchema,
  createdAt: v.number(),
  paymentMethod: v.enum(PaymentMethod),
  billingType: v.enum(BillingType),
  lastFour: v.optional(v.string()),
  isFirstOrder: v.boolean(),
  email: v.optional(v.string()),
  telephoneNumber: v.string(),
  pricingInfo: pricingInfoSchema,
  promoCodes: v.array(v.string()),
  lines: v.array(
    v.object({
      variantId: idSchema,
      warehouseId: idSchema,
      quantity: countSchema,
      price: centsSchema,
      pickingNotes: v.optional(v.string()),
    }),
  ),
  shipments: v.array(storedShipmentSchema),
  shippingAddress: addressSchema,
})
export type StoredOrder = v.InferOutput<typeof storedOrderSchema>
