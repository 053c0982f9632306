import { isMadeGid } from '../../../fixtures/rows.ts'
import type { ListingEntry } from '../../../src/contract/entities/product/listingEntry.ts'
import type { MockServer } from '../../../mocks/server/mockServer.ts'
import { shopper } from '../shopper.ts'

/** A category with hand-written products and, in a larger shop, many generated ones. */
export const MILK = '/products/category/130101/fresh-milk'

/** All milk of the category, as a shopper finds it. */
export async function milkIn(server: MockServer): Promise<ListingEntry[]> {
  const { body } = await shopper(server).page(`${MILK}/pages/1-9`)
  const listing = body.data?.category?.listing
  if (!listing) throw new Error('No milk')
  return listing.products
}

export const isMade = ({ variant }: ListingEntry): boolean => isMadeGid(variant.product.gid)
