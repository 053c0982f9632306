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
import { paymentAnswers, paymentSchema } from '../entities/payment.ts'
import { daySchema, idSchema, textSchema } from '../entities/primitives.ts'
import { BillingType } from '../enumerations.ts'
import {
  DELIVERY_INSTRUCTION_MAXIMUM,
  ID_MAXIMUM,
  PURCHASE_ORDER_NUMBER_MAXIMUM,
  TOKEN_MAXIMUM,
} from '../limits.ts'

/** The reply of every checkout write: the current state of the checkout. */
const checkoutReply = v.object({ data: v.object({ checkout: checkoutInfoSchema }) })

/** Letters, digits and dashes. The server uses the key as the name of a field in its state. */
const idempotencyKeySchema = v.pipe(v.string(), v.regex(/^[a-z\d][\w-]{7,63}$/i))

const purchaseOrderNumberSchema = v.pipe(textSchema(PURCHASE_ORDER_NUMBER_MAXIMUM), v.trim(), v.nonEmpty())

/** Document 2 §7, Checkout. */
export const checkoutCalls = {
  /** Reads the checkout again. The documents do not give an address for it; the page data contains this one. */
  refreshCheckout: call('GET', '/api/checkout', { reply: checkoutReply, documented: false }),
  /** The cart differences since the shopper last saw the cart. The shop requests them before it places the order. */
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
  /** Sets the card of a loyalty programme, the reward points to apply, or both. Points need an account. */
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
  /**
   * Sets the type of payment. The three regional providers need additional data. 597 and 598 mean that a promo code of iPay88 does not
   * allow this type.
   */
  setBillingType: call('PUT', '/api/set-billing-type', {
    body: v.object({ type: v.enum(BillingType), data: v.optional(providerDataSchema) }),
    reply: checkoutReply,
    errors: ['not_available', 597, 598],
    guards: ['canPlaceOrders'],
  }),
  /** Sets whether this order uses the account's credits. */
  applyUserCredits: call('POST', '/api/apply-user-credits', {
    body: v.object({ applyUserCredits: v.boolean() }),
    reply: checkoutReply,
    guards: ['login', 'canUseCredits'],
  }),
  setSelectedPaymentMethod: call('PUT', '/api/set-selected-payment-method', {
    body: v.object({ selectedSavedPaymentMethod: idSchema }),
    reply: checkoutReply,
    errors: ['not_found'],
    guards: ['canPlaceOrders'],
  }),
  /**
   * The express slots, for all days or for one day. Empty for a postal code without express delivery; without one, that of the shopper's
   * location decides, except for a cart of pickups.
   */
  expressDeliveryTimes: call('GET', '/api/express-delivery-times', {
    query: v.object({ postalCode: v.optional(v.string()), day: v.optional(daySchema) }),
    reply: v.object({ deliveryTimes: v.array(deliveryTimeSchema) }),
  }),
  /**
   * Places the order of this cart. A known key returns the order that it placed before. With `onlyIfPlaced`, an unknown key is refused as
   * `not_found` and no order is placed (docs/decisions/0004). `totalPrice` is the total on screen: if the order has a different total, the
   * call is refused as `cart_changed`, and `details.totalPrice` contains the new total. A client that can show a provider's page or sheet
   * says so with `withPaymentPage`: where the payment needs one, the reply has `payment` instead of `order`, and the order is placed when
   * the shopper has approved it there; the payment's id is then a key of the order as well. For other clients the provider approves by itself.
   */
  placeOrder: call('POST', '/api/checkout', {
    body: v.object({
      cartId: idSchema,
      idempotencyKey: idempotencyKeySchema,
      onlyIfPlaced: v.optional(v.boolean()),
      totalPrice: v.optional(centsSchema),
      withPaymentPage: v.optional(v.boolean(), false),
    }),
    reply: v.object({
      data: v.object({ order: v.optional(orderSchema), payment: v.optional(paymentSchema) }),
    }),
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
  /** A payment at a provider, with the order that it paid for. */
  payment: call('GET', '/api/payments/:id', {
    reply: v.object({ data: v.object({ payment: paymentSchema, order: v.optional(orderSchema) }) }),
    errors: ['not_found'],
    documented: false,
  }),
  /**
   * What the shopper does at the provider: the mocked server is the provider too. `code` is the code that the bank of a card has sent,
   * `token` the one of `GET /api/acs-token`, without which the bank of a card approves nothing. A payment that is not open any more is returned unchanged, so that a page that is opened twice
   * pays once. 566 means a wrong code; after the last try the payment is declined.
   */
  answerPayment: call('POST', '/api/payments/:id', {
    body: v.object({
      answer: v.picklist(paymentAnswers),
      code: v.optional(textSchema(ID_MAXIMUM)),
      token: v.optional(textSchema(TOKEN_MAXIMUM)),
    }),
    reply: v.object({ data: v.object({ payment: paymentSchema, order: v.optional(orderSchema) }) }),
    errors: ['not_found', 566],
    guards: ['canPlaceOrders'],
    documented: false,
  }),
}
