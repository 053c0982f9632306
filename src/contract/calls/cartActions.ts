import * as v from 'valibot'
import { call } from '../call.ts'
import { cartDifferenceSchema, cartSchema, cartShortfallSchema } from '../entities/cart.ts'
import { couponSchema } from '../entities/product/coupon.ts'
import { discountTermsSchema, promoCodeProblemSchema } from '../entities/product/discount.ts'
import { listingEntrySchema } from '../entities/product/listingEntry.ts'
import { centsSchema } from '../entities/money.ts'
import { countSchema, idSchema, textSchema, timestampSchema } from '../entities/primitives.ts'
import { FulfillmentMethod, PromoCodeKind } from '../enumerations.ts'
import { ADDED_AT_ONCE_MAXIMUM, LIST_SEARCH_MAXIMUM, PROMO_CODE_MAXIMUM } from '../limits.ts'

const cartReply = v.object({ data: v.object({ cart: cartSchema }) })
/** What several things put into the cart at once answer: nothing that was left out is left unsaid. */
const additionReply = v.object({
  data: v.object({ cart: cartSchema, notAdded: v.array(cartShortfallSchema) }),
})
const ageGateAccepted = v.optional(v.boolean())

const codeSchema = v.pipe(textSchema(PROMO_CODE_MAXIMUM), v.trim(), v.nonEmpty(), v.toUpperCase())
const codeResultSchema = v.object({
  code: v.string(),
  didAddPromoCode: v.boolean(),
  /** Why it was not added, and by how many cents its minimum was missed. */
  problem: v.optional(promoCodeProblemSchema),
  missing: v.optional(centsSchema),
})

/** Document 2 §7, Cart: what is done to a cart beside changing one line of it. */
export const cartActionCalls = {
  /** What the cart builder shows: the goods of those ids, which are joined by commas; unknown ones are left out. */
  readCartBuilder: call('GET', '/api/carts/builder', {
    query: v.object({ ids: v.string() }),
    reply: v.object({ data: v.object({ products: v.array(listingEntrySchema) }) }),
  }),
  /** Moves what this browser's guest had in the cart into the account's, and tells what came out differently. */
  mergeCarts: call('POST', '/api/carts/merge', {
    body: v.optional(v.object({})),
    reply: v.object({
      data: v.object({ cart: cartSchema, cartDifferences: v.array(cartDifferenceSchema) }),
    }),
    guards: ['login'],
  }),
  /** Puts an earlier order of the shopper into the cart again. */
  addOrder: call('POST', '/api/carts/add-order', {
    body: v.object({ orderId: v.string(), ageGateAccepted }),
    reply: additionReply,
    errors: ['order_id_missing', 'not_found'],
  }),
  /** Puts one of each into the cart; an id that stands twice means two. */
  addVariantsByIds: call('POST', '/api/carts/add-variants-by-ids', {
    body: v.object({
      ids: v.pipe(v.array(idSchema), v.minLength(1), v.maxLength(ADDED_AT_ONCE_MAXIMUM)),
      ageGateAccepted,
    }),
    reply: additionReply,
  }),
  /** Puts a shopping list into the cart, or what a filter leaves of it: a fulfilment class, words that are searched for. */
  addList: call('POST', '/api/carts/add-list', {
    body: v.object({
      listId: idSchema,
      filter: v.optional(
        v.object({
          fulfillmentFilter: v.optional(v.string()),
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
   * Enters a promo code, for the goods of one fulfilment method where one is given. A code that does not count is not added,
   * and its result says why (docs/decisions/0030).
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
  /** Enters several at once, each on its own merits. */
  addPromoCodes: call('POST', '/api/cart/promo-codes', {
    body: v.object({
      cartId: idSchema,
      promoCodes: v.pipe(v.array(codeSchema), v.minLength(1), v.maxLength(10)),
      fulfillmentMethod: v.optional(v.enum(FulfillmentMethod)),
    }),
    reply: v.object({ results: v.array(codeResultSchema), ...cartReply.entries }),
    errors: ['not_found', 597, 598],
    guards: ['canUsePromoCodes'],
  }),
  /** The codes that the shop shows, with what each would need of this cart; none to who may not use any. */
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
  /** Pays with so many reward points; none takes them back. */
  applyRewards: call('POST', '/api/cart/:id/rewards', {
    body: v.object({ pointsAmount: countSchema }),
    reply: cartReply,
    errors: ['not_found', 'below_reward_minimum', 'not_enough_points'],
    guards: ['login', 'canUseRewards'],
  }),
  /** Clips a coupon: from then on it counts in every cart of the account until it is redeemed. */
  clipCoupon: call('POST', '/api/cart/coupons/:couponId/clip', {
    reply: v.object({ coupon: couponSchema, ...cartReply.entries }),
    errors: ['not_found', 'not_available'],
    guards: ['login'],
    documented: false,
  }),
}
