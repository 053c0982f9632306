/** The sort orders of a listing: the values of `sort` in its address. The documents name no values. */
export const ListingSort = {
  FEATURED: 'featured',
  PRICE_LOW: 'price-low',
  PRICE_HIGH: 'price-high',
  DISCOUNT: 'discount',
  NAME: 'name',
} as const
export type ListingSort = (typeof ListingSort)[keyof typeof ListingSort]
