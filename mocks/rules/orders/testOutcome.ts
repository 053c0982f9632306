import * as v from 'valibot'

export const paymentFateSchema = v.picklist([
  'slow',
  'unsuccessful',
  'error',
  'authorizationExpires',
  'settlementDeclined',
])
export type PaymentFate = v.InferOutput<typeof paymentFateSchema>

/**
 * What happens to an order beside the usual; the input it was placed with decides (`fixtures/inputs.ts`).
 * `check`: it goes through the fraud queue first. `fulfilment`: the fulfiller answers with an error and then recovers, the
 * shop cannot fulfil it, or it is lost on its way. `payment`: the bank takes its time and then says yes, no, or fails; or the
 * authorization has run out when it is charged, or the settlement is declined.
 */
export const orderFateSchema = v.object({
  check: v.optional(v.picklist(['cleared', 'rejected'])),
  fulfilment: v.optional(v.picklist(['recovers', 'fails', 'lost'])),
  payment: v.optional(paymentFateSchema),
})
export type OrderFate = v.InferOutput<typeof orderFateSchema>
