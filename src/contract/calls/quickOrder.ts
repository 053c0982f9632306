import * as v from 'valibot'
import { call } from '../call.ts'
import { listingEntrySchema } from '../entities/product/listingEntry.ts'
import { textSchema } from '../entities/primitives.ts'
import { QUICK_ORDER_LINES_MAXIMUM, SKU_MAXIMUM } from '../limits.ts'

/** Ordering by article number (decision 113). The documents have `inventory.sku` and no call that finds one. */
export const quickOrderCalls = {
  /** The items of article numbers, as they are sold at the shopper's location. Unknown numbers are left out. */
  readSkus: call('POST', '/api/quick-order/skus', {
    body: v.object({
      skus: v.pipe(
        v.array(v.pipe(textSchema(SKU_MAXIMUM), v.toUpperCase())),
        v.minLength(1),
        v.maxLength(QUICK_ORDER_LINES_MAXIMUM),
      ),
    }),
    reply: v.object({
      data: v.object({ items: v.array(v.object({ sku: v.string(), entry: listingEntrySchema })) }),
    }),
    documented: false,
  }),
}
