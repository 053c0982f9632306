interface Named {
  gid: string
  slug: string
}

/** The server's own reading of the addresses of document 1 §2; all without the base path. */
export const addressOf = {
  home: '/',
  cart: '/cart',
  checkout: '/checkout',
  confirmation: (orderGid: string) => `/confirmation?order=${orderGid}`,
  product: ({ gid, slug }: Named) => `/product/${gid}/${slug}`,
  category: ({ gid, slug }: Named) => `/products/category/${gid}/${slug}`,
  highlight: ({ gid, slug }: Named) => `/products/highlight/${gid}/${slug}`,
  brand: ({ gid, slug }: Named) => `/brand/${gid}/${slug}`,
  search: (term: string) =>
    term === '' ? '/products/search' : `/products/search/${encodeURIComponent(term)}`,
} as const
