import type { CategoryCount, Listing } from '../../contract/entities/product/listing.ts'
import type { FulfillmentChoice, ListingFilter } from '../../domain/product/listingFilter.ts'

/** What a listing may be narrowed by, and is now. */
export interface Choices {
  filter: ListingFilter
  /** The ways to choose from; none where all goods come the same way. */
  fulfillments: readonly FulfillmentChoice[]
  brandTexts: Listing['brandTexts']
  categories: readonly CategoryCount[]
}

type Question = 'fulfillment' | 'category' | 'brand'

/** What is worth asking: where there is something to choose from, or a choice to undo. */
export function questionsOf({ filter, fulfillments, brandTexts, categories }: Choices): Question[] {
  const isAsked: Record<Question, boolean> = {
    fulfillment: fulfillments.length > 0 || filter.fulfillment !== null,
    category: categories.length > 1 || filter.category !== null,
    brand: brandTexts.list.length > 1 || filter.brands.length > 0,
  }
  return (['fulfillment', 'category', 'brand'] as const).filter((question) => isAsked[question])
}
