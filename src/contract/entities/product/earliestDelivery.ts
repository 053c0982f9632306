import * as v from 'valibot'
import { daySchema, timestampSchema } from '../primitives.ts'

/** Ours: the first express slot that is still to be had. `day` is the calendar day in Malaysia, the others ISO times. */
export const earliestDeliverySchema = v.object({
  day: daySchema,
  start: timestampSchema,
  end: timestampSchema,
})
export type EarliestDelivery = v.InferOutput<typeof earliestDeliverySchema>
