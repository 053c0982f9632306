/**
 * Documented calls that the mocked server answers and no code of the shop makes by name. The listing pages are requested by the address that
 * the data before them names.
 */
export const callsWithoutCaller: readonly string[] = [
  // By the address in `paginationApiUrl`.
  'actionPage',
  'brandPage',
  'categoryPage',
  'recommendationsPage',
  'searchPage',
  'sellerPage',
]
