import * as v from 'valibot'
import { call } from '../call.ts'
import { daySchema, gidSchema, idSchema, textSchema } from '../entities/primitives.ts'
import { BillingType } from '../enumerations.ts'
import { PURCHASE_ORDER_NUMBER_MAXIMUM } from '../limits.ts'

/** The ways to pay for pallets; `CREDIT_CARD` is a saved bank account (docs/decisions/0126). */
export const palletBillingTypes = [
  BillingType.INVOICE,
  BillingType.CREDIT_CARD,
  BillingType.PAYMENT_ON_FULFILLMENT,
] as const

/** Ordering pallets from a quote (docs/decisions/0126). The documents end with the request for the quote. */
export const palletOrderCalls = {
  /**
   * Orders a quote that has a price, once. The address has the postal code of the quote; the day is after today. Refused: a quote without a
   * price (`not_available`), one that has expired (`too_late`) or was ordered (`already_answered`), and a way to pay that the shopper does not
   * have (`not_available`).
   */
  orderPallets: call('POST', '/api/pallet-quotes/:id/order', {
    body: v.object({
      addressId: idSchema,
      deliveryDay: daySchema,
      billingType: v.picklist(palletBillingTypes),
      /** The bank account, for `CREDIT_CARD`. */
      billingId: v.optional(idSchema),
      purchaseOrderNumber: v.optional(v.pipe(textSchema(PURCHASE_ORDER_NUMBER_MAXIMUM), v.trim())),
    }),
    reply: v.object({ data: v.object({ orderGid: gidSchema }) }),
    errors: ['not_found', 'not_available', 'too_late', 'already_answered', 'over_credit_limit'],
    guards: ['login', 'canPlaceOrders'],
    documented: false,
  }),
}
