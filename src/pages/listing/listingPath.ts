/** A listing's address without its pages: `/products/category/13/milk/pages/1-3` is `/products/category/13/milk`. */
export const listingPath = (pathname: string): string => pathname.replace(/\/pages\/[^/]*\/?$/, '')
