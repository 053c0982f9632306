import * as v from 'valibot'
import { daySchema, timestampSchema } from '../primitives.ts'

/** An addition to the documents: the first available express slot. `day` is the calendar day in Malaysia, the others are ISO times. */
export const earliestDeliverySchema = v.object({
  day: daySchema,
  start: timestampSchema,
  end: timestampSchema,
})
export type EarliestDelivery = v.InferOutput<typeof earliestDeliverySchema>
