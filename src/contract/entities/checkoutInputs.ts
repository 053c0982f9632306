import * as v from 'valibot'
import { FulfillmentMethod } from '../enumerations.ts'
import { deliveryInfoSchema, loyaltyInfoSchema } from './checkout.ts'
import { countSchema, idSchema } from './primitives.ts'

/** Document 1 §3, Checkout inputs: all inputs of the checkout. Each call uses a part of them. */
export const checkoutInputsSchema = v.partial(
  v.object({
    promoCode: v.string(),
    cartId: idSchema,
    fulfillmentMethod: v.enum(FulfillmentMethod),
    deliveryInfo: deliveryInfoSchema,
    loyaltyInfo: loyaltyInfoSchema,
    purchaseOrderNumber: v.string(),
    pointsAmount: countSchema,
    applyUserCredits: v.boolean(),
    selectedSavedPaymentMethod: idSchema,
  }),
)
export type CheckoutInputs = v.InferOutput<typeof checkoutInputsSchema>
