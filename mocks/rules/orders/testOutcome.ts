import * as v from 'valibot'

export const paymentTestOutcomeSchema = v.picklist([
  'slow',
  'unsuccessful',
  'error',
  'authorizationExpires',
  'settlementDeclined',
])
export type PaymentTestOutcome = v.InferOutput<typeof paymentTestOutcomeSchema>

/**
 * What happens to an order beside the usual; the input it was placed with decides (`fixtures/inputs.ts`).
 * `check`: it goes through the fraud queue first. `fulfilment`: the fulfiller answers with an error and then recovers, the
 * shop cannot fulfil it, or it is lost on its way. `payment`: the bank takes its time and then says yes, no, or fails; or the
 * authorization has run out when it is charged, or the settlement is declined.
 */
export const orderTestOutcomeSchema = v.object({
  check: v.optional(v.picklist(['cleared', 'rejected'])),
  fulfilment: v.optional(v.picklist(['recovers', 'fails', 'lost'])),
  payment: v.optional(paymentTestOutcomeSchema),
})
export type OrderTestOutcome = v.InferOutput<typeof orderTestOutcomeSchema>
