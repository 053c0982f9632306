import { request } from '../../api/request.ts'
import { quickOrderCalls } from '../../contract/calls/quickOrder.ts'
import type { ListingEntry } from '../../contract/entities/product/listingEntry.ts'
import { confirmStillLoggedIn } from '../session/confirmLogin.ts'

/** The items of article numbers, by number; unknown ones are left out. Throws the `Failure` of the call. */
export async function itemsBySku(skus: readonly string[]): Promise<ReadonlyMap<string, ListingEntry>> {
  const unique = [...new Set(skus)]
  if (unique.length === 0) return new Map()
  await confirmStillLoggedIn()
  const { data } = await request(quickOrderCalls.readSkus, { body: { skus: unique } })
  return new Map(data.items.map(({ sku, entry }) => [sku, entry]))
}
