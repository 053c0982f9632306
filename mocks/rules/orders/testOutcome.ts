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
 * What happens to an order that was placed with test input (`fixtures/inputs.ts`). `check`: it goes through the fraud queue first.
 * `fulfilment`: the fulfiller fails and recovers, cannot fulfil, or loses the shipment. `payment`: the authorization is slow, declined or
 * fails; or it has expired when the card is charged, or the settlement is declined.
 */
export const orderTestOutcomeSchema = v.object({
  check: v.optional(v.picklist(['cleared', 'rejected'])),
  fulfilment: v.optional(v.picklist(['recovers', 'fails', 'lost'])),
  payment: v.optional(paymentTestOutcomeSchema),
})
export type OrderTestOutcome = v.InferOutput<typeof orderTestOutcomeSchema>
