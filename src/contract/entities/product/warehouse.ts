import * as v from 'valibot'
import { FulfillerType, FulfillmentMethod } from '../../enumerations.ts'
import { idSchema } from '../primitives.ts'

/** Document 1 §3, Warehouse. `name` is an addition: the name on the group card of the cart. */
export const warehouseSchema = v.object({
  _id: idSchema,
  fulfiller: v.string(),
  fulfillmentMethodType: v.enum(FulfillmentMethod),
  fulfillerType: v.enum(FulfillerType),
  expressSupplier: v.optional(v.string()),
  name: v.string(),
})
export type Warehouse = v.InferOutput<typeof warehouseSchema>
