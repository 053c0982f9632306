import * as v from 'valibot'
import { idSchema } from '../../../src/contract/entities/primitives.ts'
import { FulfillmentMethod } from '../../../src/contract/enumerations.ts'

/** What a shopper did beside buying. */
export const engagementSchema = v.object({
  /** Goods that they want to hear of when they are back, each once. */
  restockNotices: v.array(
    v.object({
      variantId: idSchema,
      warehouseId: idSchema,
      fulfillmentMethod: v.optional(v.enum(FulfillmentMethod)),
      at: v.number(),
    }),
  ),
})
export type Engagement = v.InferOutput<typeof engagementSchema>

export const nothingEngaged = (): Engagement => ({ restockNotices: [] })
