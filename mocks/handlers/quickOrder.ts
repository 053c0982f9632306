import type { quickOrderCalls } from '../../src/contract/calls/quickOrder.ts'
import { type HandlersOf, reads } from './handler.ts'

/** An article number of the shop contains the public number of its item. */
const NUMBER = /^[A-Z]+-(\d+)$/

/** Ordering by article number (docs/decisions/0113). */
export const quickOrderHandlers: HandlersOf<typeof quickOrderCalls> = {
  readSkus: reads(({ body, catalogueView }) => ({
    data: {
      items: [...new Set(body.skus)].flatMap((sku) => {
        const gid = NUMBER.exec(sku)?.[1]
        const entry = gid === undefined ? undefined : catalogueView.entry(gid)
        return entry?.variant.inventory.some((row) => row.sku === sku) ? [{ sku, entry }] : []
      }),
    },
  })),
}
