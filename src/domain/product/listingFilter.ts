import { FulfillmentClass } from '../../contract/enumerations.ts'
import { ListingSort } from '../../contract/listingSort.ts'
import { SellerFulfillment } from '../../contract/sellerFulfillment.ts'

/** How products arrive: delivered by the shop, or by a seller (document 1 §2, left side menu). */
export type FulfillmentChoice = FulfillmentClass | SellerFulfillment

/** The filters of a listing. They are stored only in the address, so that Back, reload and a shared link agree. */
export interface ListingFilter {
  fulfillment: FulfillmentChoice | null
  /** A category's gid. */
  category: string | null
  /** Brand gids. */
  brands: readonly string[]
  sort: ListingSort
}

export type FilterChip =
  | { kind: 'fulfillment'; value: FulfillmentChoice }
  | { kind: 'category'; value: string }
  | { kind: 'brand'; value: string }

export const noFilter: ListingFilter = {
  fulfillment: null,
  category: null,
  brands: [],
  sort: ListingSort.FEATURED,
}

const Parameter = {
  FULFILLMENT: 'fulfillmentFilter',
  CATEGORY: 'categoryFilter',
  BRAND: 'brandFilter',
  SORT: 'sort',
} as const

const oneOf = <Value extends string>(values: Record<string, Value>, text: string | null): Value | null =>
  Object.values(values).find((value) => value === text) ?? null

const isGid = (text: string) => /^\d+$/.test(text)

/** The filter in an address; invalid values are ignored (document 1 §2, category page). */
export function filterOf(search: URLSearchParams): ListingFilter {
  const category = search.get(Parameter.CATEGORY)
  const brands = (search.get(Parameter.BRAND) ?? '').split(',').filter(isGid)
  return {
    fulfillment: oneOf({ ...FulfillmentClass, ...SellerFulfillment }, search.get(Parameter.FULFILLMENT)),
    category: category && isGid(category) ? category : null,
    brands: [...new Set(brands)],
    sort: oneOf(ListingSort, search.get(Parameter.SORT)) ?? noFilter.sort,
  }
}

/** The query for a filter; other parameters of `search` are kept. */
export function withFilter(search: URLSearchParams, filter: ListingFilter): URLSearchParams {
  const next = new URLSearchParams(search)
  const set = (name: string, value: string | null) => (value ? next.set(name, value) : next.delete(name))
  set(Parameter.FULFILLMENT, filter.fulfillment)
  set(Parameter.CATEGORY, filter.category)
  set(Parameter.BRAND, filter.brands.join(','))
  set(Parameter.SORT, filter.sort === noFilter.sort ? null : filter.sort)
  return next
}

/** Toggles one choice. Brands can be combined; the other filters have one value at a time. */
export function toggled(filter: ListingFilter, chip: FilterChip): ListingFilter {
  switch (chip.kind) {
    case 'fulfillment':
      return { ...filter, fulfillment: filter.fulfillment === chip.value ? null : chip.value }
    case 'category':
      return { ...filter, category: filter.category === chip.value ? null : chip.value }
    case 'brand':
      return {
        ...filter,
        brands: filter.brands.includes(chip.value)
          ? filter.brands.filter((gid) => gid !== chip.value)
          : [...filter.brands, chip.value],
      }
  }
}

/** The active filters, one chip each; the sort order is not a filter. */
export const activeChips = ({ fulfillment, category, brands }: ListingFilter): FilterChip[] => [
  ...(fulfillment ? [{ kind: 'fulfillment', value: fulfillment } as const] : []),
  ...(category ? [{ kind: 'category', value: category } as const] : []),
  ...brands.map((value) => ({ kind: 'brand', value }) as const),
]

/** Clears all filters; the sort order stays. */
export const cleared = (filter: ListingFilter): ListingFilter => ({ ...noFilter, sort: filter.sort })

export const isNarrowed = (filter: ListingFilter): boolean => activeChips(filter).length > 0
