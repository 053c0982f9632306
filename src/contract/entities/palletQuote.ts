import * as v from 'valibot'
import { centsSchema } from './money.ts'
import { countSchema, daySchema, gidSchema, idSchema, timestampSchema } from './primitives.ts'

/**
 * A saved request for a quote. Its `total`, in cents, is available one working day later and stays; the shopper can order until
 * `validUntil` (docs/decisions/0126).
 */
export const palletQuoteSchema = v.object({
  _id: idSchema,
  number: v.string(),
  createdAt: timestampSchema,
  status: v.picklist(['received', 'quoted', 'expired', 'ordered']),
  companyName: v.optional(v.string()),
  postalCode: v.string(),
  deliveryDay: v.optional(daySchema),
  items: v.array(
    v.object({ variantId: idSchema, name: v.string(), pallets: countSchema, units: countSchema }),
  ),
  total: v.optional(centsSchema),
  validUntil: v.optional(timestampSchema),
  /** The order that was placed from it. */
  orderGid: v.optional(gidSchema),
})
export type PalletQuote = v.InferOutput<typeof palletQuoteSchema>
