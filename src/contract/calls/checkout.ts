import * as v from 'valibot'
import { call } from '../call.ts'
import { cartDifferenceSchema } from '../entities/cart.ts'
import {
  checkoutInfoSchema,
  deliveryInfoSchema,
  deliveryTimeSchema,
  loyaltyInfoSchema,
  providerDataSchema,
} from '../entities/checkout.ts'
import { centsSchema } from '../entities/money.ts'
import { orderSchema } from '../entities/order.ts'
import { daySchema, idSchema, textSchema } from '../entities/primitives.ts'
import { BillingType } from '../enumerations.ts'
import { DELIVERY_INSTRUCTION_MAXIMUM, PURCHASE_ORDER_NUMBER_MAXIMUM } from '../limits.ts'

/** What every checkout write answers: the checkout as it stands now. */
const checkoutReply = v.object({ data: v.object({ checkout: checkoutInfoSchema }) })

/** Letters, digits and dashes, as whatever draws keys makes them: it becomes the name of a field in what the server keeps. */
const idempotencyKeySchema = v.pipe(v.string(), v.regex(/^[a-z\d][\w-]{7,63}$/i))

const purchaseOrderNumberSchema = v.pipe(textSchema(PURCHASE_ORDER_NUMBER_MAXIMUM), v.trim(), v.nonEmpty())

/** Document 2 §7, Checkout. */
export const checkoutCalls = {
  /** The checkout refresh: the documents leave its address to the caller, this is the one the page data names. */
  refreshCheckout: call('GET', '/api/checkout', { reply: checkoutReply, documented: false }),
  /** What changed under the cart since the shopper last saw it; to be asked before the order is placed. */
  verifyCheckout: call('GET', '/api/checkout/verify', {
    reply: v.object({
      data: v.object({ isValid: v.boolean(), differences: v.array(cartDifferenceSchema) }),
    }),
  }),
  setDeliveryInfo: call('POST', '/api/set-delivery-info', {
    body: v.object({ deliveryInfo: deliveryInfoSchema }),
    reply: checkoutReply,
    errors: ['slot_taken', 'not_found', 'not_available'],
  }),
  setStandardInstructions: call('POST', '/api/set-standard-order-delivery-instructions', {
    body: v.object({
      standardOrderDeliveryInstructions: v.pipe(v.string(), v.maxLength(DELIVERY_INSTRUCTION_MAXIMUM)),
    }),
    reply: checkoutReply,
  }),
  /** The card of a loyalty programme, the points to pay with, or both; points are an account's. */
  setLoyaltyInfo: call('POST', '/api/set-loyalty-info', {
    body: v.object({ loyaltyInfo: loyaltyInfoSchema }),
    reply: checkoutReply,
    errors: ['unauthorized', 'forbidden', 'below_reward_minimum', 'not_enough_points'],
  }),
  setPurchaseOrderNumber: call('POST', '/api/set-purchase-order-number', {
    body: v.object({ purchaseOrderNumber: purchaseOrderNumberSchema }),
    reply: checkoutReply,
  }),
  removePurchaseOrderNumber: call('POST', '/api/remove-purchase-order-number', {
    body: v.object({ purchaseOrderNumber: purchaseOrderNumberSchema }),
    reply: checkoutReply,
    errors: ['not_found'],
  }),
  /** The three regional providers need to be told something; 597 and 598 where a promo code of iPay88 does not go with it. */
  setBillingType: call('PUT', '/api/set-billing-type', {
    body: v.object({ type: v.enum(BillingType), data: v.optional(providerDataSchema) }),
    reply: checkoutReply,
    errors: ['not_available', 597, 598],
  }),
  /** Whether the account's credits are used for this order. */
  applyUserCredits: call('POST', '/api/apply-user-credits', {
    body: v.object({ applyUserCredits: v.boolean() }),
    reply: checkoutReply,
    guards: ['login', 'canUseCredits'],
  }),
  setSelectedPaymentMethod: call('PUT', '/api/set-selected-payment-method', {
    body: v.object({ selectedSavedPaymentMethod: idSchema }),
    reply: checkoutReply,
    errors: ['not_found'],
  }),
  /** The express slots, all or those of one day; none for a postal code where no van goes. */
  expressDeliveryTimes: call('GET', '/api/express-delivery-times', {
    query: v.object({ postalCode: v.optional(v.string()), day: v.optional(daySchema) }),
    reply: v.object({ deliveryTimes: v.array(deliveryTimeSchema) }),
  }),
  /**
   * Places the order of this cart; a key that is known answers the order it made then. With `onlyIfPlaced` a key that is
   * not known is `not_found`, and nothing is placed (docs/decisions/0004). `totalPrice` is the total that the shopper saw:
   * where the order would come to another, it is `cart_changed`, and `details.totalPrice` says to which.
   */
  placeOrder: call('POST', '/api/checkout', {
    body: v.object({
      cartId: idSchema,
      idempotencyKey: idempotencyKeySchema,
      onlyIfPlaced: v.optional(v.boolean()),
      totalPrice: v.optional(centsSchema),
    }),
    reply: v.object({ data: v.object({ order: orderSchema }) }),
    errors: [
      'empty_cart',
      'below_order_minimum',
      'incomplete_checkout',
      'cart_changed',
      'not_available',
      'slot_taken',
      'card_declined',
      'over_credit_limit',
      'not_found',
      598,
    ],
    guards: ['canPlaceOrders'],
    documented: false,
  }),
}
