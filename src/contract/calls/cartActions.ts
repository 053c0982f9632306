import * as v from 'valibot'
import { call } from '../call.ts'
import { cartDifferenceSchema, cartSchema, cartShortfallSchema } from '../entities/cart.ts'
import { couponSchema } from '../entities/product/coupon.ts'
import { discountTermsSchema, promoCodeProblemSchema } from '../entities/product/discount.ts'
import { listingEntrySchema } from '../entities/product/listingEntry.ts'
import { centsSchema } from '../entities/money.ts'
import { countSchema, idSchema, textSchema, timestampSchema } from '../entities/primitives.ts'
import { FulfillmentMethod, PromoCodeKind } from '../enumerations.ts'
import {
  ADDED_AT_ONCE_MAXIMUM,
  ID_MAXIMUM,
  LIST_SEARCH_MAXIMUM,
  PROMO_CODE_MAXIMUM,
  PROMO_CODES_AT_ONCE_MAXIMUM,
} from '../limits.ts'

const cartReply = v.object({ data: v.object({ cart: cartSchema }) })
/** The reply of calls that add several items at once. `notAdded` lists every item that was not added in full. */
const additionReply = v.object({
  data: v.object({ cart: cartSchema, notAdded: v.array(cartShortfallSchema) }),
})
const ageGateAccepted = v.optional(v.boolean())

const codeSchema = v.pipe(textSchema(PROMO_CODE_MAXIMUM), v.trim(), v.nonEmpty(), v.toUpperCase())
const codeResultSchema = v.object({
  code: v.string(),
  didAddPromoCode: v.boolean(),
  /** The reason why the code was not added, and the amount in cents that its minimum lacks. */
  problem: v.optional(promoCodeProblemSchema),
  missing: v.optional(centsSchema),
})

/** Document 2 §7, Cart: all calls except the change of one line. */
export const cartActionCalls = {
  /** The products of the cart builder. `ids` is a comma-separated list; unknown ids are left out. */
  readCartBuilder: call('GET', '/api/carts/builder', {
    query: v.object({ ids: v.string() }),
    reply: v.object({ data: v.object({ products: v.array(listingEntrySchema) }) }),
  }),
  /** Merges the guest cart of this browser into the account's cart, and returns the differences. */
  mergeCarts: call('POST', '/api/carts/merge', {
    body: v.optional(v.object({})),
    reply: v.object({
      data: v.object({ cart: cartSchema, cartDifferences: v.array(cartDifferenceSchema) }),
    }),
    guards: ['login'],
  }),
  /** Adds the items of an earlier order to the cart. */
  addOrder: call('POST', '/api/carts/add-order', {
    body: v.object({ orderId: textSchema(ID_MAXIMUM), ageGateAccepted }),
    reply: additionReply,
    errors: ['order_id_missing', 'not_found'],
  }),
  /** Adds one of each variant to the cart. An id that appears twice adds two. */
  addVariantsByIds: call('POST', '/api/carts/add-variants-by-ids', {
    body: v.object({
      ids: v.pipe(v.array(idSchema), v.minLength(1), v.maxLength(ADDED_AT_ONCE_MAXIMUM)),
      ageGateAccepted,
    }),
    reply: additionReply,
  }),
  /** Adds a shopping list to the cart, or the part of it that matches a filter: a fulfilment class or a search term. */
  addList: call('POST', '/api/carts/add-list', {
    body: v.object({
      listId: idSchema,
      filter: v.optional(
        v.object({
          fulfillmentFilter: v.optional(textSchema(ID_MAXIMUM)),
          term: v.optional(textSchema(LIST_SEARCH_MAXIMUM)),
        }),
      ),
      ageGateAccepted,
    }),
    reply: additionReply,
    errors: ['not_found'],
    guards: ['login'],
  }),
  /**
   * Adds a promo code, limited to one fulfilment method if the request names one. A code that does not apply is not added, and the result
   * gives the reason (docs/decisions/0030).
   */
  addPromoCode: call('POST', '/api/cart/promo-code', {
    body: v.object({
      code: codeSchema,
      cartId: idSchema,
      fulfillmentMethod: v.optional(v.enum(FulfillmentMethod)),
    }),
    reply: v.object({ results: codeResultSchema, ...cartReply.entries }),
    errors: ['not_found', 597, 598],
    guards: ['canUsePromoCodes'],
  }),
  removePromoCode: call('DELETE', '/api/cart/promo-code', {
    body: v.object({ cartId: idSchema, code: codeSchema }),
    reply: cartReply,
    errors: ['not_found'],
  }),
  /** Adds several codes at once, each with its own result. 597 and 598 refuse all of them, because they are about the whole total. */
  addPromoCodes: call('POST', '/api/cart/promo-codes', {
    body: v.object({
      cartId: idSchema,
      promoCodes: v.pipe(v.array(codeSchema), v.minLength(1), v.maxLength(PROMO_CODES_AT_ONCE_MAXIMUM)),
      fulfillmentMethod: v.optional(v.enum(FulfillmentMethod)),
    }),
    reply: v.object({ results: v.array(codeResultSchema), ...cartReply.entries }),
    errors: ['not_found', 597, 598],
    guards: ['canUsePromoCodes'],
  }),
  /**
   * The promo codes on display, with the requirements that this cart does not meet yet. Empty for shoppers without the permission to use
   * promo codes.
   */
  displayPromoCodes: call('GET', '/api/cart/display-promo-codes', {
    reply: v.object({
      promoCodes: v.array(
        v.object({
          code: v.string(),
          kind: v.enum(PromoCodeKind),
          text: v.string(),
          terms: discountTermsSchema,
          endDate: v.optional(timestampSchema),
          isApplied: v.boolean(),
          problem: v.optional(promoCodeProblemSchema),
          missing: v.optional(centsSchema),
        }),
      ),
    }),
  }),
  /** Applies reward points to the cart; 0 removes them. */
  applyRewards: call('POST', '/api/cart/:id/rewards', {
    body: v.object({ pointsAmount: countSchema }),
    reply: cartReply,
    errors: ['not_found', 'below_reward_minimum', 'not_enough_points'],
    guards: ['login', 'canUseRewards'],
  }),
  /** Clips a coupon. It then applies to every cart of the account until it is redeemed. */
  clipCoupon: call('POST', '/api/cart/coupons/:couponId/clip', {
    reply: v.object({ coupon: couponSchema, ...cartReply.entries }),
    errors: ['not_found', 'not_available'],
    guards: ['login'],
    documented: false,
  }),
}
