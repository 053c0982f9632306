import type { CategoryCount, Listing } from '../../contract/entities/product/listing.ts'
import type { FulfillmentChoice, ListingFilter } from '../../domain/product/listingFilter.ts'

/** The available filters of a listing and the active ones. */
export interface Choices {
  filter: ListingFilter
  /** The fulfilment options; none if all products arrive the same way. */
  fulfillments: readonly FulfillmentChoice[]
  brandTexts: Listing['brandTexts']
  categories: readonly CategoryCount[]
}

type Question = 'fulfillment' | 'category' | 'brand'

/** The filters to show: those with a choice, or with an active one to clear. */
export function questionsOf({ filter, fulfillments, brandTexts, categories }: Choices): Question[] {
  const isAsked: Record<Question, boolean> = {
    fulfillment: fulfillments.length > 0 || filter.fulfillment !== null,
    category: categories.length > 1 || filter.category !== null,
    brand: brandTexts.list.length > 1 || filter.brands.length > 0,
  }
  return (['fulfillment', 'category', 'brand'] as const).filter((question) => isAsked[question])
}
