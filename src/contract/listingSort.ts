/** How a listing may be ordered: the values of `sort` in a listing's address. The documents name no values. */
export const ListingSort = {
  FEATURED: 'featured',
  PRICE_LOW: 'price-low',
  PRICE_HIGH: 'price-high',
  DISCOUNT: 'discount',
  NAME: 'name',
} as const
export type ListingSort = (typeof ListingSort)[keyof typeof ListingSort]
